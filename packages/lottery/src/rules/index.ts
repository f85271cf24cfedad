import type { Rule } from '../play-type.ts';
import { contain } from './contain.ts';
import { direct } from './direct.ts';
import { match } from './match.ts';
import type { RuleData, RuleName } from './rule-data.ts';

const rules: Partial<Record<RuleName, Rule<never>>> = { contain, direct, match };

/** The rule that reads this data; throws where it has none. */
export function ruleOf(data: RuleData): Rule {
  const rule = rules[data.rule];
  if (rule === undefined) throw new RangeError(`no rule ${data.rule}`);
  return rule;
}
