import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from '../../../platform/module.ts';
import { advanceChases } from '../chase/advance-chases.ts';
import {
  issuesToClose,
  issuesToDraw,
  issuesToSettle,
  issuesToVoid,
  openIssues,
} from './steps.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { issuesToCorrect } from '../results/correction.repository.ts';
import { closeIssue } from './close-issue.ts';
import { correctIssue } from './correct-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { createFailingIssues } from './failing-issues.ts';
import type { FailingIssues } from './failing-issues.ts';
import { giveBack } from './give-back.ts';
import { settleIssue } from './settle-issue.ts';
import { voidIssue } from './void-issue.ts';

const tickMs = 500;
const atOnceMax = 100;

type Step = (deps: Deps, id: bigint) => Promise<boolean>;
/** These rest where they fail, not where they wait: another process that was at one may be gone by now. */
const payments = new Set<Step>([settleIssue, correctIssue]);

type Deps = LotteryDeps & { readonly ending?: AbortSignal };

/**
 * Brings every issue as far as it can go now: on sale, closed, drawn, settled. The list of due issues stands in
 * the database, so that any process goes on where another one ended. One issue that fails or waits
 * does not keep the others waiting.
 */
export async function advanceIssues(deps: Deps): Promise<void> {
  const failing = createFailingIssues();
  await advanceClosings(deps, failing);
  await advanceSales(deps, failing);
  await advancePayments(deps, failing);
}

/** Sales end before their beacon, whatever else takes long or does not answer. */
async function advanceClosings(deps: Deps, failing: FailingIssues): Promise<void> {
  await each(deps, failing, await issuesToClose(deps.database.read, atOnceMax), closeIssue);
}

/** The steps that keep to a time: sales begin, steps of chases are bought, results come. */
async function advanceSales(deps: Deps, failing: FailingIssues): Promise<void> {
  const { read } = deps.database;
  await openIssues(read);
  await advanceChases(deps);
  await each(
    deps,
    failing,
    await issuesToDraw(read, atOnceMax, failing.resting(drawIssue.name)),
    drawIssue,
  );
  await each(
    deps,
    failing,
    await issuesToVoid(read, atOnceMax, failing.resting(voidIssue.name)),
    voidIssue,
  );
}

/** Prizes and stakes on their way to members: of a large issue that takes long. */
async function advancePayments(deps: Deps, failing: FailingIssues): Promise<void> {
  const { read } = deps.database;
  await giveBack(deps);
  await each(
    deps,
    failing,
    await issuesToSettle(read, atOnceMax, failing.resting(settleIssue.name)),
    settleIssue,
  );
  await each(deps, failing, await issuesToCorrect(read, atOnceMax), correctIssue);
}

async function each(
  deps: Deps,
  failing: FailingIssues,
  ids: readonly bigint[],
  step: Step,
): Promise<void> {
  for (const id of ids) {
    if (deps.ending?.aborted === true) return;
    try {
      if (!(await step(deps, id)) && !payments.has(step)) failing.waits(step.name, id);
    } catch (error) {
      if (failing.failed(step.name, id)) {
        const what = { err: error, issue: String(id), step: step.name };
        deps.log.error(what, 'an issue does not go on');
      }
    }
  }
}

type Advance = (deps: Deps, failing: FailingIssues) => Promise<void>;

/** Look every half second what is due; no close waits for anything else, no draw for payments. */
export function issueClocks(deps: Deps): Worker[] {
  return [
    clockOf('lottery.closings', deps, advanceClosings),
    clockOf('lottery.issues', deps, advanceSales),
    clockOf('lottery.payments', deps, advancePayments),
  ];
}

function clockOf(name: string, deps: Deps, advance: Advance): Worker {
  return {
    name,
    start() {
      const ending = new AbortController();
      const running = run(deps, advance, ending.signal);
      return async () => {
        ending.abort();
        await running;
      };
    },
  };
}

async function run(deps: Deps, advance: Advance, signal: AbortSignal): Promise<void> {
  const failing = createFailingIssues();
  while (!signal.aborted) {
    try {
      await advance({ ...deps, ending: signal }, failing);
    } catch (error) {
      deps.log.warn({ err: error }, 'issues could not be looked at');
    }
    await sleep(tickMs, undefined, { signal }).catch(() => undefined);
  }
}
