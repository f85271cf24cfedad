import type { Rule } from '../play-type.ts';
import { absent } from './absent.ts';
import { columns } from './columns.ts';
import { contain } from './contain.ts';
import { direct } from './direct.ts';
import { match } from './match.ts';
import type { RuleData, RuleName } from './rule-data.ts';
import { tails } from './tails.ts';

const rules: Partial<Record<RuleName, Rule<never>>> = {
  absent,
  columns,
  contain,
  direct,
  match,
  tails,
};

/** The rule that reads this data; throws where it has none. */
export function ruleOf(data: RuleData): Rule {
  const rule = rules[data.rule];
  if (rule === undefined) throw new RangeError(`no rule ${data.rule}`);
  return rule;
}
