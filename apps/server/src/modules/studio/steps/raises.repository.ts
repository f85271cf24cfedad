import type { Move } from '@arara/game-kit';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { RoundRow } from '../dealing/round.repository.ts';

/** A further stake of a round, kept with the move that it pays for. */
export interface RaiseRow {
  round_id: bigint;
  /** The number of the move. */
  number: number;
  attempt: number;
  idempotency_key: string;
  move: Move;
  amount: bigint;
  /** ASKED of the wallet, then MOVED with its move; or LEAVING, then REFUSED. */
  state: 'ASKED' | 'MOVED' | 'LEAVING' | 'REFUSED';
  /** The code that its player heard, or would have. */
  refusal: string | null;
}

/** The raise of a round that has not ended; `is_late` where it was asked for before an instant. */
export async function raiseUnderWay(
  db: Db,
  roundId: bigint,
  before: Date,
): Promise<(RaiseRow & { is_late: boolean }) | null> {
  const { rows } = await db.query<RaiseRow & { is_late: boolean }>(sql`
    select *, asked_at < ${before} as is_late from studio.raise
    where round_id = ${roundId} and state in ('ASKED', 'LEAVING')`);
  return rows[0] ?? null;
}

/** The raise of a round that has not ended, and the last one that was asked for under a key, however that ended. */
export async function raisesFor(
  db: Db,
  roundId: bigint,
  key: string,
): Promise<{ readonly underWay: RaiseRow | null; readonly ofKey: RaiseRow | null }> {
  const { rows } = await db.query<RaiseRow>(sql`
    select * from studio.raise
    where round_id = ${roundId} and (state in ('ASKED', 'LEAVING') or idempotency_key = ${key})
    order by number desc, attempt desc`);
  return {
    underWay: rows.find(({ state }) => state === 'ASKED' || state === 'LEAVING') ?? null,
    ofKey: rows.find(({ idempotency_key: asked }) => asked === key) ?? null,
  };
}

export async function insertRaise(
  tx: Tx,
  raise: Pick<RaiseRow, 'round_id' | 'number' | 'idempotency_key' | 'move' | 'amount'>,
): Promise<RaiseRow> {
  const { rows } = await tx.query<RaiseRow>(sql`
    insert into studio.raise (round_id, number, attempt, idempotency_key, move, amount)
    select ${raise.round_id}, ${raise.number}, count(*), ${raise.idempotency_key},
      ${JSON.stringify(raise.move)}::jsonb, ${raise.amount}
    from studio.raise where round_id = ${raise.round_id} and number = ${raise.number}
    returning *`);
  const row = rows[0];
  if (row === undefined) throw new Error('a raise was not written');
  return row;
}

/** A raise as it stands now; its round is locked by the caller. */
export async function raiseNow(
  tx: Tx,
  { round_id: roundId, number, attempt }: RaiseRow,
): Promise<RaiseRow> {
  const { rows } = await tx.query<RaiseRow>(sql`
    select * from studio.raise
    where round_id = ${roundId} and number = ${number} and attempt = ${attempt}`);
  const row = rows[0];
  if (row === undefined) throw new Error('a raise is gone');
  return row;
}

/** The move of a raise was made: the raise is part of what the round costs. */
export async function markMoved(tx: Tx, raise: RaiseRow): Promise<void> {
  await tx.query(sql`
    with moved as (
      update studio.raise set state = 'MOVED'
      where round_id = ${raise.round_id} and number = ${raise.number} and attempt = ${raise.attempt}
      returning amount
    )
    update studio.round set cost = cost + moved.amount from moved where id = ${raise.round_id}`);
}

/** From here on nobody makes the move of a raise; the wallet is told to keep it out. */
export async function markLeaving(tx: Tx, raise: RaiseRow, refusal: string): Promise<void> {
  await tx.query(sql`
    update studio.raise set state = 'LEAVING', refusal = ${refusal}
    where round_id = ${raise.round_id} and number = ${raise.number} and attempt = ${raise.attempt}`);
}

/** The wallet keeps a raise out for ever. */
export async function markRaiseRefused(db: Db, raise: RaiseRow): Promise<void> {
  await db.query(sql`
    update studio.raise set state = 'REFUSED'
    where round_id = ${raise.round_id} and number = ${raise.number} and attempt = ${raise.attempt}
      and state = 'LEAVING'`);
}

/** A page of rounds whose raises are under way since before an instant. */
export async function roundsWithRaises(
  db: Db,
  before: Date,
  after: bigint,
  limit: number,
): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow>(sql`
    select r.* from studio.raise a join studio.round r on r.id = a.round_id
    where a.state in ('ASKED', 'LEAVING') and a.asked_at < ${before} and r.id > ${after}
    order by r.id limit ${limit}`);
  return rows;
}
