import { money } from '@arara/money';
import { invariant } from '../../../platform/errors.ts';
import { BankError } from '../../../ports/bank/index.ts';
import type { Payout } from '../../../ports/bank/index.ts';
import type { ReviewReason } from '../approval.policy.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { moveWithdrawal } from '../moves.ts';
import { afterStop, arePayoutsStopped } from '../payout-stop.ts';
import {
  lockWithdrawal,
  readWithdrawal,
  writeAskedBlock,
  writeSentAt,
} from '../withdrawal.repository.ts';
import type { WithdrawalRow } from '../withdrawal.repository.ts';
import { applyPayout, endFailed } from './apply-payout.ts';
import { enqueuePayout } from './enqueue-payout.ts';

/** A payout that the bank does not know is sent again, under the same id, after this long. */
const sendAgainMs = 120_000;

/** One step of a payout: sends it, or asks what became of it; plans the next step until it ended. */
export async function sendPayout(deps: CashierDeps, id: string): Promise<void> {
  const turn = await takeTurn(deps, id);
  if (turn === 'stopped') return enqueuePayout(deps, deps.database.read, id, afterStop(deps));
  const row = await readWithdrawal(deps.database.read, id);
  if (row?.state !== 'SENDING') return;
  const ended = turn === 'first' ? await send(deps, row) : await ask(deps, row);
  if (!ended) await planNext(deps, row);
}

/** `first`: this call is to send it; `stopped`: no payout is sent now; `none`: there is nothing to send. */
type Turn = 'first' | 'stopped' | 'none';

/**
 * From APPROVED to SENDING, written before the bank hears of it. An account that was blocked since goes
 * to REVIEW instead, unless a person was asked about that very block.
 */
async function takeTurn(deps: CashierDeps, id: string): Promise<Turn> {
  return deps.database.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row?.state !== 'APPROVED') return 'none';
    const blockedSince = await deps.identity.blockedSince(tx, row.player_id, 'withdraw');
    if (blockedSince !== null && (row.asked_block_since ?? new Date(0)) < blockedSince) {
      const review = 'review.account' satisfies ReviewReason;
      await writeAskedBlock(tx, id, blockedSince);
      await moveWithdrawal(deps, tx, row, { state: 'REVIEW', reason: review });
      return 'none';
    }
    if (await arePayoutsStopped(deps, tx)) return 'stopped';
    await moveWithdrawal(deps, tx, row, { state: 'SENDING', reason: null });
    await writeSentAt(tx, id, deps.clock.now());
    return 'first';
  });
}

async function send(deps: CashierDeps, row: WithdrawalRow): Promise<boolean> {
  const idNumber = await deps.identity.idNumberOf(row.player_id);
  invariant(idNumber !== null, 'whoever withdraws has a CPF');
  try {
    const payout = await deps.bank.sendPayout({
      id: row.payout_id,
      amount: money(row.amount, row.currency),
      key: idNumber,
      idNumber,
    });
    return await applyPayout(deps, row.id, payout);
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    deps.log.warn({ err: error, withdrawal: row.id }, 'a payout brought no answer');
    if (error.kind === 'unknown') return false;
    return endRefused(deps, row);
  }
}

/** The bank said no: nothing was sent, unless its status says otherwise. */
async function endRefused(deps: CashierDeps, row: WithdrawalRow): Promise<boolean> {
  const payout = await statusOf(deps, row);
  if (payout === undefined) return false;
  return payout === null
    ? endFailed(deps, row.id, 'bank.refused')
    : applyPayout(deps, row.id, payout);
}

/** It may have been sent: only the bank knows. Sent again only where it knows nothing for a while. */
async function ask(deps: CashierDeps, row: WithdrawalRow): Promise<boolean> {
  const payout = await statusOf(deps, row);
  if (payout === undefined) return false;
  if (payout !== null) return applyPayout(deps, row.id, payout);
  const now = deps.clock.now();
  const waitedMs = now.getTime() - (row.sent_at ?? row.created_at).getTime();
  if (waitedMs < sendAgainMs) return false;
  if (await arePayoutsStopped(deps, deps.database.read)) return false;
  await writeSentAt(deps.database.read, row.id, now);
  return send(deps, row);
}

/** Undefined: the bank does not answer. Null: it knows no such payout. */
async function statusOf(deps: CashierDeps, row: WithdrawalRow): Promise<Payout | null | undefined> {
  try {
    return await deps.bank.payout(row.payout_id);
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    deps.log.warn({ err: error, withdrawal: row.id }, 'the bank does not tell a payout’s status');
    return undefined;
  }
}

/** Often at first, when Pix takes seconds; calmer later. */
async function planNext(deps: CashierDeps, row: WithdrawalRow): Promise<void> {
  const now = deps.clock.now().getTime();
  const ageMs = now - row.created_at.getTime();
  const waitMs = ageMs < 60_000 ? 2_000 : ageMs < 600_000 ? 15_000 : 60_000;
  await enqueuePayout(deps, deps.database.read, row.id, new Date(now + waitMs));
}
