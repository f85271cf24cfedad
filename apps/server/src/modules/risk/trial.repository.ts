import type { RiskTrial, RuleKind } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { AlertFacts } from './alert.repository.ts';

/** An alert that a rule would have raised. */
export interface TrialHit {
  readonly playerId: string;
  readonly at: string;
  readonly facts: AlertFacts;
}

export interface TrialRow {
  readonly id: bigint;
  readonly merchant: string;
  readonly kind: RuleKind;
  readonly params: Readonly<Record<string, string>>;
  readonly days: number;
  readonly state: RiskTrial['state'];
  readonly done: number;
  readonly all: number;
  readonly alerts: number;
  readonly members: number;
  readonly sample: readonly TrialHit[];
  readonly by: string;
  readonly at: Date;
}

type Row = TrialRow & Record<string, unknown>;

const columns = sql`id, merchant_id as merchant, kind, params, days, state, done,
  members_all as "all", alerts, members, sample, by, at`;

export async function insertTrial(
  tx: Tx,
  trial: Pick<TrialRow, 'merchant' | 'kind' | 'params' | 'days' | 'by' | 'at'>,
): Promise<bigint> {
  const { merchant, kind, params, days, by, at } = trial;
  const { rows } = await tx.query<{ id: bigint }>(sql`
    insert into risk.trial (merchant_id, kind, params, days, state, by, at)
    values (${merchant}, ${kind}, ${JSON.stringify(params)}::jsonb, ${days}, 'WAITING', ${by}, ${at})
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('insert returned nothing');
  return id;
}

/** True if a trial of the brand is under way since an instant; lets one person at a time begin one. */
export async function isTrying(tx: Tx, merchant: string, since: Date): Promise<boolean> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('risk.trial'), hashtext(${merchant}))`);
  const { rowCount } = await tx.query(sql`
    select from risk.trial
    where merchant_id = ${merchant} and state in ('WAITING', 'RUNNING') and at >= ${since}`);
  return (rowCount ?? 0) > 0;
}

export async function readTrial(db: Db, id: bigint): Promise<TrialRow | null> {
  const { rows } = await db.query<Row>(sql`select ${columns} from risk.trial where id = ${id}`);
  return rows[0] ?? null;
}

const shown = 10;

export async function listTrials(db: Db, merchant: string): Promise<TrialRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from risk.trial
    where merchant_id = ${merchant} order by id desc limit ${shown}`);
  return rows;
}

export type TrialProgress = Pick<
  TrialRow,
  'state' | 'done' | 'all' | 'alerts' | 'members' | 'sample'
>;

export async function writeProgress(db: Db, id: bigint, progress: TrialProgress): Promise<void> {
  const { state, done, all, alerts, members, sample } = progress;
  await db.query(sql`
    update risk.trial set state = ${state}, done = ${done}, members_all = ${all}, alerts = ${alerts},
      members = ${members}, sample = ${JSON.stringify(sample)}::jsonb
    where id = ${id}`);
}
