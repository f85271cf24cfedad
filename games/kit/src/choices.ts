import { areChips, type ChipsRule } from './chips.ts';

/**
 * The choices of a player beside the stake: how a round is bought, a target, how many mines. A game names its
 * choices as data, so that the studio, a page and the verifier read the same request in the same way.
 */

/** The rule for one choice. The preset is taken where the request does not name it; null asks for it. */
export type ChoiceRule =
  | {
      readonly kind: 'option';
      readonly options: readonly string[];
      readonly preset: string | null;
    }
  | {
      readonly kind: 'integer';
      readonly least: number;
      readonly most: number;
      readonly preset: number | null;
    }
  | {
      /** Different numbers from 1 to `of`. Their value is a text: they rise, with one space between. */
      readonly kind: 'picks';
      readonly of: number;
      readonly least: number;
      readonly most: number;
      readonly preset: string | null;
    }
  | ChipsRule;

/** The choices of a game by their names. */
export type ChoiceRules = Readonly<Record<string, ChoiceRule>>;

/** One value for each choice of a game. */
export type Choices = Readonly<Record<string, string | number>>;

/** A request that was read, or the name of the first choice that is missing, unknown or out of bounds. */
export type ReadChoices =
  | { readonly ok: true; readonly value: Choices }
  | { readonly ok: false; readonly field: string };

/** Reads what a request chose, with the presets filled in. */
export function readChoices(
  rules: ChoiceRules,
  given: Readonly<Record<string, unknown>>,
): ReadChoices {
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(rules, name));
  if (stranger !== undefined) return { ok: false, field: stranger };
  const chosen: Record<string, string | number> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = given[name] ?? rule.preset;
    if (!allows(rule, value)) return { ok: false, field: name };
    chosen[name] = value;
  }
  return { ok: true, value: chosen };
}

function allows(rule: ChoiceRule, value: unknown): value is string | number {
  if (rule.kind === 'option') return typeof value === 'string' && rule.options.includes(value);
  if (rule.kind === 'picks') return typeof value === 'string' && arePicks(rule, value);
  if (rule.kind === 'chips') return typeof value === 'string' && areChips(rule, value);
  return Number.isSafeInteger(value) && rule.least <= Number(value) && Number(value) <= rule.most;
}

/** The numbers of a choice of picks; an empty text is none. */
export function picksOf(value: string | number | undefined): number[] {
  return value === '' ? [] : String(value).split(' ').map(Number);
}

function arePicks(
  { of, least, most }: Extract<ChoiceRule, { kind: 'picks' }>,
  text: string,
): boolean {
  // A set has one spelling, so that equal choices are equal texts.
  if (text !== '' && !/^[1-9]\d*( [1-9]\d*)*$/.test(text)) return false;
  const picks = picksOf(text);
  const rise = picks.every((pick, at) => pick <= of && (at === 0 || (picks[at - 1] ?? 0) < pick));
  return rise && least <= picks.length && picks.length <= most;
}

/** A move of a round in steps, or of a seat at a table: its name, and what it says beside it. */
export interface Move {
  readonly name: string;
  readonly choices: Choices;
}

/** The moves of a game by their names, each with its choices. */
export type MoveRules = Readonly<Record<string, ChoiceRules>>;

/** A move that was read, or the field that keeps it from being one. */
export type ReadMove =
  | { readonly ok: true; readonly value: Move }
  | { readonly ok: false; readonly field: string };

/** Reads a move; its name must be one of the game's, and its choices must be those of that move. */
export function readMove(
  rules: MoveRules,
  given: { readonly name: string; readonly choices?: Readonly<Record<string, unknown>> },
): ReadMove {
  const own = Object.hasOwn(rules, given.name) ? rules[given.name] : undefined;
  if (own === undefined) return { ok: false, field: 'name' };
  const read = readChoices(own, given.choices ?? {});
  return read.ok ? { ok: true, value: { name: given.name, choices: read.value } } : read;
}
