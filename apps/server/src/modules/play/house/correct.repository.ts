import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';

export interface CorrectedRound {
  readonly id: bigint;
  readonly win: bigint;
  readonly currency: string;
}

/** Locks a round of a vendor: whatever else concerns it waits. Null where there is none. */
export async function lockRound(
  tx: Tx,
  vendorId: number,
  playerId: bigint,
  roundName: string,
): Promise<CorrectedRound | null> {
  const { rows } = await tx.query<CorrectedRound & Record<string, unknown>>(sql`
    select id, win, currency from play.round
    where vendor_id = ${vendorId} and player_id = ${playerId} and round_id = ${roundName}
    for no key update`);
  return rows[0] ?? null;
}

/** What of a round's prize waits on the held account; it is taken from there, and nobody releases it. */
export async function takeHeldWin(
  tx: Tx,
  vendorId: number,
  roundId: bigint,
  moment: Date,
): Promise<bigint> {
  const { rows } = await tx.query<{ amount: bigint }>(sql`
    update play.held_win h set state = 'REVERSED', decided_at = ${moment}
    from play.vendor_tx t
    where t.round = ${roundId} and t.vendor_id = ${vendorId} and t.kind = 'WIN'
      and t.state = 'APPLIED' and h.vendor_id = t.vendor_id and h.tx_id = t.tx_id
      and h.state = 'HELD'
    returning h.amount`);
  return rows.reduce((sum, { amount }) => sum + amount, 0n);
}

export interface Correction {
  readonly vendorId: number;
  readonly playerId: bigint;
  readonly roundId: bigint;
  readonly txId: string;
  readonly currency: string;
  readonly from: bigint;
  readonly to: bigint;
  /** Of the new prize, what waits for people. */
  readonly held: bigint;
  /** The ledger's transfers that paid the new prize and took the old one back; null: there is none. */
  readonly paidBy: bigint | null;
  readonly takenBy: bigint | null;
}

/** Puts the prize of a round in the place of the one before; both stay on record. */
export async function writeCorrectedRound(tx: Tx, of: Correction, moment: Date): Promise<void> {
  const { vendorId, playerId, roundId, txId, from, to, held } = of;
  await tx.query(sql`
    with undone as (
      update play.vendor_tx set state = 'REVERSED'
      where round = ${roundId} and vendor_id = ${vendorId} and kind = 'WIN' and state = 'APPLIED'
      returning tx_id
    ), board as (
      delete from play.big_win b using undone u
      where b.vendor_id = ${vendorId} and b.tx_id = u.tx_id
    )
    insert into play.vendor_tx (
      vendor_id, state, kind, held, player_id, round, amount, wallet_tx_id, created_at, tx_id,
      ref_tx_id
    )
    select ${vendorId}::smallint, 'APPLIED'::play.tx_state, 'ROLLBACK'::play.tx_kind, false, ${playerId}::bigint,
      ${roundId}::bigint, ${from}::bigint, ${of.takenBy}::bigint, ${moment}::timestamptz,
      ${`${txId}:undo`}, (select max(tx_id) from undone)
    where ${from}::bigint > 0
    union all
    select ${vendorId}::smallint, 'APPLIED', 'WIN', ${held}::bigint > 0, ${playerId}::bigint,
      ${roundId}::bigint, ${to}::bigint, ${of.paidBy}::bigint, ${moment}::timestamptz, ${txId}, null
    where ${to}::bigint > 0`);
  await tx.query(sql`
    update play.round set win = ${to}, wins = ${to > 0n ? 1 : 0}
    where player_id = ${playerId} and id = ${roundId}`);
  if (held > 0n) await holdWin(tx, of, moment);
}

async function holdWin(
  tx: Tx,
  { vendorId, playerId, txId, currency, held }: Correction,
  moment: Date,
): Promise<void> {
  await tx.query(sql`
    insert into play.held_win (vendor_id, tx_id, player_id, amount, currency, at)
    values (${vendorId}, ${txId}, ${playerId}, ${held}, ${currency}, ${moment})`);
}

/** Tells the player's pages that a round has come to something else. */
export async function tellRound(
  tx: Tx,
  { playerId, roundId }: Pick<Correction, 'playerId' | 'roundId'>,
  words: (minor: bigint) => string,
): Promise<void> {
  const { rows } = await tx.query<{ bet: bigint; win: bigint; state: string }>(sql`
    select bet, win, state::text from play.round
    where player_id = ${playerId} and id = ${roundId}`);
  const [round] = rows;
  if (round === undefined) return;
  const payload = {
    id: String(roundId),
    state: round.state,
    stake: words(round.bet),
    payout: words(round.win),
  };
  await tx.query(sql`
    insert into platform.event (topic, audience, payload)
    values ('round', ${`player:${playerId}`}, ${JSON.stringify(payload)})`);
}
