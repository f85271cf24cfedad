import type { Move } from '@arara/game-kit';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { RoundRow, RoundWithSeed, StoredBook } from '../dealing/round.repository.ts';

export interface MoveRow {
  number: number;
  made_by: 'player' | 'house';
  idempotency_key: string;
  move: Move;
}

/** A round in steps; where `tx` is a transaction that wants to change it, under a lock of its row. */
export async function lockSteps(tx: Tx, roundId: bigint): Promise<RoundWithSeed> {
  const { rows } = await tx.query<RoundWithSeed>(sql`
    select r.*, s.server_seed_hash, s.client_seed, s.server_seed_sealed, s.revealed_at, s.promise,
      null as titles
    from studio.round r join studio.seed s on s.id = r.seed_id
    where r.id = ${roundId} and r.shape = 'steps' for update of r`);
  const row = rows[0];
  if (row === undefined) throw new Error('a round in steps is gone');
  return row;
}

/** A player's round in steps by the name that people see; null where there is none. */
export async function ownSteps(
  db: Db,
  playerId: bigint,
  gameCode: string,
  publicId: string,
): Promise<RoundRow | null> {
  const { rows } = await db.query<RoundRow>(sql`
    select * from studio.round where public_id = ${publicId} and player_id = ${playerId}
      and game_code = ${gameCode} and shape = 'steps'`);
  return rows[0] ?? null;
}

/** The round of a game that a player is in; null between rounds. */
export async function stepsUnderWay(
  db: Db,
  playerId: bigint,
  gameCode: string,
): Promise<RoundRow | null> {
  const { rows } = await db.query<RoundRow>(sql`
    select * from studio.round where player_id = ${playerId} and game_code = ${gameCode}
      and shape = 'steps' and state in ('DEALT', 'OPEN', 'DECIDED')`);
  return rows[0] ?? null;
}

export async function movesOf(db: Db, roundId: bigint): Promise<MoveRow[]> {
  const { rows } = await db.query<MoveRow>(sql`
    select number, made_by, idempotency_key, move from studio.move
    where round_id = ${roundId} order by number`);
  return rows;
}

export async function insertMove(tx: Tx, roundId: bigint, move: MoveRow): Promise<void> {
  await tx.query(sql`
    insert into studio.move (round_id, number, made_by, idempotency_key, move)
    values (${roundId}, ${move.number}, ${move.made_by}, ${move.idempotency_key},
      ${JSON.stringify(move.move)}::jsonb)`);
}

/**
 * The stake is there: the player may move. False where the round was given up meanwhile. It takes two statements,
 * because one that has waited for another opener still reads the round as it stood before.
 */
export async function markOpen(db: Db, roundId: bigint): Promise<boolean> {
  const opened = await db.query(sql`
    update studio.round set state = 'OPEN' where id = ${roundId} and state = 'DEALT' returning id`);
  if (opened.rows.length > 0) return true;
  const { rows } = await db.query<{ state: string }>(sql`
    select state from studio.round where id = ${roundId}`);
  return rows[0] !== undefined && rows[0].state !== 'REFUSED';
}

/** A move decided the round: its prize is known, and not yet paid. */
export async function decide(
  tx: Tx,
  roundId: bigint,
  result: { payout: bigint; book: StoredBook },
): Promise<void> {
  await tx.query(sql`
    update studio.round set state = 'DECIDED', payout = ${result.payout},
      book = ${JSON.stringify(result.book)}::jsonb
    where id = ${roundId} and state = 'OPEN'`);
}

/** People gave the stake of a decided round back: it ends without its prize. */
export async function markVoid(db: Db, roundId: bigint, refusal: string): Promise<void> {
  await db.query(sql`
    update studio.round set state = 'REFUSED', refusal = ${refusal}, finished_at = now()
    where id = ${roundId} and state = 'DECIDED'`);
}

/** A page of rounds to finish: money on its way since `before`, or no move since `idleBefore`. */
export async function stepsToFinish(
  db: Db,
  { before, idleBefore }: { before: Date; idleBefore: Date },
  after: bigint,
  limit: number,
): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow>(sql`
    select r.* from studio.round r
    cross join lateral (
      select coalesce(max(made_at), r.created_at) as at from studio.move where round_id = r.id
    ) last
    where r.shape = 'steps' and r.state in ('DEALT', 'OPEN', 'DECIDED') and r.id > ${after}
      and last.at < case r.state when 'OPEN' then ${idleBefore}::timestamptz
        else ${before}::timestamptz end
    order by r.id limit ${limit}`);
  return rows;
}
