import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** The facts of an alert as people read them. */
export type AlertFacts = Readonly<Record<string, string>>;

/** True if a rule has alarmed about a member in this window already. */
export async function hasAlert(
  tx: Tx,
  { ruleId, playerId, window }: Pick<NewAlert, 'ruleId' | 'playerId' | 'window'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select from risk.alert
    where rule_id = ${ruleId} and player_id = ${playerId} and window_no = ${window}`);
  return (rowCount ?? 0) > 0;
}

export interface NewAlert {
  readonly ruleId: bigint;
  readonly version: number;
  readonly playerId: bigint;
  readonly window: bigint;
  readonly caseId: bigint;
  readonly facts: AlertFacts;
  readonly at: Date;
}

/** Writes an alert; the database refuses a second one of the same rule, member and window. */
export async function insertAlert(tx: Tx, alert: NewAlert): Promise<void> {
  const { ruleId, version, playerId, window, caseId, facts, at } = alert;
  await tx.query(sql`
    insert into risk.alert (rule_id, version, player_id, window_no, file_id, facts, at)
    values (${ruleId}, ${version}, ${playerId}, ${window}, ${caseId}, ${JSON.stringify(facts)}::jsonb,
      ${at})`);
}

export interface AlertRow {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly caseId: bigint;
  readonly facts: AlertFacts;
  readonly at: Date;
}

/** The latest alerts of a rule. */
export async function latestAlerts(db: Db, ruleId: bigint, limit: number): Promise<AlertRow[]> {
  const { rows } = await db.query<AlertRow & Record<string, unknown>>(sql`
    select id, player_id as "playerId", file_id as "caseId", facts, at
    from risk.alert where rule_id = ${ruleId} order by id desc limit ${limit}`);
  return rows;
}
