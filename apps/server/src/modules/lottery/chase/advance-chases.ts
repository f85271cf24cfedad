import { hash } from 'node:crypto';
import { dayIn } from '@arara/calendar';
import { refusalCodeOf } from '../commands/place-ticket.ts';
import { issueById, saidPromise } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { orderOf, withLiabilities } from '../sale/order.ts';
import { saleRefusals } from '../sale/refusals.ts';
import { sellTicket } from '../sale/sell-ticket.ts';
import { chasesDue, endChases, lockChase, stepsOf, stopChase } from './chase.repository.ts';
import type { ChaseRow, StepRow, StoppedBy } from './chase.repository.ts';
import { times } from './order-chase.ts';
import { releaseSteps } from './release-steps.ts';

/** More of them would keep every connection from sales. */
const atOnce = 8;

type Deps = LotteryDeps & { readonly ending?: AbortSignal };

/**
 * Brings every chase as far as it can go: buys the step whose issue is on sale, gives back what
 * cannot be bought, ends what is over. The published rule of `stop on win`: a step is bought only
 * when the last one that was bought is settled, and none has won; where that takes longer than its own
 * sale, its money goes back.
 */
export async function advanceChases(deps: Deps, pageSize = 500): Promise<void> {
  const { database, clock } = deps;
  let after = 0n;
  for (;;) {
    const page = await chasesDue(database.read, after, pageSize);
    const [last] = page.slice(-1);
    if (last === undefined) return;
    await advancePage(deps, page);
    const ids = page.map(({ id }) => id);
    await endChases(database.read, ids, clock.now());
    if (page.length < pageSize || deps.ending?.aborted === true) return;
    after = last.id;
  }
}

/** Chases whose last step was bought by a process that ended before it could write that down. */
export const endForgotten = ({ database, clock }: LotteryDeps): Promise<void> =>
  endChases(database.read, null, clock.now());

async function advancePage(deps: Deps, page: readonly ChaseRow[]): Promise<void> {
  const due = page.values();
  const work = async (): Promise<void> => {
    for (const chase of due) {
      if (deps.ending?.aborted === true) return;
      await advanceOrTell(deps, chase);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function advanceOrTell(deps: Deps, chase: ChaseRow): Promise<void> {
  try {
    await advanceChase(deps, chase);
  } catch (error) {
    deps.log.error({ err: error, chase: chase.ref }, 'a chase does not go on');
  }
}

async function advanceChase(deps: Deps, chase: ChaseRow): Promise<void> {
  const { read } = deps.database;
  const steps = await stepsOf(read, [chase.id]);
  const waiting = steps.filter(({ state }) => state === 'WAITING');
  const [next] = waiting;
  if (next === undefined) return;
  const before = steps.slice(0, steps.indexOf(next));
  const verdict = verdictOf(
    chase,
    before.filter(({ state }) => state === 'BOUGHT'),
  );
  if (verdict === 'won') {
    await finish(deps, chase, waiting, 'win');
    return;
  }
  const issue = await issueById(read, next.issue_id);
  if (issue === null) throw new Error(`issue ${next.issue_id} is gone`);
  const isOpen = issue.state === 'SCHEDULED' || issue.state === 'ON_SALE';
  // Nobody can buy in a closed issue: a step that waits now was never bought.
  if (!isOpen) await giveBack(deps, chase, next, 'late');
  else if (verdict === 'settled') await buy(deps, chase, next, issue);
}

/**
 * The verdict on the steps that were bought, as far as this chase has to wait for them: the last one, or any
 * that has won since its result was corrected.
 */
function verdictOf(chase: ChaseRow, bought: readonly StepRow[]): 'won' | 'settled' | 'open' {
  if (!chase.stop_on_win) return 'settled';
  if (bought.some(({ ticket_state: state }) => state === 'WON')) return 'won';
  return bought.at(-1)?.ticket_state === 'ACCEPTED' ? 'open' : 'settled';
}

async function buy(deps: Deps, chase: ChaseRow, step: StepRow, issue: IssueRow): Promise<void> {
  const { games, rules, sellsAt } = deps;
  // A lottery that the operator sells no more is not bought for anybody either.
  if (!(await sellsAt(chase.merchant_id))) {
    return giveBack(deps, chase, step, 'function.not.available');
  }
  const game = await games.byCode(chase.game_code);
  if (game === null) throw new Error(`lottery ${chase.game_code} is gone`);
  if (!game.active) return giveBack(deps, chase, step, 'game.unavailable');
  const table = await games.tableOf(chase.prize_table, chase.table_version);
  const wish = {
    tableVersion: table.version,
    mode: chase.mode,
    unit: chase.unit,
    lines: times(chase.lines, step.multiple),
  };
  const day = dayIn(game.schedule.timeZone, issue.draw_at);
  const order = orderOf({ ...game, table }, rules.plays, wish, day);
  if ('fault' in order) return giveBack(deps, chase, step, order.fault);
  const answer = await sellTicket(deps, {
    playerId: chase.player_id,
    merchant: chase.merchant_id,
    address: chase.address,
    game,
    table,
    issue: { ...issue, promise: saidPromise(issue) },
    ref: step.ticket_ref,
    order: withLiabilities(table, rules.plays, order, chase),
    terms: chase,
    hash: hash('sha256', `chase ${step.ticket_ref} ${order.stake}`, 'buffer'),
    fromChase: true,
  });
  if (answer === 'busy') return;
  const { code } = answer.meaning;
  // Not on sale by the database's clock: what comes of it shows once the issue is closed.
  const isDecided = code !== saleRefusals.closed && code !== saleRefusals.step;
  if (code !== 0 && isDecided) {
    await giveBack(deps, chase, step, refusalCodeOf(code) ?? String(code));
  }
}

async function giveBack(deps: Deps, chase: ChaseRow, step: StepRow, reason: string): Promise<void> {
  const accounts = await deps.wallet.accountsOf(chase.player_id);
  await deps.database.transaction((tx) =>
    releaseSteps(deps, tx, { ...chase, accounts }, [step], reason),
  );
}

/** Gives back what waits and stops the chase. */
export async function finish(
  deps: Deps,
  chase: Pick<ChaseRow, 'id' | 'ref' | 'player_id'>,
  waiting: readonly StepRow[],
  stoppedBy: StoppedBy,
): Promise<void> {
  const accounts = await deps.wallet.accountsOf(chase.player_id);
  await deps.database.transaction(async (tx) => {
    if ((await lockChase(tx, chase.id)) === null) return;
    await releaseSteps(deps, tx, { ...chase, accounts }, waiting, stoppedBy);
    await stopChase(tx, chase.id, stoppedBy, deps.clock.now());
  });
}
