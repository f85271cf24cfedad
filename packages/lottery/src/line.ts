import type { Draw, DrawModel } from './draw/model.ts';
import { populationOf, seenOf } from './draw/view.ts';
import type { Hit, Play, PlayType } from './play-type.ts';
import { ruleOf } from './rules/index.ts';
import { faultOfSelection, type Selection, type SelectionFault } from './selection.ts';

/** A play type on its model; throws where the two do not fit. */
export function playOf(type: PlayType, model: DrawModel): Play {
  if (type.model !== model.code) throw new RangeError(`${type.code} is not of ${model.code}`);
  return { type, model, population: populationOf(type.view, model) };
}

/** True if a play type may be bet on a draw of this date, `2026-11-23`. */
export function isPlayedOn({ type: { dates } }: Play, date: string): boolean {
  return dates === undefined || (dates.from <= date && date < dates.until);
}

/** How many unit bets a selection makes that passed its grammar. */
export function unitBetsOf(play: Play, selection: Selection): number {
  const { rule } = play.type;
  return ruleOf(rule).unitBets(rule, selection, play);
}

/** The first fault of a line, or null: its grammar, then that it makes some bets, not too many. */
export function faultOfLine(play: Play, selection: Selection): SelectionFault | null {
  const fault = faultOfSelection(play.type.grammar, selection);
  if (fault !== null) return fault;
  const unitBets = unitBetsOf(play, selection);
  if (unitBets === 0) return { fault: 'none', row: null };
  return unitBets > play.type.grammar.unitBetsMax ? { fault: 'bets', row: null } : null;
}

/** How many unit bets of those hits have a prize: a stake that comes back is none. */
export function unitsWon({ type: { classes } }: Play, hits: readonly Hit[]): number {
  const pushed = new Set(classes.filter(({ share }) => share === 'push').map(({ code }) => code));
  return hits.reduce((sum, { code, units }) => (pushed.has(code) ? sum : sum + units), 0);
}

/** The hits of a line in a draw, by prize class; empty: nothing. */
export function hitsOf(play: Play, selection: Selection, draw: Draw): readonly Hit[] {
  return hitsOfSeen(play, selection, seenOf(play.type.view, draw), draw);
}

/** The same where what the view sees is known already, as for many lines of one issue. */
export function hitsOfSeen(
  play: Play,
  selection: Selection,
  seen: readonly number[],
  draw: Draw,
): readonly Hit[] {
  const { rule } = play.type;
  return ruleOf(rule).hits(rule, selection, seen, play, draw);
}
