import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/**
 * Ends open rounds of a vendor that nothing was won in, many at once: in the order of their index, so
 * that neighbours are found together and nobody waits crosswise.
 */
export async function closeLostRounds(
  db: Db,
  vendorId: number,
  rounds: readonly { playerId: bigint; roundName: string }[],
  moment: Date,
): Promise<void> {
  await db.query(sql`
    update play.round r set state = 'CLOSED', ended_at = ${moment}
    from (
      select * from unnest(
        ${rounds.map(({ playerId }) => playerId)}::bigint[],
        ${rounds.map(({ roundName }) => roundName)}::text[]
      ) as l (player_id, round_id) order by player_id, round_id
    ) lost
    where r.vendor_id = ${vendorId} and r.player_id = lost.player_id
      and r.round_id = lost.round_id and r.state = 'OPEN'`);
}

/** Has the planner look at the rounds as they are now: autovacuum may take a minute until it does. */
export async function countRounds(db: Db): Promise<void> {
  await db.query(sql`analyze play.round`);
}

/** The stakes and prizes of a round, in minor units. */
export interface HouseRound {
  readonly state: string;
  readonly bet: bigint;
  readonly win: bigint;
}

/** A round by its name; null where there is none. */
export async function findRound(
  db: Db,
  vendorId: number,
  { playerId, roundName }: { readonly playerId: bigint; readonly roundName: string },
): Promise<HouseRound | null> {
  const { rows } = await db.query<HouseRound & Record<string, unknown>>(sql`
    select state::text, bet, win from play.round
    where vendor_id = ${vendorId} and player_id = ${playerId} and round_id = ${roundName}`);
  return rows[0] ?? null;
}

/** A transfer of the ledger that moved the money of a round; the amount in minor units. */
export interface HouseEntry {
  readonly id: bigint;
  readonly kind: 'BET' | 'WIN' | 'ROLLBACK';
  readonly amount: bigint;
  readonly at: Date;
}

/** The transfers of a round, the oldest first. */
export async function entriesOfRound(
  db: Db,
  vendorId: number,
  { playerId, roundName }: { readonly playerId: bigint; readonly roundName: string },
): Promise<HouseEntry[]> {
  const { rows } = await db.query<HouseEntry & Record<string, unknown>>(sql`
    select t.wallet_tx_id as id, t.kind::text, t.amount, t.created_at as at
    from play.round r join play.vendor_tx t on t.round = r.id
    where r.vendor_id = ${vendorId} and r.player_id = ${playerId} and r.round_id = ${roundName}
      and t.wallet_tx_id is not null and t.amount > 0
    order by t.wallet_tx_id`);
  return rows;
}

/** The part of a round's prizes that waits for people, in minor units. */
export async function reviewOfRound(
  db: Db,
  vendorId: number,
  { playerId, roundName }: { readonly playerId: bigint; readonly roundName: string },
): Promise<bigint> {
  const { rows } = await db.query<{ held: bigint }>(sql`
    select coalesce(sum(h.amount), 0)::bigint as held
    from play.round r
    join play.vendor_tx t on t.round = r.id and t.vendor_id = r.vendor_id and t.kind = 'WIN'
    join play.held_win h on h.vendor_id = t.vendor_id and h.tx_id = t.tx_id and h.state = 'HELD'
    where r.vendor_id = ${vendorId} and r.player_id = ${playerId} and r.round_id = ${roundName}`);
  return rows[0]?.held ?? 0n;
}
