import { combinations } from '../odds/combinations.ts';
import { BALLS, CARDS, ROW, ROWS } from './cards.ts';
import { FIRST } from './prizes.ts';

/** The marks of the rows of a card, from the least up: rows of a card are alike. */
export type Marks = readonly number[];

/** The four cards by their marks, in a fixed order: cards are alike. */
export interface BingoCards {
  /** The place of each card's marks in the list of all marks, from the least up. */
  readonly places: readonly number[];
  readonly cards: readonly Marks[];
}

/** Where four cards can be after some balls, each with the number of ways to come there. */
export type Spread = ReadonlyMap<number, { readonly at: BingoCards; readonly ways: bigint }>;

/** Every way in which the first balls can mark the cards; together they are C(60, 30). */
export function firstSpread(): Spread {
  const spread = new Map<number, { at: BingoCards; ways: bigint }>();
  const place = (chosen: readonly Marked[], from: number, left: number): void => {
    if (chosen.length === CARDS) {
      if (left !== 0) return;
      const places = inOrder(chosen.map((card) => allMarks.indexOf(card)));
      const ways = chosen.reduce((product, card) => product * card.ways, arrangements(chosen));
      spread.set(keyOf(places), { at: cardsAt(places), ways });
      return;
    }
    for (const [next, card] of allMarks.entries()) {
      if (next >= from && card.hits <= left) place([...chosen, card], next, left - card.hits);
    }
  };
  place([], 0, FIRST);
  return spread;
}

/** One more ball: of the cards that go on, every ball that is left is equally likely. */
export function nextSpread(spread: Spread, goesOn: (at: BingoCards) => boolean): Spread {
  const next = new Map<number, { at: BingoCards; ways: bigint }>();
  for (const { at, ways } of spread.values()) {
    if (!goesOn(at)) continue;
    for (const [card, from] of at.places.entries()) {
      for (const { to, balls } of stepsFrom[from] ?? []) {
        const places = inOrder(at.places.with(card, to));
        const key = keyOf(places);
        const before = next.get(key);
        // Most ways meet where others were before.
        if (before === undefined) next.set(key, { at: cardsAt(places), ways: ways * balls });
        else before.ways += ways * balls;
      }
    }
  }
  return next;
}

/** The places from the least up, in the list itself. */
const inOrder = (places: number[]): readonly number[] => places.sort((a, b) => a - b);

const keyOf = (places: readonly number[]): number =>
  places.reduce((sum, place) => sum * allMarks.length + place, 0);

const cardsAt = (places: readonly number[]): BingoCards => ({
  places,
  cards: places.map((place) => allMarks[place]?.marks ?? []),
});

interface Marked {
  readonly marks: Marks;
  readonly hits: number;
  /** The ways in which so many numbers of each row can be marked, whatever row it is. */
  readonly ways: bigint;
}

/** Every way to mark one card. */
const allMarks = cardMarks();

/** From each of them: the marks after one more ball of that card, and the number of balls that lead there. */
const stepsFrom = allMarks.map(({ marks }) =>
  marks.flatMap((count, row) => {
    if (count === ROW) return [];
    const key = sortedKey(marks.with(row, count + 1));
    const to = allMarks.findIndex((each) => sortedKey(each.marks) === key);
    return [{ to, balls: BigInt(ROW - count) }];
  }),
);

function sortedKey(marks: Marks): string {
  return [...marks].sort((a, b) => a - b).join('');
}

function cardMarks(): Marked[] {
  const found = new Map<string, Marked>();
  const place = (marks: readonly number[], ways: bigint): void => {
    if (marks.length < ROWS) {
      for (let count = 0; count <= ROW; count += 1) {
        place([...marks, count], ways * combinations(ROW, count));
      }
      return;
    }
    const key = sortedKey(marks);
    const hits = marks.reduce((sum, count) => sum + count, 0);
    found.set(key, { marks, hits, ways: (found.get(key)?.ways ?? 0n) + ways });
  };
  place([], 1n);
  return [...found.values()];
}

/** The orders in which chosen cards can lie side by side. */
function arrangements(chosen: readonly Marked[]): bigint {
  let orders = 1n;
  for (const [at, card] of chosen.entries()) {
    const same = chosen.slice(0, at + 1).filter((each) => each === card).length;
    orders = (orders * BigInt(at + 1)) / BigInt(same);
  }
  return orders;
}

/** The balls that are left after so many. */
export const leftAfter = (drawn: number): bigint => BigInt(BALLS - drawn);
