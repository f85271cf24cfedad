import type { BodyOf, ValueOf, vendorTxStatusCall } from '@arara/contract';
import type { PlayDeps } from '../play.deps.ts';
import { presentBalance, refusal, replyBase } from '../play.reply.ts';
import type { Ticket } from '../play.reply.ts';
import { findTransaction } from '../transactions.repository.ts';
import type { TransactionRow } from '../transactions.repository.ts';
import type { Vendor } from '../vendors.ts';
import { useNonce } from './use-nonce.ts';

/** The outcome of a transaction; never needs a session, because money may hang on it. */
export async function readTxStatus(
  deps: PlayDeps,
  vendor: Vendor,
  body: BodyOf<typeof vendorTxStatusCall>,
  ticket: Ticket,
): Promise<ValueOf<typeof vendorTxStatusCall>> {
  const { clock, database } = deps;
  if (!(await useNonce(deps, ticket))) {
    return refusal('REPLAYED_NONCE', body.request_id, clock.now());
  }
  const row = await findTransaction(database.read, vendor.id, body.tx_id);
  const base = replyBase(0, body.request_id, clock.now());
  if (row === null) return { ...base, state: 'NONE', response: null };
  return { ...base, state: row.state, response: row.kind === null ? null : firstAnswer(row) };
}

/** The first answer of a transaction, from what was stored with it. */
function firstAnswer(row: TransactionRow): Record<string, unknown> {
  const { request_id: _, ...base } = replyBase(0, null, row.created_at);
  return {
    ...base,
    wallet_tx_id: row.wallet_tx_id === null ? null : String(row.wallet_tx_id),
    balance: presentBalance(row.cash_after ?? 0n, row.bonus_after ?? 0n),
    duplicate: false,
    ...(row.kind === 'WIN' ? { mismatch: row.mismatch, held: row.held } : {}),
    ...(row.outcome === null ? {} : { state: row.outcome }),
  };
}
