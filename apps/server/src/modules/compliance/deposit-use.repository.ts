import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export type UseState = 'reserved' | 'used' | 'released';

export interface DepositUse {
  readonly amount: bigint;
  readonly state: UseState;
}

export async function writeUse(
  tx: Tx,
  use: { depositId: string; playerId: bigint; amount: bigint; state: UseState; at: Date },
): Promise<void> {
  await tx.query(sql`
    insert into compliance.deposit_use (deposit_id, player_id, amount, state, counted_at)
    values (${use.depositId}, ${use.playerId}, ${use.amount}, ${use.state}, ${use.at})
    on conflict (deposit_id) do update set
      amount = excluded.amount, state = excluded.state, counted_at = excluded.counted_at`);
}

export async function releaseUse(tx: Tx, depositId: string): Promise<void> {
  await tx.query(sql`
    update compliance.deposit_use set state = 'released'
    where deposit_id = ${depositId} and state = 'reserved'`);
}

export async function readUse(db: Db, depositId: string): Promise<DepositUse | null> {
  const { rows } = await db.query<DepositUse>(sql`
    select amount, state from compliance.deposit_use where deposit_id = ${depositId}`);
  return rows[0] ?? null;
}

/** The amount that counts against a deposit limit from `since` on: paid deposits, and those that may still be. */
export async function usedSince(
  db: Db,
  playerId: bigint,
  since: Date,
  except: string | null,
): Promise<bigint> {
  const { rows } = await db.query<{ used: bigint | null }>(sql`
    select sum(amount)::bigint as used from compliance.deposit_use
    where player_id = ${playerId}
      and (state = 'reserved' or (state = 'used' and counted_at >= ${since}))
      and deposit_id is distinct from ${except}::uuid`);
  return rows[0]?.used ?? 0n;
}
