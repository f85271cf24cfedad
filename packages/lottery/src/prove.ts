import { fraction, plus, type Fraction } from '@arara/money';
import { resultsOf, sizeOf } from './draw/view.ts';
import type { Play, PrizeClass } from './play-type.ts';
import { ruleOf } from './rules/index.ts';
import type { Selection } from './selection.ts';

/** Results that are gone through one by one; beyond, a rule counts by formula. */
const enumerableMax = 2_000_000n;

/** Hits of one unit bet in one class, over `of` equally likely outcomes. */
export interface Ways {
  readonly code: string;
  readonly ways: bigint;
  readonly of: bigint;
}

/** Every result was tried, or the rule's formula was asked. */
export type Proof = 'enumerated' | 'formula';

/** A unit bet whose declared chances were counted. */
export interface Counted {
  readonly kind: string;
  readonly unit: Selection;
  readonly how: Proof;
  readonly ways: readonly Ways[];
}

/**
 * Counts what one unit bet wins over all outcomes, class by class: every result is tried where there
 * are at most two million, else the rule's formula is asked.
 */
export function countWays(play: Play, unit: Selection): Counted {
  const { rule, classes } = play.type;
  const kind = ruleOf(rule).kindOf(rule, unit, play);
  const own = classes.filter((each) => each.kind === kind);
  const byFormula = ruleOf(rule).ways;
  if (proofOf(play) === 'formula') {
    if (byFormula === undefined) throw new RangeError(`${play.type.code} cannot be counted`);
    const ways = own.map(({ code }) => {
      const [count, of] = byFormula(rule, unit, code, play);
      return { code, ways: count, of };
    });
    return { kind, unit, how: 'formula', ways };
  }
  const counts = new Map<string, bigint>();
  for (const seen of resultsOf(play.population)) {
    for (const { code, units } of ruleOf(rule).hits(rule, unit, seen, play, [])) {
      counts.set(code, (counts.get(code) ?? 0n) + BigInt(units));
    }
  }
  for (const code of counts.keys()) {
    if (!own.some((each) => each.code === code)) throw new RangeError(`${code} is no ${kind}`);
  }
  const of = sizeOf(play.population);
  const ways = own.map(({ code }) => ({ code, ways: counts.get(code) ?? 0n, of }));
  return { kind, unit, how: 'enumerated', ways };
}

/** How the chances of a play type are counted. */
export function proofOf(play: Play): Proof {
  return sizeOf(play.population) > enumerableMax || hasExtra(play) ? 'formula' : 'enumerated';
}

function hasExtra({ type: { rule } }: Play): boolean {
  return rule.rule === 'match' && rule.extra !== undefined;
}

/** A sentence for each declared chance that counting does not bear out; empty: all are proven. */
export function faultsOfOdds(play: Play): string[] {
  const { rule, classes, code } = play.type;
  const faults: string[] = [];
  const seenKinds = new Set<string>();
  for (const unit of ruleOf(rule).samples(rule, play)) {
    const { kind, ways } = countWays(play, unit);
    seenKinds.add(kind);
    for (const counted of ways) {
      const declared = classes.find((each) => each.code === counted.code);
      if (declared === undefined || !isSame(declared, counted)) {
        faults.push(
          `${code} ${counted.code}: declared ${declared?.ways} of ${declared?.of}, ` +
            `counted ${counted.ways} of ${counted.of} for ${JSON.stringify(unit)}`,
        );
      }
    }
  }
  for (const { kind } of classes) if (!seenKinds.has(kind)) faults.push(`${code}: no ${kind}`);
  return [...new Set(faults)];
}

function isSame(declared: Omit<Ways, 'code'>, counted: Omit<Ways, 'code'>): boolean {
  return declared.ways * counted.of === counted.ways * declared.of;
}

/** The chances of the classes of one kind together: hits per unit bet on average. */
export function hitRateOf(classes: readonly PrizeClass[]): Fraction {
  return classes.reduce((sum, { ways, of }) => plus(sum, fraction(ways, of)), fraction(0n));
}
