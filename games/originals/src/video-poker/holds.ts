import type { Hundredths } from '@arara/game-kit';
import type { Card } from '../card.ts';
import { numberOf, PACK, RANKS, SUITS } from '../deck.ts';
import { combinations } from '../odds/combinations.ts';
import { HAND, HANDS, highRanks, NOTHING, paysAt, placeOf, straights } from './hands.ts';

/** A set of cards of a hand as bits; bit 0 is the card with the least number. */
export type HoldBits = number;

const isIn = (bits: number, at: number): boolean => ((bits >> at) & 1) === 1;
const sizeOf = (bits: HoldBits): number =>
  [0, 1, 2, 3, 4].reduce((sum, at) => sum + ((bits >> at) & 1), 0);

/**
 * Every hold, those of more cards first. Of holds that are worth the same, the best one is the first of this list,
 * whatever the order in which the cards were dealt.
 */
export const allHolds: readonly HoldBits[] = Array.from(
  { length: 2 ** HAND },
  (_, bits) => bits,
).sort((a, b) => sizeOf(b) - sizeOf(a) || a - b);

/** The ways to draw so many of the 47 cards left. */
const left = PACK - HAND;
const draws = Array.from({ length: HAND + 1 }, (_, count) => Number(combinations(left, count)));
/** The number of draws after a hold. */
export const drawsAfter = (bits: HoldBits): number => draws[HAND - sizeOf(bits)] ?? 0;

/** A hold of a hand, with everything that can come of it. */
export interface Hold {
  /** The places of its cards in the hand, from 0. */
  readonly places: readonly number[];
  /** How many of all draws lead to each hand of the list. */
  readonly ways: readonly number[];
  readonly draws: number;
  /** The mean prize, in hundredths of the stake; exact up to the last division. */
  readonly mean: Hundredths;
}

/** Every hold of a hand, the best first: each is counted exactly. */
export function holdsOf(hand: readonly Card[]): Hold[] {
  const numbers = hand.map(numberOf);
  const cards = numbers.toSorted((a, b) => a - b);
  const rest = Array.from({ length: PACK }, (_, card) => card).filter(
    (card) => !cards.includes(card),
  );
  const holds = allHolds.map((bits) => {
    const held = cards.filter((_, at) => isIn(bits, at));
    const ways = waysOf(held, rest);
    const paid = ways.reduce((sum, count, place) => sum + count * paysAt(place), 0);
    const places = held.map((card) => numbers.indexOf(card)).sort((a, b) => a - b);
    return { places, ways, draws: drawsAfter(bits), mean: paid / drawsAfter(bits) };
  });
  // Equal means are equal doubles only by luck: whole numbers decide.
  const weight = ({ mean, draws: all }: Hold) => Math.round(mean * all) * commonOf(all);
  return holds.sort((a, b) => weight(b) - weight(a));
}

/** Makes means of different numbers of draws comparable as whole numbers. */
const COMMON = (draws[HAND] ?? 0) * HAND;
export const commonOf = (count: number): number => COMMON / count;

/** How many draws from the rest complete held cards to each hand of the list. */
function waysOf(held: readonly number[], rest: readonly number[]): number[] {
  const ways = new Array<number>(HANDS.length).fill(0);
  const count = HAND - held.length;
  countGroups(ways, held, rest, count);
  countStraights(ways, held, rest);
  countFlushes(ways, held, rest, count);
  return ways;
}

const rankOf = (card: number) => card % RANKS;
const suitOf = (card: number) => Math.floor(card / RANKS);
const howMany = (cards: readonly number[], of: (card: number) => boolean) =>
  cards.filter(of).length;
const choose = (from: number, count: number) => Number(combinations(from, count));

/** Pairs and more: rank after rank takes some of the draws. */
function countGroups(
  ways: number[],
  held: readonly number[],
  rest: readonly number[],
  count: number,
): void {
  let spread = new Map([['', { drawn: 0, groups: [] as readonly Group[], ways: 1 }]]);
  for (let rank = 0; rank < RANKS; rank += 1) {
    const [own, more] = [held, rest].map((cards) =>
      howMany(cards, (card) => rankOf(card) === rank),
    );
    const next: typeof spread = new Map();
    for (const at of spread.values()) {
      for (let took = 0; took <= Math.min(more ?? 0, count - at.drawn); took += 1) {
        const size = (own ?? 0) + took;
        const groups =
          size < 2 ? at.groups : [...at.groups, { size, isHigh: isIn(highRanks, rank) }];
        const drawn = at.drawn + took;
        const key = `${drawn} ${groups.map(({ size: of, isHigh }) => `${of}${isHigh}`).join(' ')}`;
        const before = next.get(key)?.ways ?? 0;
        next.set(key, { drawn, groups, ways: before + at.ways * choose(more ?? 0, took) });
      }
    }
    spread = next;
  }
  for (const { drawn, groups, ways: found } of spread.values()) {
    const place = placeOfGroups(groups);
    if (drawn === count && place !== NOTHING) ways[place] = (ways[place] ?? 0) + found;
  }
}

/** Two or more cards of one rank. */
interface Group {
  readonly size: number;
  readonly isHigh: boolean;
}

function placeOfGroups(groups: readonly Group[]): number {
  const sizes = groups.map(({ size }) => size);
  if (sizes.includes(4)) return placeOf.four;
  if (sizes.includes(3)) return sizes.includes(2) ? placeOf['full-house'] : placeOf.three;
  if (sizes.length === 2) return placeOf['two-pairs'];
  return groups.some(({ isHigh }) => isHigh) ? placeOf.jacks : NOTHING;
}

/** Straights, those of one suit apart. */
function countStraights(ways: number[], held: readonly number[], rest: readonly number[]): void {
  const ranks = held.map(rankOf);
  if (new Set(ranks).size < ranks.length) return;
  for (const [at, straight] of straights.entries()) {
    if (ranks.some((rank) => !isIn(straight, rank))) continue;
    const missing = Array.from({ length: RANKS }, (_, rank) => rank).filter(
      (rank) => isIn(straight, rank) && !ranks.includes(rank),
    );
    const all = missing.reduce(
      (product, rank) => product * howMany(rest, (card) => rankOf(card) === rank),
      1,
    );
    const flushed = suitsOf(held).filter((suit) =>
      missing.every((rank) => rest.includes(suit * RANKS + rank)),
    ).length;
    const place = at === straights.length - 1 ? placeOf.royal : placeOf['straight-flush'];
    ways[place] = (ways[place] ?? 0) + flushed;
    ways[placeOf.straight] = (ways[placeOf.straight] ?? 0) + all - flushed;
  }
}

/** Flushes; straights of one suit were counted before. */
function countFlushes(
  ways: number[],
  held: readonly number[],
  rest: readonly number[],
  count: number,
): void {
  const all = suitsOf(held).reduce(
    (sum, suit) =>
      sum +
      choose(
        howMany(rest, (card) => suitOf(card) === suit),
        count,
      ),
    0,
  );
  const better = (ways[placeOf.royal] ?? 0) + (ways[placeOf['straight-flush']] ?? 0);
  ways[placeOf.flush] = all - better;
}

/** The suits that a flush can still have. */
function suitsOf(held: readonly number[]): number[] {
  const suits = new Set(held.map(suitOf));
  if (suits.size === 0) return Array.from({ length: SUITS }, (_, suit) => suit);
  return suits.size === 1 ? [...suits] : [];
}
