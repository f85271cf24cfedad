import { isDeepStrictEqual } from 'node:util';
import { addDays, startOfDay } from '@arara/calendar';
import type { Tx } from '@arara/postgres';
import type { Found } from '../bank.policy.ts';
import { beginDay, endDay } from '../day.repository.ts';
import {
  insertDifference,
  lockBrand,
  noteSighting,
  openDifferences,
  renewDifference,
  resolveDifference,
} from '../difference.repository.ts';
import type { OpenDifference } from '../difference.repository.ts';
import { compareBank, comparePurses, compareVendors } from '../parts.ts';
import type { Asked, PartOutcome } from '../parts.ts';
import type { ReconcileDeps } from '../reconcile.deps.ts';

/**
 * Compares a day of a brand that is over with the books of others. A difference opens a case, or joins the one that is
 * open about it; what was open and is found in order says so in its case. It may run again: nothing is told twice.
 */
export async function compareDay(
  deps: ReconcileDeps,
  merchant: string,
  day: string,
): Promise<void> {
  const { database, clock } = deps;
  const zone = await deps.timeZoneOf(merchant);
  const [from, until] = [startOfDay(zone, day), startOfDay(zone, addDays(day, 1))];
  await beginDay(database.read, merchant, day, clock.now());
  try {
    const open = await openDifferences(database.read, merchant);
    const asked: Asked = { merchant, day, zone, from, until, open };
    const { parts: bank, custody } = await compareBank(deps, asked);
    const parts = [...bank, await comparePurses(deps, asked), await compareVendors(deps, asked)];
    await database.transaction(async (tx) => {
      const told = await keepDifferences(deps, tx, asked, parts);
      const outcome = { parts: parts.map((part) => presentPart(part, told)), custody };
      await endDay(tx, merchant, day, { outcome, at: clock.now() });
    });
  } catch (error) {
    deps.log.error({ err: error, merchant, day }, 'a day could not be compared');
    await endDay(database.read, merchant, day, { outcome: null, at: clock.now() });
  }
}

/** A part differs on a day by what belongs to the day; what is open from before stands beside it. */
function presentPart({ part, state, compared }: PartOutcome, told: readonly Found[]) {
  const differences = told.filter((one) => one.part === part).length;
  const isJudged = state === 'agrees' || state === 'differs';
  const judged = differences > 0 ? ('differs' as const) : ('agrees' as const);
  return { part, state: isJudged ? judged : state, compared, differences };
}

const keyOf = ({ part, ref }: Pick<Found, 'part' | 'ref'>) => `${part} ${ref}`;

/** Writes what was found, in one turn for each brand. Answers what belongs to the day or was open before. */
async function keepDifferences(
  deps: ReconcileDeps,
  tx: Tx,
  asked: Asked,
  parts: readonly PartOutcome[],
): Promise<Found[]> {
  await lockBrand(tx, asked.merchant);
  const open = await openDifferences(tx, asked.merchant);
  const known = new Map(open.map((one) => [keyOf(one), one]));
  const found = new Map(parts.flatMap((part) => part.found).map((one) => [keyOf(one), one]));
  const told: Found[] = [];
  for (const [key, one] of found) {
    const before = known.get(key);
    // Before the day only what is open already is looked at: its own day had its own comparison. A round of a vendor may
    // have ended since.
    const isOld = one.at !== null && one.at < asked.from && one.part !== 'vendors';
    if (before === undefined && isOld) continue;
    const id = await keep(deps, tx, asked, one, before);
    await noteSighting(tx, id, asked.day);
    told.push(one);
  }
  for (const one of open) {
    const part = parts.find((outcome) => outcome.part === one.part);
    if (found.has(keyOf(one)) || part?.covers(one) !== true) continue;
    await resolveDifference(tx, one.id, deps.clock.now());
    await deps.cases.resolved(tx, one.caseId, { day: asked.day });
  }
  return told;
}

async function keep(
  { cases, clock }: ReconcileDeps,
  tx: Tx,
  { merchant, day }: Asked,
  one: Found,
  before: OpenDifference | undefined,
): Promise<bigint> {
  const evidence = evidenceOf(one, day);
  const isSame = before !== undefined && isDeepStrictEqual(sidesOf(one), sidesOf(before));
  if (before !== undefined && isSame) {
    // People may have closed its case knowing it: it does not open another one day by day.
    await cases.join(tx, merchant, before.caseId, evidence);
    await renewDifference(tx, before.id, one, { day, caseId: before.caseId });
    return before.id;
  }
  const caseId = await cases.report(tx, {
    merchant,
    kind: 'difference',
    subject: one.part === 'custody' ? one.ref : `${one.part}:${one.ref}`,
    playerId: null,
    severity: one.part === 'bank' || one.part === 'custody' ? 'high' : 'medium',
    evidence,
  });
  if (before === undefined) {
    return insertDifference(tx, one, { merchant, day, caseId, at: clock.now() });
  }
  await renewDifference(tx, before.id, one, { day, caseId });
  return before.id;
}

const sidesOf = ({ class: kind, ours, theirs }: Found) => ({ kind, ours, theirs });

/** The evidence for the case: both sides, as the comparison of a day saw them. */
function evidenceOf({ part, class: kind, ref, ours, theirs }: Found, day: string) {
  const named = (side: 'ours' | 'theirs', facts: Found['ours']) =>
    Object.entries(facts ?? {}).map(([name, value]) => [`${side}.${name}`, value] as const);
  return {
    kind: `difference.${kind}`,
    ref: `${part}:${ref}:${day}`,
    facts: {
      day,
      part,
      ...Object.fromEntries([...named('ours', ours), ...named('theirs', theirs)]),
    },
  };
}
