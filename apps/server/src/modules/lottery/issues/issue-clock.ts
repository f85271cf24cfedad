import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Worker } from '../../../platform/module.ts';
import { advanceChases } from '../chase/advance-chases.ts';
import type { Games } from '../games.ts';
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
import { giveBack } from './give-back.ts';
import { settleIssue } from './settle-issue.ts';
import { voidIssue } from './void-issue.ts';

const tickMs = 500;
const atOnceMax = 100;

type Deps = LotteryDeps & { readonly games: Games; readonly ending?: AbortSignal };

/**
 * Brings every issue as far as it can go now: on sale, closed, drawn, settled. What is due stands in
 * the database, so that any process goes on where another one ended. One issue that fails does not
 * keep the others waiting.
 */
export async function advanceIssues(deps: Deps): Promise<void> {
  await advanceClosings(deps, () => true);
  await advanceSales(deps, () => true);
  await advancePayments(deps, () => true);
}

/** Sales end before their beacon, whatever else takes long or does not answer. */
async function advanceClosings(deps: Deps, isNews: IsNews): Promise<void> {
  await each(deps, isNews, await issuesToClose(deps.database.read, atOnceMax), closeIssue);
}

/** What keeps to a time: sales begin, steps of chases are bought, results come. */
async function advanceSales(deps: Deps, isNews: IsNews): Promise<void> {
  const { read } = deps.database;
  await openIssues(read);
  await advanceChases(deps);
  await each(deps, isNews, await issuesToDraw(read, atOnceMax), drawIssue);
  await each(deps, isNews, await issuesToVoid(read, atOnceMax), voidIssue);
}

/** Prizes and stakes on their way to members: of a large issue that takes long. */
async function advancePayments(deps: Deps, isNews: IsNews): Promise<void> {
  const { read } = deps.database;
  await giveBack(deps);
  await each(deps, isNews, await issuesToSettle(read, atOnceMax), settleIssue);
  await each(deps, isNews, await issuesToCorrect(read, atOnceMax), correctIssue);
}

async function each(
  deps: Deps,
  isNews: IsNews,
  ids: readonly bigint[],
  step: (deps: Deps, id: bigint) => Promise<boolean>,
): Promise<void> {
  for (const id of ids) {
    if (deps.ending?.aborted === true) return;
    try {
      await step(deps, id);
    } catch (error) {
      if (isNews(`${step.name} ${id}`)) {
        const what = { err: error, issue: String(id), step: step.name };
        deps.log.error(what, 'an issue does not go on');
      }
    }
  }
}

type IsNews = (what: string) => boolean;

/** What fails is tried twice a second and told of once a minute. */
const toldMs = 60_000;

function onceAMinute(): IsNews {
  const told = new LRUCache<string, true>({ max: 1_000, ttl: toldMs });
  return (what) => {
    if (told.has(what)) return false;
    told.set(what, true);
    return true;
  };
}

type Advance = (deps: Deps, isNews: IsNews) => Promise<void>;

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
  const isNews = onceAMinute();
  while (!signal.aborted) {
    try {
      await advance({ ...deps, ending: signal }, isNews);
    } catch (error) {
      deps.log.warn({ err: error }, 'issues could not be looked at');
    }
    await sleep(tickMs, undefined, { signal }).catch(() => undefined);
  }
}
