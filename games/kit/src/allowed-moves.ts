import { fastWords, streamOf } from '@arara/fairness';
import type { Hundredths } from './book.ts';
import type { ChoiceRule, ChoiceRules, Choices, Move } from './choices.ts';
import type { StepsGame } from './game.ts';

/** A move that a game allows now, with at least one of its choices. */
export interface AllowedMove {
  readonly name: string;
  /** The further stake that it takes, in hundredths of the stake. */
  readonly raises: Hundredths;
}

/** A choice with more values than this is tried by the first of them. */
const TRIED = 100;

/**
 * The moves that a round allows in this state, in the order of the game's rules. Rules refuse a move before they
 * draw anything, so each is tried with a stream of its own, and none tells what the round's stream hides. Where a
 * move has choices, the price is that of the first ones that are allowed.
 */
export function allowedMoves<S>(game: StepsGame<S>, state: S): AllowedMove[] {
  return Object.entries(game.moves).flatMap(([name, rules]) => {
    const move = firstAllowed(game, state, name, rules);
    return move === null ? [] : [{ name, raises: game.raises?.(state, move) ?? 0 }];
  });
}

function firstAllowed<S>(
  game: StepsGame<S>,
  state: S,
  name: string,
  rules: ChoiceRules,
): Move | null {
  for (const choices of tries(Object.entries(rules))) {
    const move = { name, choices };
    const tried = game.step(state, move, streamOf(fastWords('allowed-moves')));
    if (tried.kind !== 'refused') return move;
  }
  return null;
}

/** Every combination of values, those of the last choice turning fastest. */
function* tries(rules: readonly (readonly [string, ChoiceRule])[]): Generator<Choices> {
  const [first, ...rest] = rules;
  if (first === undefined) {
    yield {};
    return;
  }
  for (const value of valuesOf(first[1])) {
    for (const others of tries(rest)) yield { [first[0]]: value, ...others };
  }
}

function valuesOf(rule: ChoiceRule): readonly (string | number)[] {
  if (rule.kind === 'option') return rule.options;
  if (rule.kind === 'integer') {
    const count = Math.min(TRIED, rule.most - rule.least + 1);
    return Array.from({ length: count }, (_, at) => rule.least + at);
  }
  if (rule.kind === 'chips') return [`${rule.spots[0]}:1`];
  const fewest = Array.from({ length: rule.least }, (_, at) => at + 1).join(' ');
  return [rule.preset ?? fewest];
}
