import type { BodyOf, ValueOf, vendorBalance, vendorTxStatus } from '@arara/contract';
import { hashToken } from '../play.context.ts';
import type { PlayContext } from '../play.context.ts';
import { presentBalance, refusal, replyBase } from '../play.reply.ts';
import type { Ticket } from '../play.reply.ts';
import { sessionByHash } from '../sessions.repository.ts';
import { findTransaction } from '../transactions.repository.ts';
import type { TransactionRow } from '../transactions.repository.ts';
import type { Vendor } from '../vendors.ts';
import { useNonce } from './nonce.ts';

/** The balance of a player whose session is alive. */
export async function readBalance(
  context: PlayContext,
  vendor: Vendor,
  body: BodyOf<typeof vendorBalance>,
  ticket: Ticket,
): Promise<ValueOf<typeof vendorBalance>> {
  const { clock, database, ports } = context;
  const no = (name: Parameters<typeof refusal>[0]) => refusal(name, body.request_id, clock.now());
  if (!(await useNonce(context, ticket))) return no('REPLAYED_NONCE');
  const player = await context.playerOf(vendor, body.player_id);
  if (player === null) return no('PLAYER_NOT_FOUND');
  const session = await sessionByHash(database.read, hashToken(body.session_token));
  const isTheirs = session?.player_id === player.playerId && session.vendor_id === vendor.id;
  if (!isTheirs || session.expires_at <= clock.now()) return no('SESSION_EXPIRED');
  const { member_session: memberSession } = session;
  if (memberSession !== null && !(await ports.players.isSignedIn(memberSession))) {
    return no('SESSION_EXPIRED');
  }
  if (body.currency !== player.accounts.currency) return no('CURRENCY_MISMATCH');
  const { cash, bonus, version } = await ports.wallet.balanceOf(player.playerId);
  const base = replyBase(0, body.request_id, clock.now());
  return { ...base, balance: presentBalance(cash, bonus), version: String(version) };
}

/** The outcome of a transaction; never needs a session, because money may hang on it. */
export async function readTxStatus(
  context: PlayContext,
  vendor: Vendor,
  body: BodyOf<typeof vendorTxStatus>,
  ticket: Ticket,
): Promise<ValueOf<typeof vendorTxStatus>> {
  const { clock, database } = context;
  if (!(await useNonce(context, ticket))) {
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
