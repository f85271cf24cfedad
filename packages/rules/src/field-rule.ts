import { compilePattern } from './pattern/compile.ts';
import { patternCatalogue } from './pattern/catalogue.ts';
import type { PatternName } from './pattern/catalogue.ts';

/** One server-driven field rule, as it travels on the wire (specification, section 3). */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  /** A regular expression for the whole value; `*` means any text. */
  readonly acceptedPattern: string;
  /** Names the sentence shown when the value does not pass: 0 to 22. */
  readonly patternId: number;
  /** Bounds in characters, as a person counts them: code points. */
  readonly minLength: number;
  readonly maxLength: number;
}

export type FieldRules = Readonly<Record<string, FieldRule | undefined>>;

/** An enabled rule of a catalogued kind. */
export function fieldRule(
  name: PatternName,
  minLength: number,
  maxLength: number,
  presence: 'required' | 'optional' = 'required',
): FieldRule {
  const pattern = patternCatalogue.find((entry) => entry.name === name) ?? patternCatalogue[0];
  return {
    enabled: true,
    required: presence === 'required',
    acceptedPattern: pattern.source,
    patternId: pattern.id,
    minLength,
    maxLength,
  };
}

export type RuleFault = 'pattern' | 'pattern.id' | 'bounds';

/** Why a rule that an operator wrote cannot be used; null when it can. */
export function faultOfRule(rule: FieldRule): RuleFault | null {
  if (compilePattern(rule.acceptedPattern) === null) return 'pattern';
  if (patternCatalogue[rule.patternId]?.id !== rule.patternId) return 'pattern.id';
  if (rule.minLength < 0 || rule.maxLength < rule.minLength) return 'bounds';
  return null;
}
