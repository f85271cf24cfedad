import { commit, serverSeedOf } from '@arara/fairness';
import { issuesBetween, patienceMs, roundOfIssue } from '@arara/lottery';
import type { ChainInfo, IssueTimes } from '@arara/lottery';
import { insertIssues, keepChain, lastCloseOf } from '../issue.repository.ts';
import type { IssuePromise, NewIssue } from '../issue.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import type { LotteryGame } from '../lottery.ports.ts';

const dayMs = 86_400_000;
/** So far ahead issues are promised; weekly draws further, so that there is always a next one. */
const aheadMs = { steady: 2 * dayMs, weekly: 15 * dayMs };
/**
 * The beacon that draws an issue comes out at least so long after its sale has ended, and not before the
 * draw: time to count the tickets. An issue that is not counted by then is void.
 */
const marginMinMs = 6_000;
const insertMax = 500;

/** Promises the issues of the coming days: their times and, of our own, the seed's hash and the beacon. */
export async function planIssues(deps: LotteryDeps): Promise<void> {
  const chain = await deps.beacon.chain();
  await keepChain(deps.database.read, chain);
  for (const game of await deps.games.all()) {
    if (game.active) await planGame(deps, game, chain);
  }
}

async function planGame(deps: LotteryDeps, game: LotteryGame, chain: ChainInfo): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const last = await lastCloseOf(database.read, game.code);
  // A sale that ends at the very instant of the last one exists already.
  const from = last === null || last < now ? now : new Date(last.getTime() + 1);
  const ahead = 'weekly' in game.schedule ? aheadMs.weekly : aheadMs.steady;
  const times = issuesBetween(game.schedule, from, new Date(now.getTime() + ahead));
  for (let at = 0; at < times.length; at += insertMax) {
    const issues = times.slice(at, at + insertMax).map((one) => newIssue(deps, game, chain, one));
    await insertIssues(database.read, issues);
  }
}

function newIssue(
  deps: LotteryDeps,
  { code, drawSource }: LotteryGame,
  chain: ChainInfo,
  times: IssueTimes,
): NewIssue {
  return {
    ...times,
    voidAt: new Date(times.drawAt.getTime() + patienceMs[drawSource]),
    gameCode: code,
    promise: drawSource === 'own' ? promise(deps, chain, times) : null,
  };
}

/** The seed leaves this function sealed; only its hash is told before the draw. */
function promise(
  { random, secretBox }: LotteryDeps,
  chain: ChainInfo,
  times: IssueTimes,
): IssuePromise {
  const seed = serverSeedOf(random(32));
  const { closeAt, drawAt } = times;
  const marginMs = Math.max(marginMinMs, drawAt.getTime() - closeAt.getTime());
  return {
    seedHash: commit(seed),
    seedSealed: secretBox.seal(Buffer.from(seed, 'hex')),
    chain: chain.hash,
    marginMs,
    beaconRound: roundOfIssue(chain, closeAt, marginMs),
  };
}
