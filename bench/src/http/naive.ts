import type { BodyOf, ValueOf, vendorBetCall } from '@arara/contract';
import { transaction } from '@arara/postgres';
import type { Pool, Tx } from '@arara/postgres';
import { hashToken } from '../../../apps/server/src/modules/play/token-hash.ts';
import { presentBalance, replyBase } from '../../../apps/server/src/modules/play/play.reply.ts';
import type { Ticket } from '../../../apps/server/src/modules/play/play.reply.ts';

type Body = BodyOf<typeof vendorBetCall>;
type Reply = ValueOf<typeof vendorBetCall>;

/** The vendor of the request; vendors' revenue accounts are minus their id. */
interface Asker {
  readonly vendorId: number;
  readonly playerId: bigint;
  readonly hash: Buffer;
}

/** One bet as a handler without batching takes it: reference/domain.md 3b, rules 1 and 2. */
export function naiveBet(pool: Pool, asker: Asker, body: Body, ticket: Ticket): Promise<Reply> {
  return transaction(pool, (tx) => bet(tx, asker, body, ticket));
}

async function bet(tx: Tx, asker: Asker, body: Body, ticket: Ticket): Promise<Reply> {
  const { vendorId, playerId } = asker;
  const now = new Date();
  const amount = BigInt(body.amount);
  const refused = await claim(tx, asker, body, ticket, now);
  if (refused !== null) return replyBase(refused, body.request_id, now);
  const round = await run(
    tx,
    'round',
    `insert into naive.round (vendor_id, player_id, round_id, state, bet, win, opened_at)
    values ($1, $2, $3, 'OPEN', $4, 0, $5)
    on conflict (vendor_id, player_id, round_id) do update set bet = naive.round.bet + $4
    returning id, state`,
    [vendorId, playerId, body.round_id, amount, now],
  );
  const house = BigInt(-vendorId);
  const accounts = await run(
    tx,
    'lock',
    'select id, balance from naive.account where id in ($1, $2) order by id for update',
    [house, playerId],
  );
  const balanceOf = (id: bigint) =>
    (accounts.rows.find((row) => row['id'] === id)?.['balance'] as bigint | undefined) ?? 0n;
  if (balanceOf(playerId) < amount) throw new Error('insufficient');
  const after = balanceOf(playerId) - amount;
  const houseAfter = balanceOf(house) + amount;
  const walletTx = await post(tx, { playerId, house, amount, after, houseAfter, now });
  const reply: Reply = {
    ...replyBase(0, body.request_id, now),
    wallet_tx_id: String(walletTx),
    balance: presentBalance(after, 0n),
    duplicate: false,
    used_bonus: '0',
  };
  await record(tx, asker, body, { reply, round: round.rows[0]?.['id'], amount, after, now });
  return reply;
}

/** The nonce, the transaction id and the session; the code of a refusal, or null. */
async function claim(
  tx: Tx,
  { vendorId, playerId, hash }: Asker,
  body: Body,
  ticket: Ticket,
  now: Date,
): Promise<number | null> {
  const nonce = await run(
    tx,
    'nonce',
    'insert into naive.nonce values ($1, $2) on conflict do nothing',
    [ticket.nonce, now],
  );
  if (nonce.rowCount === 0) return 1203;
  const own = await run(
    tx,
    'tx',
    `insert into naive.vendor_tx (vendor_id, tx_id, kind, player_id, amount, body_hash, state, at)
    values ($1, $2, 'BET', $3, $4, $5, 'APPLIED', $6) on conflict do nothing`,
    [vendorId, body.tx_id, playerId, BigInt(body.amount), hash, now],
  );
  if (own.rowCount === 0) return 1104;
  const session = await run(
    tx,
    'session',
    'select player_id, expires_at from naive.session where token_hash = $1 and vendor_id = $2',
    [hashToken(body.session_token), vendorId],
  );
  return session.rows[0]?.['player_id'] === playerId ? null : 1007;
}

interface Outcome {
  reply: Reply;
  round: unknown;
  amount: bigint;
  after: bigint;
  now: Date;
}

/** The stored answer, the player's day, the news. */
async function record(
  tx: Tx,
  { vendorId, playerId }: Asker,
  body: Body,
  { reply, round, amount, after, now }: Outcome,
): Promise<void> {
  await run(
    tx,
    'response',
    'update naive.vendor_tx set response = $3, round = $4 where vendor_id = $1 and tx_id = $2',
    [vendorId, body.tx_id, JSON.stringify(reply), round],
  );
  await run(
    tx,
    'day',
    `insert into naive.day_total values ($1, $2::timestamptz::date, $3, 0)
    on conflict (player_id, day) do update set stake = naive.day_total.stake + $3`,
    [playerId, now, amount],
  );
  await run(
    tx,
    'event',
    'insert into naive.event (topic, audience, payload, at) values ($1, $2, $3, $4)',
    ['balance', `player:${playerId}`, JSON.stringify({ sumBalance: String(after) }), now],
  );
}

/** Money that goes from a player to the house, and what both have then. */
export interface Posting {
  playerId: bigint;
  house: bigint;
  amount: bigint;
  after: bigint;
  houseAfter: bigint;
  now: Date;
}

/** Writes a transfer with its two entries and both balances; its id. */
export async function post(tx: Tx, of: Posting): Promise<bigint> {
  const { playerId, house, amount, after, houseAfter, now } = of;
  const transfer = await run(
    tx,
    'transfer',
    'insert into naive.transfer (debit, credit, amount, at) values ($1, $2, $3, $4) returning id',
    [playerId, house, amount, now],
  );
  const id = transfer.rows[0]?.['id'] as bigint;
  await run(tx, 'entries', 'insert into naive.entry values ($1, $3, $4, $6), ($2, $3, $5, $7)', [
    playerId,
    house,
    id,
    -amount,
    amount,
    after,
    houseAfter,
  ]);
  const update = 'update naive.account set balance = $2 where id = $1';
  await run(tx, 'balance', update, [playerId, after]);
  await run(tx, 'balance', update, [house, houseAfter]);
  return id;
}

/** A statement that the server prepares once. */
export function run(tx: Tx, name: string, text: string, values: unknown[]) {
  return tx.query({ name: `naive-${name}`, text, values });
}
