import type { Play } from '../play-type.ts';
import { countWays } from '../prove.ts';
import { ruleOf } from '../rules/index.ts';

/**
 * Holds a rule's formula against trying all results, for every class of every sample unit bet. The
 * play must be small enough for that. Returns the faults.
 */
export function faultsOfFormula(play: Play): string[] {
  const { rule, code: type } = play.type;
  const { samples, ways: formula } = ruleOf(rule);
  if (formula === undefined) return [`${type}: its rule has no formula`];
  const faults: string[] = [];
  for (const unit of samples(rule, play)) {
    const { how, ways } = countWays(play, unit);
    if (how === 'formula') faults.push(`${type}: too large to be tried`);
    for (const tried of ways) {
      const [told, of] = formula(rule, unit, tried.code, play);
      if (told * tried.of !== tried.ways * of) {
        faults.push(`${type} ${tried.code}: told ${told} of ${of}, tried ${tried.ways}`);
      }
    }
  }
  return faults;
}
