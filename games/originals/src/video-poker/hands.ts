import type { Hundredths } from '@arara/game-kit';
import { PACK, RANKS } from '../deck.ts';

/** The cards of a hand. */
export const HAND = 5;

/**
 * The hands that pay, from the best down, by the schedule that is known as Jacks or Better 9/6: nine for a full
 * house and six for a flush. The name of the game is its prizes, so that they are stated and the return is counted.
 */
export const HANDS = [
  { name: 'royal', pays: 80_000 },
  { name: 'straight-flush', pays: 5_000 },
  { name: 'four', pays: 2_500 },
  { name: 'full-house', pays: 900 },
  { name: 'flush', pays: 600 },
  { name: 'straight', pays: 400 },
  { name: 'three', pays: 300 },
  { name: 'two-pairs', pays: 200 },
  { name: 'jacks', pays: 100 },
] as const satisfies readonly { readonly name: string; readonly pays: Hundredths }[];

export type HandName = (typeof HANDS)[number]['name'];

/** The place of each hand in the list; the place behind the last one is a hand that pays nothing. */
export const placeOf = Object.fromEntries(HANDS.map(({ name }, at) => [name, at])) as Readonly<
  Record<HandName, number>
>;
export const NOTHING = HANDS.length;

/** The prize of the hand at a place of the list. */
export const paysAt = (place: number): Hundredths => HANDS[place]?.pays ?? 0;

/** The ranks of each straight as bits, the ace being bit 0: five in a row, and last ten to ace. */
export const straights: readonly number[] = [
  ...Array.from({ length: RANKS - HAND + 1 }, (_, low) => 0b11111 << low),
  (0b1111 << (RANKS - 4)) | 1,
];
const royalRanks = straights.at(-1) ?? 0;
/** Jacks, queens, kings and aces. */
export const highRanks = (0b111 << (RANKS - 3)) | 1;

/** Of each card of a pack, its rank and its suit as bits: millions of hands are looked at. */
const rankBits = Int32Array.from({ length: PACK }, (_, card) => 1 << (card % RANKS));
const suitBits = Int32Array.from({ length: PACK }, (_, card) => 1 << Math.floor(card / RANKS));

/** The place of a hand of five cards, which are numbers of a pack. */
export function placeOfCards(cards: ArrayLike<number>): number {
  let [once, twice, thrice, four, suits] = [0, 0, 0, 0, 0];
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at] ?? 0;
    const rank = rankBits[card] ?? 0;
    four |= thrice & rank;
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
    suits |= suitBits[card] ?? 0;
  }
  if (twice === 0) return placeOfStrangers(once, (suits & (suits - 1)) === 0);
  if (four !== 0) return placeOf.four;
  const isOnePair = (twice & (twice - 1)) === 0;
  if (thrice !== 0) return isOnePair ? placeOf.three : placeOf['full-house'];
  if (!isOnePair) return placeOf['two-pairs'];
  return (twice & highRanks) === 0 ? NOTHING : placeOf.jacks;
}

/** The place of five cards of different ranks. */
function placeOfStrangers(ranks: number, isFlush: boolean): number {
  const isStraight = straights.includes(ranks);
  if (isFlush && ranks === royalRanks) return placeOf.royal;
  if (isFlush) return isStraight ? placeOf['straight-flush'] : placeOf.flush;
  return isStraight ? placeOf.straight : NOTHING;
}
