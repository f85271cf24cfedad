import type { Hundredths } from '@arara/game-kit';
import { bestOf, splitOutcomes } from './best-move.ts';
import { gainOf, openTable, type Outcomes, type Table } from './one-hand.ts';
import { shoeWithout, take } from './shoe.ts';

/** Everything about the rounds of somebody who makes the best move by the own cards and the dealer's. */
export interface BestPlay {
  /** The mean gain of a round, in first stakes: the edge of the house is its opposite. */
  readonly gain: number;
  /** The further stakes of a round, in the mean. */
  readonly raised: number;
  /** The chance of everything that a round can bring back. */
  readonly prizes: ReadonlyMap<Hundredths, number>;
}

/** Against one card of the dealer, tables are used again: who only knows the hand asks the same of all rounds. */
export function tablesOnce(): (up: number, others: readonly number[]) => Table {
  const open = new Map<string, Table>();
  return (up, others) => {
    const key = `${up}:${others.join(' ')}`;
    const table = open.get(key) ?? openTable(up, others);
    open.set(key, table);
    return table;
  };
}

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Fives are doubled, tens stood on: to split them is never the best, which the tests look after. */
const splits = (one: number, other: number): boolean => one === other && one !== 5 && one !== 10;

/** Counts every deal of two cards against each of the dealer's. */
export function countBest(): BestPlay {
  const prizes = new Map<Hundredths, number>();
  let [gain, raised] = [0, 0];
  const pay = (amount: Hundredths, chance: number): void => {
    if (chance !== 0) prizes.set(amount, (prizes.get(amount) ?? 0) + chance);
  };
  for (const { up, one, other, chance } of deals()) {
    const shoe = shoeWithout([up, one, other]);
    const natural = up === 1 ? (shoe[10] ?? 0) : up === 10 ? (shoe[1] ?? 0) : 0;
    const beaten = natural / (shoe[0] ?? 1);
    const isNatural = one === 1 && other === 10;
    pay(isNatural ? 100 : 0, chance * beaten);
    gain += isNatural ? 0 : -chance * beaten;
    const rest = chance * (1 - beaten);
    const played = isNatural ? natural32 : playBest(up, one, other);
    gain += rest * played.gain;
    raised += rest * played.raised;
    for (const [amount, share] of played.prizes) pay(amount, rest * share);
  }
  return { gain, raised, prizes };
}

const natural32: BestPlay = { gain: 1.5, raised: 0, prizes: new Map([[250, 1]]) };
const surrendered: BestPlay = { gain: -0.5, raised: 0, prizes: new Map([[50, 1]]) };

const tables = tablesOnce();

function playBest(up: number, one: number, other: number): BestPlay {
  const played = ofHands(bestOf(tables(up, []), [one, other]));
  const parts = [played, surrendered];
  if (splits(one, other)) parts.push(ofSplit(up, one));
  return parts.reduce((best, part) => (part.gain > best.gain ? part : best));
}

function ofHands(outcomes: Outcomes): BestPlay {
  const prizes = new Map(outcomes.pays.map((chance, stakes) => [stakes * 100, chance]));
  return { gain: gainOf(outcomes), raised: outcomes.raised, prizes };
}

/** The mean is that of all hands; its spread is told as if they were dealt apart from each other. */
function ofSplit(up: number, points: number): BestPlay {
  const { all, third } = splitOutcomes(tables, up, points, [], 3);
  const hand = all.pays.map((chance) => chance / all.weight);
  const two = together(hand, hand);
  const three = together(two, hand);
  const prizes = new Map(
    three.map((chance, stakes) => [
      stakes * 100,
      third * chance + (1 - third) * (two[stakes] ?? 0),
    ]),
  );
  return { gain: gainOf(all), raised: all.raised + all.weight - 1, prizes };
}

/** The chances of the sum of two. */
function together(one: readonly number[], other: readonly number[]): number[] {
  const sums = new Array<number>(one.length + other.length - 1).fill(0);
  for (const [a, chance] of one.entries()) {
    for (const [b, more] of other.entries()) sums[a + b] = (sums[a + b] ?? 0) + chance * more;
  }
  return sums;
}

/** Two cards of the player, whatever their order, and one of the dealer. */
function* deals() {
  const shoe = shoeWithout([]);
  const next = (points: number) => (shoe[points] ?? 0) / (shoe[0] ?? 1);
  for (const up of ALL) {
    const first = next(up);
    take(shoe, up);
    for (const one of ALL) {
      const second = next(one);
      take(shoe, one);
      for (const other of ALL.filter((points) => points >= one)) {
        const chance = first * second * next(other) * (one === other ? 1 : 2);
        yield { up, one, other, chance };
      }
      take(shoe, one, -1);
    }
    take(shoe, up, -1);
  }
}
