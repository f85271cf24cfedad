import { fraction, over, plus, times, type Fraction } from '@arara/money';
import type { Play, PrizeClass } from '../play-type.ts';
import { isMode, modeWhole, oddsOf, parseOdds, playsOf } from './table.ts';
import type { PrizeTable } from './table.ts';

/** The average return of a unit bet of one kind, per unit of stake, rebate not included. */
export function returnOf(table: PrizeTable, play: Play, kind: string, mode: number): Fraction {
  const back = play.type.classes
    .filter((each) => each.kind === kind)
    .reduce(
      (sum, each) => plus(sum, times(chanceOf(each), oddsOf(table, play, each.code, mode))),
      none,
    );
  return over(back, fraction(BigInt(play.type.price)));
}

const none = fraction(0n);

function chanceOf({ ways, of }: PrizeClass): Fraction {
  return fraction(ways, of);
}

/** The kinds of unit bets of a play type. */
export function kindsOf(play: Play): string[] {
  return [...new Set(play.type.classes.map(({ kind }) => kind))];
}

/** A reason why a table must not come into force, with the play type that it is about. */
export interface TableFault {
  readonly fault: 'model' | 'unknown' | 'classes' | 'odds' | 'cap' | 'modes' | 'liability';
  readonly play: string | null;
  readonly class?: string;
}

/**
 * Most that any table may return at all, in basis points of the stake, whatever its own cap says: who could
 * write a table could else write its cap.
 */
export const returnMax = 9_900;

/**
 * Everything that is wrong with a table: play types that do not exist or of another model, missing or
 * unreadable odds, and every kind of unit bet that would return more than the cap. An empty list is
 * what an edit must show before it is stored.
 */
export function faultsOfTable(table: PrizeTable, plays: ReadonlyMap<string, Play>): TableFault[] {
  if (table.capBasisPoints > returnMax) return [{ fault: 'cap', play: null }];
  const faults = faultsOfModes(table);
  if (faults.length > 0) return faults;
  for (const code of playsOf(table)) {
    const play = plays.get(code);
    if (play === undefined) faults.push({ fault: 'unknown', play: code });
    else if (play.model.code !== table.model) faults.push({ fault: 'model', play: code });
    else faults.push(...faultsOfPlay(table, play));
  }
  return faults;
}

function faultsOfModes(table: PrizeTable): TableFault[] {
  if (table.family !== 'LOTT') return [];
  const { modeMin, modeMax, capBasisPoints } = table;
  const ordered = isMode(table, modeMin) && isMode(table, modeMax) && modeMin > 0;
  // Mode and rebate come to the highest mode, whatever the player chooses.
  const within = modeMax * 10_000 <= capBasisPoints * modeWhole;
  if (!ordered) return [{ fault: 'modes', play: null }];
  return within ? [] : [{ fault: 'cap', play: null }];
}

function faultsOfPlay(table: PrizeTable, play: Play): TableFault[] {
  const { code, classes } = play.type;
  if (table.family !== 'LOTT') {
    const odds = table.odds[code] ?? {};
    const named = classes.filter(({ share }) => share !== 'push').map((each) => each.code);
    if (Object.keys(odds).length !== named.length || !named.every((name) => name in odds)) {
      return [{ fault: 'classes', play: code }];
    }
    const unreadable = named.find((name) => parseOdds(odds[name] ?? '') === null);
    if (unreadable !== undefined) return [{ fault: 'odds', play: code, class: unreadable }];
  }
  if (table.family === 'LOTT') {
    // Stakes that come back take their part first: at a low mode nothing may be left for the others.
    const empty = classes.find(
      (each) => oddsOf(table, play, each.code, table.modeMin).numerator <= 0n,
    );
    if (empty !== undefined) return [{ fault: 'modes', play: code, class: empty.code }];
  }
  const mode = table.family === 'LOTT' ? table.modeMax : 0;
  const cap = fraction(BigInt(table.capBasisPoints), 10_000n);
  return kindsOf(play)
    .filter((kind) => isMore(returnOf(table, play, kind, mode), cap))
    .map((kind) => ({ fault: 'cap' as const, play: code, class: kind }));
}

function isMore(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}
