import { hash } from 'node:crypto';
import { dayIn } from '@arara/calendar';
import { multipleMax } from '@arara/contract';
import type { BodyOf, TicketLine, ValueOf, orderChaseCall } from '@arara/contract';
import { canonicalJson } from '@arara/fairness';
import { wholeMinor } from '@arara/lottery';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import { issuesByNumero } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import { lotteryCurrency } from '../lottery.names.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import type { LotteryGame } from '../lottery.ports.ts';
import { requireMayPlay } from '../sale/may-play.ts';
import { faultOf, requirePayable, requirePrice, requireWithin } from '../sale/order-refusals.ts';
import { faultOfDay, liabilitiesOfLines, newRounding, readLines } from '../sale/order.ts';
import { refOf } from '../sale/sell-ticket.ts';
import { findChase, insertChase, insertSteps, stepsOf } from './chase.repository.ts';
import type { NewStep } from './chase.repository.ts';
import { presentChase } from './chase.present.ts';
import { holdOf } from './postings.ts';

type Wish = BodyOf<typeof orderChaseCall>;
/**
 * Orders the same lines for several issues to come and holds the money of all of them; each is bought
 * when its issue opens. A repeat with the same key gets the same chase. Errors: those of the call.
 */
export async function orderChase(
  deps: LotteryDeps,
  caller: SignedCaller,
  key: string,
  wish: Wish,
): Promise<ValueOf<typeof orderChaseCall>> {
  const { playerId, currency } = caller.session;
  if (currency !== lotteryCurrency) throw new AppError('in_need_true_account');
  const ref = refOf(playerId, `chase ${key}`);
  const askHash = hash('sha256', canonicalJson(asked(wish)), 'buffer');
  const before = await findChase(deps.database.read, playerId, ref);
  if (before === null) await write(deps, caller, ref, askHash, wish);
  const chase = before ?? (await findChase(deps.database.read, playerId, ref));
  invariant(chase !== null, 'a chase that was written is there');
  if (!chase.ask_hash.equals(askHash))
    throw new AppError('idempotency.conflict', { field: 'Idempotency-Key' });
  const steps = await stepsOf(deps.database.read, [chase.id]);
  return { chase: presentChase(chase, steps) };
}

async function write(
  deps: LotteryDeps,
  caller: SignedCaller,
  ref: string,
  askHash: Buffer,
  wish: Wish,
): Promise<void> {
  const { playerId } = caller.session;
  await requireMayPlay(deps, caller);
  const game = await deps.games.byCode(wish.gameCode);
  if (game === null) throw new AppError('game.not.found', { field: 'gameCode' });
  if (!game.active) throw new AppError('game.unavailable', { field: 'gameCode' });
  const issues = await requireIssues(deps, game, wish);
  const steps = priceSteps(deps, caller.language, game, wish, issues, ref);
  const total = steps.reduce((sum, { stake }) => sum + stake, 0n);
  requirePrice(wish.price, total, caller.language);
  const accounts = await deps.wallet.accountsOf(playerId);
  await deps.database.transaction(async (tx) => {
    const id = await insertChase(tx, {
      ref,
      player_id: playerId,
      merchant_id: caller.merchant,
      game_code: game.code,
      prize_table: game.table.code,
      table_version: game.table.version,
      mode: wish.mode,
      unit: wish.unit,
      lines: wish.lines,
      stop_on_win: wish.stopOnWin,
      total,
      address: caller.address,
      ask_hash: askHash,
      created_at: deps.clock.now(),
    });
    if (id === null) return;
    await insertSteps(tx, id, steps);
    const [outcome] = await deps.ledger.postIn(tx, [holdOf(ref, total, accounts)]);
    invariant(outcome !== undefined, 'the ledger answers every chain');
    if (!outcome.ok) throw refusalOf(outcome.refusal);
    await deps.wallet.balanceChanged(tx, playerId);
  });
}

function refusalOf(refusal: string): AppError {
  if (refusal === 'exceeds_credits') return new AppError('stake.insufficient', { field: 'price' });
  if (refusal === 'debits_refused') return new AppError('account.excluded');
  if (refusal === 'debit_account_closed') return new AppError('account.blocked');
  throw new Error(`a hold was refused: ${refusal}`);
}

/** The issues of the steps, in the order of their sale; none twice, none that has closed. */
async function requireIssues(
  { database }: LotteryDeps,
  game: LotteryGame,
  { steps }: Wish,
): Promise<IssueRow[]> {
  const found = await issuesByNumero(
    database.read,
    game.code,
    steps.map(({ numero }) => numero),
  );
  const issues = steps.map(({ numero }) => found.find((issue) => issue.numero === numero));
  const isRising = issues.every((issue, at) => {
    const last = issues[at - 1];
    return issue !== undefined && (last === undefined || last.close_at < issue.close_at);
  });
  if (!isRising) throw new AppError('lottery.chase.steps', { field: 'steps' });
  if (found.some(({ state }) => state !== 'SCHEDULED' && state !== 'ON_SALE')) {
    throw new AppError('lottery.closed', { field: 'steps' });
  }
  return issues as IssueRow[];
}

/** Each step priced as the ticket that it will be: the lines are read once, and taken so many times. */
function priceSteps(
  deps: LotteryDeps,
  language: string,
  game: LotteryGame,
  wish: Wish,
  issues: readonly IssueRow[],
  ref: string,
): NewStep[] {
  const { plays } = deps.rules;
  const read = readLines(game, plays, wish);
  if ('fault' in read) throw faultOf(deps, read, language);
  const most = Math.max(...read.lines.map((line) => line.multiple));
  const steps = wish.steps.map(({ multiple }, at) => {
    const field = `steps.${at}.multiple`;
    if (most * multiple > multipleMax) {
      throw new AppError('request.invalid', { field, params: { field } });
    }
    const issue = issues[at] as IssueRow;
    const day = dayIn(game.schedule.timeZone, issue.draw_at);
    const fault = faultOfDay(plays, read.lines, day);
    if (fault !== null) throw faultOf(deps, fault, language);
    const stake = wholeMinor(read.mils * BigInt(multiple));
    if (stake === null) throw faultOf(deps, { fault: 'fraction' }, language);
    requireWithin(game, stake, { field, language });
    return { issue_id: issue.id, multiple, stake, ticket_ref: refOf(0n, `${ref} ${at + 1}`) };
  });
  const dearest = times(read.lines, Math.max(...steps.map(({ multiple }) => multiple)));
  requirePayable(
    game,
    liabilitiesOfLines(game.table, plays, { ...wish, lines: dearest, roundedBy: newRounding }),
  );
  return steps;
}

/** The lines with their multiples times that of a step. */
export function times(lines: readonly TicketLine[], multiple: number): TicketLine[] {
  return lines.map((line) => ({ ...line, multiple: line.multiple * multiple }));
}

/** The fields that make a repeat the same. */
function asked(wish: Wish) {
  const { gameCode, mode, unit, stopOnWin, price, steps } = wish;
  const lines = wish.lines.map((line) => ({ ...line, places: line.places ?? null }));
  return { gameCode, mode, unit, stopOnWin, price, steps, lines };
}
