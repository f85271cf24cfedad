import type { RuleKind } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** Parameters as they were written: text by name. */
type Written = Readonly<Record<string, string>>;

export interface RuleRow {
  readonly id: bigint;
  readonly merchant: string;
  readonly kind: RuleKind;
  readonly name: string;
  readonly params: Written;
  /** 1 low, 2 medium, 3 high. */
  readonly severity: number;
  readonly on: boolean;
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: string;
  /** Alerts since an instant. */
  readonly alerts: number;
}

type Row = RuleRow & Record<string, unknown>;

const columnsSince = (since: Date) => sql`
  r.id, r.merchant_id as merchant, r.kind, r.name, r.params, r.severity, r.is_on as "on", r.version,
  r.changed_at as "changedAt", r.changed_by as "changedBy",
  (select count(*)::integer from risk.alert a where a.rule_id = r.id and a.at >= ${since}) as alerts`;

/** The rules of a brand in the order in which they were written, with their alerts since an instant. */
export async function listRules(db: Db, merchant: string, since: Date): Promise<RuleRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columnsSince(since)} from risk.rule r where r.merchant_id = ${merchant} order by r.id`);
  return rows;
}

/** The rules of a brand that are on; nothing is counted. */
export async function rulesInForce(db: Db, merchant: string): Promise<Omit<RuleRow, 'alerts'>[]> {
  const { rows } = await db.query<Row>(sql`
    select id, merchant_id as merchant, kind, name, params, severity, is_on as "on", version,
      changed_at as "changedAt", changed_by as "changedBy"
    from risk.rule where merchant_id = ${merchant} and is_on order by id`);
  return rows;
}

export async function readRule(
  db: Db,
  merchant: string,
  id: bigint,
  since: Date,
): Promise<RuleRow | null> {
  const { rows } = await db.query<Row>(sql`
    select ${columnsSince(since)} from risk.rule r
    where r.id = ${id} and r.merchant_id = ${merchant}`);
  return rows[0] ?? null;
}

export async function lockRule(
  tx: Tx,
  merchant: string,
  id: bigint,
): Promise<Omit<RuleRow, 'alerts'> | null> {
  const { rows } = await tx.query<Row>(sql`
    select id, merchant_id as merchant, kind, name, params, severity, is_on as "on", version,
      changed_at as "changedAt", changed_by as "changedBy"
    from risk.rule where id = ${id} and merchant_id = ${merchant} for update`);
  return rows[0] ?? null;
}

export interface RuleWrite {
  readonly name: string;
  readonly params: Written;
  readonly severity: number;
  readonly on: boolean;
  readonly by: string;
  readonly at: Date;
}

export async function insertRule(
  tx: Tx,
  about: { readonly merchant: string; readonly kind: RuleKind },
  { name, params, severity, on, by, at }: RuleWrite,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(sql`
    insert into risk.rule
      (merchant_id, kind, name, params, severity, is_on, version, changed_at, changed_by)
    values (${about.merchant}, ${about.kind}, ${name}, ${JSON.stringify(params)}::jsonb, ${severity},
      ${on}, 1, ${at}, ${by})
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('insert returned nothing');
  return id;
}

/** Writes the next version of a locked rule. */
export async function writeRule(
  tx: Tx,
  id: bigint,
  version: number,
  { name, params, severity, on, by, at }: RuleWrite,
): Promise<void> {
  await tx.query(sql`
    update risk.rule set name = ${name}, params = ${JSON.stringify(params)}::jsonb,
      severity = ${severity}, is_on = ${on}, version = ${version}, changed_at = ${at},
      changed_by = ${by}
    where id = ${id}`);
}

/** Keeps a version with its reason; it is never changed. */
export async function insertVersion(
  tx: Tx,
  id: bigint,
  version: number,
  { name, params, severity, on, by, at, reason }: RuleWrite & { readonly reason: string },
): Promise<void> {
  await tx.query(sql`
    insert into risk.rule_version (rule_id, version, name, params, severity, is_on, reason, by, at)
    values (${id}, ${version}, ${name}, ${JSON.stringify(params)}::jsonb, ${severity}, ${on},
      ${reason}, ${by}, ${at})`);
}

export interface VersionRow extends RuleWrite {
  readonly version: number;
  readonly reason: string;
}

const versionsShown = 50;

export async function listVersions(db: Db, id: bigint): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow & Record<string, unknown>>(sql`
    select version, name, params, severity, is_on as "on", reason, by, at
    from risk.rule_version where rule_id = ${id} order by version desc limit ${versionsShown}`);
  return rows;
}
