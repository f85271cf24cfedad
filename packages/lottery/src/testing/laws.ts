import type { Draw, DrawModel } from '../draw/model.ts';
import { resultsOf } from '../draw/view.ts';
import { unitBetsOf } from '../line.ts';
import type { Hit, Play } from '../play-type.ts';
import { ruleOf } from '../rules/index.ts';
import type { Selection } from '../selection.ts';

/**
 * The laws that a rule keeps for any selection: it says how many unit bets it makes without making
 * them, each unit bet makes one, and what it wins is what its unit bets win together. Returns the
 * faults; looks at every `step`-th result.
 */
export function faultsOfLaws(play: Play, selection: Selection, step = 1): string[] {
  return faultsOfLawsOn(play, selection, everyNth(resultsOf(play.population), step));
}

/** The same on these results only, where there are too many to step through. */
export function faultsOfLawsOn(
  play: Play,
  selection: Selection,
  results: Iterable<readonly number[]>,
): string[] {
  const { rule, code } = play.type;
  const { units, hits } = ruleOf(rule);
  const alone = [...units(rule, selection, play)];
  const told = unitBetsOf(play, selection);
  const faults: string[] = [];
  if (told !== alone.length) faults.push(`${code}: says ${told} unit bets, makes ${alone.length}`);
  for (const unit of alone) {
    if (unitBetsOf(play, unit) !== 1)
      faults.push(`${code}: ${JSON.stringify(unit)} is no unit bet`);
  }
  let at = 0;
  for (const seen of results) {
    const draw = extrasAt(play.model, at++);
    const whole = spell(hits(rule, selection, seen, play, draw));
    const parts = spell(alone.flatMap((unit) => hits(rule, unit, seen, play, draw)));
    if (whole !== parts) {
      faults.push(`${code} on ${seen.join(',')}: ${whole}, its unit bets ${parts}`);
      break;
    }
  }
  return faults;
}

function* everyNth<T>(items: Iterable<T>, step: number): Generator<T> {
  let at = 0;
  for (const item of items) if (at++ % step === 0) yield item;
}

/** Extra parts that a rule may look at besides its view: their numbers take turns. */
function extrasAt(model: DrawModel, at: number): Draw {
  return model.parts.map(({ low, high }) => [low + (at % (high - low + 1))]);
}

function spell(hits: readonly Hit[]): string {
  const sums = new Map<string, number>();
  for (const { code, units } of hits) sums.set(code, (sums.get(code) ?? 0) + units);
  return JSON.stringify([...sums].filter(([, units]) => units > 0).sort(byCode));
}

function byCode([a]: [string, number], [b]: [string, number]): number {
  return a < b ? -1 : 1;
}
