import { hitsOf } from '@arara/lottery/betting';
import type { Draw, Play } from '@arara/lottery/betting';

/** Words of which at most one is true of a draw. */
const pairs = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
] as const;

/** A way to bet on one of two words, whose outcomes make a road. */
export interface Road {
  readonly play: Play;
  readonly words: readonly [string, string];
}

/** The one of the two words that is true; null: neither. */
export type Outcome = 0 | 1 | null;

/** Where one outcome stands on a road that turns with each change. */
export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly word: Outcome;
  /** Draws counted at it in which neither word was true. */
  readonly ties: number;
}

/** The roads of a model by the ways to bet on it: one for each pair of words that a single bet knows. */
export function roadsOf(plays: ReadonlyMap<string, Play>): readonly Road[] {
  const own = [...plays.values()].filter(({ type }) => type.grammar.rows.length === 1);
  return pairs.flatMap((words): Road[] => {
    const knowing = own.filter(({ type }) =>
      words.every((word) => type.grammar.rows[0]?.options?.includes(word)),
    );
    // Of dragons and tigers those furthest apart, of sums that of all numbers, which come first.
    const play = words[0] === 'dragon' ? knowing.toSorted(furthest)[0] : knowing[0];
    return play === undefined ? [] : [{ play, words }];
  });
}

function furthest(one: Play, other: Play): number {
  return distance(other) - distance(one);
}

/** How far apart the places of `1-10` are. */
function distance({ type: { code } }: Play): number {
  const [, first = 0, second = 0] = /(\d+)-(\d+)$/.exec(code) ?? [];
  return Number(second) - Number(first);
}

/** The word that is true of a draw by the rules of the bet: 0, 1, or neither. */
export function outcomeOf({ play, words }: Road, draw: Draw): Outcome {
  const options = play.type.grammar.rows[0]?.options ?? [];
  const low = play.type.grammar.rows[0]?.low ?? 0;
  // A draw in which neither is true may give the stake back: that is no win.
  const gainsNothing = (code: string): boolean =>
    play.type.classes.find((one) => one.code === code)?.share === 'push';
  const isTrue = (word: string): boolean =>
    hitsOf(play, { rows: [[low + options.indexOf(word)]] }, draw).some(
      ({ code, units }) => units > 0 && !gainsNothing(code),
    );
  if (isTrue(words[0])) return 0;
  return isTrue(words[1]) ? 1 : null;
}

/** Cells below each other; a full column turns, as far as it lasts, to the right. */
export const roadRows = 6;

/** The big road: each change of the outcome begins a column, from the oldest on. */
export function bigRoad(outcomes: readonly Outcome[]): readonly Cell[] {
  const cells: Cell[] = [];
  const taken = new Set<string>();
  let begin = -1;
  const isFree = (column: number, row: number): boolean =>
    row < roadRows && !taken.has(`${column} ${row}`);
  for (const word of outcomes) {
    const last = cells.at(-1);
    if (word === null) {
      if (last !== undefined) cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    let place = { column: begin + 1, row: 0 };
    if (last !== undefined && last.word === word) {
      const { column, row } = last;
      const goesDown = column === begin && isFree(column, row + 1);
      place = goesDown ? { column, row: row + 1 } : { column: column + 1, row };
    } else {
      begin += 1;
    }
    taken.add(`${place.column} ${place.row}`);
    cells.push({ ...place, word, ties: 0 });
  }
  return cells;
}

/** The bead plate: every draw below the one before, column after column. */
export const beadPlate = (outcomes: readonly Outcome[]): readonly Cell[] =>
  outcomes.map((word, at) => ({
    column: Math.floor(at / roadRows),
    row: at % roadRows,
    word,
    ties: 0,
  }));

/** The ways to draw a road. */
export const kinds = ['big', 'bead'] as const;
export type Kind = (typeof kinds)[number];
export const pavings = { big: bigRoad, bead: beadPlate } satisfies Record<Kind, unknown>;
