import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { LimitPeriod } from './limit.policy.ts';

export type BudgetKind = 'loss' | 'stake';

/** A ledger account that holds what may still be lost or staked. */
export interface Budget {
  readonly kind: BudgetKind;
  readonly period: LimitPeriod;
  readonly account: bigint;
  /** The limit it was filled for; null: not in force. */
  readonly filledFor: bigint | null;
  readonly firstDay: string | null;
  readonly givesBack: boolean;
  readonly fillings: number;
  /** Until then chains may come that were built before it was as it is; null: none can. */
  readonly watchedUntil: Date | null;
}

interface Row {
  readonly kind: BudgetKind;
  readonly period: LimitPeriod;
  readonly account_id: bigint;
  readonly filled_for: bigint | null;
  readonly first_day: string | null;
  readonly gives_back: boolean;
  readonly fillings: number;
  readonly watched_until: Date | null;
}

export async function readBudgets(db: Db, playerId: bigint): Promise<Budget[]> {
  const { rows } = await db.query<Row>(sql`
    select kind, period, account_id, filled_for, first_day, gives_back, fillings,
      watched_until
    from compliance.budget where player_id = ${playerId}
    order by kind, period`);
  return rows.map((row) => ({
    kind: row.kind,
    period: row.period,
    account: row.account_id,
    filledFor: row.filled_for,
    firstDay: row.first_day,
    givesBack: row.gives_back,
    fillings: row.fillings,
    watchedUntil: row.watched_until,
  }));
}

export async function writeBudget(tx: Tx, playerId: bigint, budget: Budget): Promise<void> {
  await tx.query(sql`
    insert into compliance.budget
      (player_id, kind, period, account_id, filled_for, first_day, gives_back, fillings,
        watched_until)
    values (${playerId}, ${budget.kind}, ${budget.period}, ${budget.account}, ${budget.filledFor},
      ${budget.firstDay}, ${budget.givesBack}, ${budget.fillings}, ${budget.watchedUntil})
    on conflict (player_id, kind, period) do update set
      filled_for = excluded.filled_for, first_day = excluded.first_day,
      gives_back = excluded.gives_back, fillings = excluded.fillings,
      watched_until = excluded.watched_until`);
}
