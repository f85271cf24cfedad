import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Currency } from '@arara/money';
import type { BlockReason } from './compliance.types.ts';

export interface PlayerRow {
  readonly player_id: bigint;
  readonly merchant_id: string;
  readonly currency: Currency;
  readonly cash_account: bigint;
  readonly reality_check_minutes: number;
  readonly paused_until: Date | null;
  readonly excluded_until: Date | null;
  readonly mark: BlockReason | null;
}

export async function insertPlayer(
  tx: Tx,
  row: Pick<PlayerRow, 'player_id' | 'merchant_id' | 'currency' | 'cash_account'>,
  at: Date,
): Promise<void> {
  await tx.query(sql`
    insert into compliance.player (player_id, merchant_id, currency, cash_account, opened_at)
    values (${row.player_id}, ${row.merchant_id}, ${row.currency}, ${row.cash_account}, ${at})`);
}

export async function readPlayer(db: Db, playerId: bigint): Promise<PlayerRow | null> {
  const { rows } = await db.query<PlayerRow>(sql`
    select player_id, merchant_id, currency, cash_account, reality_check_minutes, paused_until,
      excluded_until, mark
    from compliance.player where player_id = ${playerId}`);
  return rows[0] ?? null;
}

/** Those of the players who are paused or excluded now. */
export async function restrictedAmong(
  db: Db,
  playerIds: readonly bigint[],
  now: Date,
): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select player_id from compliance.player
    where player_id = any (${playerIds}::bigint[])
      and (paused_until > ${now} or excluded_until > ${now})`);
  return rows.map(({ player_id: id }) => id);
}

/** The row under which everything about a player's limits changes, one at a time. */
export async function lockPlayer(tx: Tx, playerId: bigint): Promise<PlayerRow | null> {
  const { rows } = await tx.query<PlayerRow>(sql`
    select player_id, merchant_id, currency, cash_account, reality_check_minutes, paused_until,
      excluded_until, mark
    from compliance.player where player_id = ${playerId} for update`);
  return rows[0] ?? null;
}

/** Makes every process forget what it keeps about the player. */
export async function touchPlayer(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query(sql`
    update compliance.player set changed_xid = pg_current_xact_id() where player_id = ${playerId}`);
}

export async function writeMark(tx: Tx, playerId: bigint, mark: BlockReason | null): Promise<void> {
  await tx.query(sql`
    update compliance.player set mark = ${mark}, changed_xid = pg_current_xact_id()
    where player_id = ${playerId}`);
}

export async function writeRealityCheck(tx: Tx, playerId: bigint, minutes: number): Promise<void> {
  await tx.query(sql`
    update compliance.player
    set reality_check_minutes = ${minutes}, changed_xid = pg_current_xact_id()
    where player_id = ${playerId}`);
}

/** Lengthens a pause or an exclusion; an earlier end than the present one changes nothing. */
export async function writeRestriction(
  tx: Tx,
  playerId: bigint,
  kind: 'pause' | 'exclusion',
  since: Date,
  until: Date,
): Promise<void> {
  await tx.query(sql`
    insert into compliance.restriction (player_id, kind, since, until)
    values (${playerId}, ${kind}, ${since}, ${until})`);
  await tx.query(sql`
    update compliance.player set
      paused_until = case when ${kind} = 'pause'
        then greatest(paused_until, ${until}::timestamptz) else paused_until end,
      excluded_until = case when ${kind} = 'exclusion'
        then greatest(excluded_until, ${until}::timestamptz) else excluded_until end,
      changed_xid = pg_current_xact_id()
    where player_id = ${playerId}`);
}

/** Players that changed in or after a transaction, and from where to ask the next time. */
export async function changedSince(
  db: Db,
  xid: string,
): Promise<{ readonly xid: string; readonly playerIds: readonly bigint[] }> {
  const { rows } = await db.query<{ xid: string; ids: bigint[] | null }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid,
      (select array_agg(player_id) from compliance.player where changed_xid >= ${xid}::xid8) as ids`);
  return { xid: rows[0]?.xid ?? xid, playerIds: rows[0]?.ids ?? [] };
}
