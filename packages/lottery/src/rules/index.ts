import type { Rule } from '../play-type.ts';
import { absent } from './absent.ts';
import { anyPositions } from './any-positions.ts';
import { band } from './band.ts';
import { banker } from './banker.ts';
import { choice } from './choice.ts';
import { columns } from './columns.ts';
import { contain } from './contain.ts';
import { direct } from './direct.ts';
import { group } from './group.ts';
import { match } from './match.ts';
import { pairs } from './pairs.ts';
import { places } from './places.ts';
import type { RuleData, RuleName } from './rule-data.ts';
import { span } from './span.ts';
import { sum } from './sum.ts';
import { tails } from './tails.ts';
import { words } from './words.ts';

const rules: Record<RuleName, Rule<never>> = {
  'any-positions': anyPositions,
  absent,
  band,
  banker,
  choice,
  columns,
  contain,
  direct,
  group,
  match,
  pairs,
  places,
  span,
  sum,
  tails,
  words,
};

/** The rule that reads this data. */
export function ruleOf(data: RuleData): Rule {
  return rules[data.rule];
}
