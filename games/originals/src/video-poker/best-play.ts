import { fraction, plus, type Fraction } from '@arara/money';
import type { PrizeChance } from '@arara/game-kit';
import type { Card } from '../card.ts';
import { numberOf, PACK, RANKS, SUITS } from '../deck.ts';
import { combinations } from '../odds/combinations.ts';
import { HAND, HANDS, NOTHING, paysAt, placeOfCards } from './hands.ts';
import { allHolds, commonOf, drawsAfter, type HoldBits } from './holds.ts';

/**
 * Every deal with its best hold. Draws are not played: for each set of up to four cards the tables say how many of
 * all hands that contain it pay what, and the draws after a hold are what inclusion and exclusion leave of these.
 */

const PLACES = HANDS.length;
const HOLDS = 2 ** HAND;

/** C(card, taken) by taken and card: the place of a set in its table is the sum of these. */
const steps = Array.from({ length: HAND + 1 }, (_, taken) =>
  Int32Array.from({ length: PACK }, (_card, card) => Number(combinations(card, taken))),
);

interface Tables {
  /** The place of every hand. */
  readonly hands: Uint8Array;
  /** By the size of a set, for each set: how many hands that contain it have each place. */
  readonly ways: readonly Uint32Array[];
  /** The same as the sum of their prizes. */
  readonly paid: readonly Float64Array[];
}

/** The place of the part of a hand that the bits name, among the sets of its size; cards rise. */
function placeOfPart(cards: ArrayLike<number>, bits: number): number {
  let [place, taken] = [0, 0];
  for (let at = 0; at < cards.length; at += 1) {
    if (((bits >> at) & 1) === 0) continue;
    taken += 1;
    place += steps[taken]?.[cards[at] ?? 0] ?? 0;
  }
  return place;
}

const sizes = Uint8Array.from({ length: HOLDS }, (_, bits) =>
  [0, 1, 2, 3, 4].reduce((sum, at) => sum + ((bits >> at) & 1), 0),
);

/** Calls with every hand, its cards rising, in the order of the tables. */
function eachHand(visit: (cards: Int32Array, place: number) => void): void {
  const cards = Int32Array.from({ length: HAND }, (_, at) => at);
  const [last, end] = [HAND - 1, PACK];
  for (let place = 0; (cards[last] ?? 0) < end; place += 1) {
    visit(cards, place);
    let at = 0;
    while (at < last && (cards[at] ?? 0) + 1 === cards[at + 1]) {
      cards[at] = at;
      at += 1;
    }
    cards[at] = (cards[at] ?? 0) + 1;
  }
}

function makeTables(): Tables {
  const count = (size: number) => Number(combinations(PACK, size));
  const hands = new Uint8Array(count(HAND));
  const ways = Array.from({ length: HAND }, (_, size) => new Uint32Array(count(size) * PLACES));
  eachHand((cards, place) => {
    const hand = placeOfCards(cards);
    hands[place] = hand;
    if (hand === NOTHING) return;
    for (let bits = 0; bits < HOLDS - 1; bits += 1) {
      const table = ways[sizes[bits] ?? 0];
      const at = placeOfPart(cards, bits) * PLACES + hand;
      if (table !== undefined) table[at] = (table[at] ?? 0) + 1;
    }
  });
  const paid = ways.map((table) => {
    const sums = new Float64Array(table.length / PLACES);
    table.forEach((found, at) => {
      const set = Math.floor(at / PLACES);
      sums[set] = (sums[set] ?? 0) + found * paysAt(at % PLACES);
    });
    return sums;
  });
  return { hands, ways, paid };
}

let made: Tables | null = null;
function tables(): Tables {
  made ??= makeTables();
  return made;
}

const weights = Float64Array.from({ length: HOLDS }, (_, bits) => commonOf(drawsAfter(bits)));

/** Turns sums over the hands that contain a part of a deal into sums over those that share just that part with it. */
function keepOnly(sums: Float64Array): void {
  for (let bit = 1; bit < HOLDS; bit *= 2) {
    for (let bits = 0; bits < HOLDS; bits += 1) {
      if ((bits & bit) === 0) sums[bits] = (sums[bits] ?? 0) - (sums[bits | bit] ?? 0);
    }
  }
}

const sums = new Float64Array(HOLDS);

/** The best hold of a hand whose cards rise. */
function bestOf({ hands, paid }: Tables, cards: ArrayLike<number>): HoldBits {
  for (let bits = 0; bits < HOLDS - 1; bits += 1) {
    sums[bits] = paid[sizes[bits] ?? 0]?.[placeOfPart(cards, bits)] ?? 0;
  }
  sums[HOLDS - 1] = paysAt(hands[placeOfPart(cards, HOLDS - 1)] ?? NOTHING);
  keepOnly(sums);
  let [best, most] = [HOLDS - 1, -1];
  for (const bits of allHolds) {
    const weight = (sums[bits] ?? 0) * (weights[bits] ?? 0);
    if (weight > most) [best, most] = [bits, weight];
  }
  return best;
}

/** How many draws after a hold lead to each hand of the list; cards rise. */
function waysAfter({ hands, ways }: Tables, cards: ArrayLike<number>, held: HoldBits): number[] {
  const found = new Array<number>(PLACES).fill(0);
  for (let bits = held; bits < HOLDS; bits = (bits + 1) | held) {
    const sign = ((sizes[bits] ?? 0) - (sizes[held] ?? 0)) % 2 === 0 ? 1 : -1;
    const part = placeOfPart(cards, bits);
    if (bits === HOLDS - 1) {
      const place = hands[part] ?? NOTHING;
      if (place !== NOTHING) found[place] = (found[place] ?? 0) + sign;
      continue;
    }
    const table = ways[sizes[bits] ?? 0];
    for (let place = 0; place < PLACES; place += 1) {
      found[place] = (found[place] ?? 0) + sign * (table?.[part * PLACES + place] ?? 0);
    }
  }
  return found;
}

/** The places of the cards of the best hold, from 0: the same as `holdsOf` finds for one hand, for a million. */
export function bestHold(hand: readonly Card[]): number[] {
  const numbers = hand.map(numberOf);
  const cards = numbers.toSorted((a, b) => a - b);
  const bits = bestOf(tables(), cards);
  return numbers.flatMap((card, at) => (((bits >> cards.indexOf(card)) & 1) === 1 ? [at] : []));
}

const suitOf = Uint8Array.from({ length: PACK }, (_, card) => Math.floor(card / RANKS));
const rankBit = Int32Array.from({ length: PACK }, (_, card) => 1 << (card % RANKS));
const suitRanks = new Int32Array(SUITS);

/**
 * Suits are alike: of the deals that differ only in them, the one whose suits stand in the order of their ranks
 * counts for all. The answer is how many these are; 0 where another one counts.
 */
function dealsLike(cards: Int32Array): number {
  suitRanks.fill(0);
  for (let at = 0; at < cards.length; at += 1) {
    const [card, suit] = [cards[at] ?? 0, suitOf[cards[at] ?? 0] ?? 0];
    suitRanks[suit] = (suitRanks[suit] ?? 0) | (rankBit[card] ?? 0);
  }
  let [orders, same] = [24, 1];
  for (let suit = 1; suit < suitRanks.length; suit += 1) {
    const [before, now] = [suitRanks[suit - 1] ?? 0, suitRanks[suit] ?? 0];
    if (before < now) return 0;
    same = before === now ? same + 1 : 1;
    orders /= same;
  }
  return orders;
}

/** The chance of each hand that pays, over all deals, where every deal is held best. */
function countBest(): PrizeChance[] {
  const all = tables();
  const found = Array.from({ length: HOLDS }, () => new Array<number>(PLACES).fill(0));
  eachHand((cards) => {
    const deals = dealsLike(cards);
    if (deals === 0) return;
    const held = bestOf(all, cards);
    const row = found[held] ?? [];
    waysAfter(all, cards, held).forEach((ways, place) => {
      row[place] = (row[place] ?? 0) + deals * ways;
    });
  });
  return HANDS.map(({ pays }, place) => ({ pays, chance: chanceAt(found, place) }));
}

/** Deals and draws are equally likely; there are fewer draws where more is held. */
function chanceAt(found: readonly (readonly number[])[], place: number): Fraction {
  return found.reduce((sum, row, held) => {
    const size = combinations(PACK, HAND) * BigInt(drawsAfter(held));
    return plus(sum, fraction(BigInt(row[place] ?? 0), size));
  }, fraction(0n));
}

let counted: readonly PrizeChance[] | null = null;

/** The prizes of somebody who holds best; counted once. */
export function bestPrizes(): readonly PrizeChance[] {
  counted ??= countBest();
  return counted;
}

/** The prizes of the cards as they are dealt: of somebody who holds all, or none. */
export function dealtPrizes(): readonly PrizeChance[] {
  const [ways = new Uint32Array()] = tables().ways;
  return HANDS.map(({ pays }, place) => ({
    pays,
    chance: fraction(BigInt(ways[place] ?? 0), combinations(PACK, HAND)),
  }));
}
