import type { CaseKind, CaseOutcome, CaseState } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface CaseRow {
  readonly id: bigint;
  readonly merchant: string;
  readonly kind: CaseKind;
  readonly subject: string;
  readonly playerId: bigint | null;
  /** 1 low, 2 medium, 3 high. */
  readonly severity: number;
  readonly state: CaseState;
  readonly owner: string | null;
  readonly outcome: CaseOutcome | null;
  readonly openedAt: Date;
  readonly changedAt: Date;
  readonly closedAt: Date | null;
  readonly evidence: number;
}

type Row = CaseRow & Record<string, unknown>;

const columns = sql`
  f.id, f.merchant_id as merchant, f.kind, f.subject, f.player_id as "playerId", f.severity, f.state,
  f.owner, f.outcome, f.opened_at as "openedAt", f.changed_at as "changedAt",
  f.closed_at as "closedAt",
  (select count(*)::integer from cases.evidence e where e.file_id = f.id) as evidence`;

export type NewCase = Pick<CaseRow, 'merchant' | 'kind' | 'subject' | 'playerId' | 'severity'> & {
  readonly at: Date;
};

/**
 * Opens a case, or finds the one that is open about the same; it stays locked until the transaction ends. `fresh`
 * tells which; a graver matter makes the case graver.
 */
export async function openOrJoin(
  tx: Tx,
  { merchant, kind, subject, playerId, severity, at }: NewCase,
): Promise<{ readonly id: bigint; readonly fresh: boolean }> {
  const { rows } = await tx.query<{ id: bigint; fresh: boolean }>(sql`
    insert into cases.file as f
      (merchant_id, kind, subject, player_id, severity, state, opened_at, changed_at)
    values (${merchant}, ${kind}, ${subject}, ${playerId}, ${severity}, 'OPEN', ${at}, ${at})
    on conflict (merchant_id, kind, subject) where state <> 'CLOSED'
      do update set severity = greatest(f.severity, excluded.severity)
    returning id, xmax = 0 as fresh`);
  const row = rows[0];
  if (row === undefined) throw new Error('a case was neither opened nor found');
  return row;
}

/** Adds something that speaks in a case; false where it is there already. */
export async function insertEvidence(
  tx: Tx,
  caseId: bigint,
  evidence: { readonly kind: string; readonly ref: string; readonly facts: object },
  at: Date,
): Promise<boolean> {
  const { kind, ref, facts } = evidence;
  const { rowCount } = await tx.query(sql`
    insert into cases.evidence (file_id, kind, ref, facts, at)
    values (${caseId}, ${kind}, ${ref}, ${JSON.stringify(facts)}::jsonb, ${at})
    on conflict do nothing`);
  return rowCount === 1;
}

export async function lockCase(tx: Tx, merchant: string, id: bigint): Promise<CaseRow | null> {
  const { rows } = await tx.query<Row>(sql`
    select ${columns} from cases.file f
    where f.id = ${id} and f.merchant_id = ${merchant} for update`);
  return rows[0] ?? null;
}

export async function readCase(db: Db, merchant: string, id: bigint): Promise<CaseRow | null> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from cases.file f where f.id = ${id} and f.merchant_id = ${merchant}`);
  return rows[0] ?? null;
}

export type CaseChange = Pick<CaseRow, 'state' | 'owner' | 'outcome' | 'closedAt'>;

/** Writes the state of a locked case. */
export async function writeCase(tx: Tx, id: bigint, change: CaseChange, at: Date): Promise<void> {
  const { state, owner, outcome, closedAt } = change;
  await tx.query(sql`
    update cases.file set state = ${state}, owner = ${owner}, outcome = ${outcome},
      closed_at = ${closedAt}, changed_at = ${at}
    where id = ${id}`);
}

/** Notes that something happened in a case. */
export async function touchCase(tx: Tx, id: bigint, at: Date): Promise<void> {
  await tx.query(sql`update cases.file set changed_at = ${at} where id = ${id}`);
}

/** True if a case about the same is open. */
export async function hasOpenOne(tx: Tx, row: CaseRow): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select from cases.file
    where merchant_id = ${row.merchant} and kind = ${row.kind} and subject = ${row.subject}
      and state <> 'CLOSED'`);
  return (rowCount ?? 0) > 0;
}

export interface CaseFilter {
  readonly merchant: string;
  /** Null: all that are not closed. */
  readonly state: CaseState | null;
  readonly kind: CaseKind | null;
  /** An e-mail address; an empty text: nobody; null: anybody. */
  readonly owner: string | null;
  readonly openedBefore: Date | null;
  readonly playerId: bigint | null;
}

/** A page of cases, the gravest and then the oldest first, after one of them. */
export async function listCases(
  db: Db,
  filter: CaseFilter,
  after: bigint | null,
  limit: number,
): Promise<CaseRow[]> {
  const { merchant, state, kind, owner, openedBefore, playerId } = filter;
  const { rows } = await db.query<Row>(sql`
    select ${columns} from cases.file f
    where f.merchant_id = ${merchant}
      and (case when ${state}::text is null then f.state <> 'CLOSED' else f.state = ${state} end)
      and (${kind}::text is null or f.kind = ${kind})
      and (${owner}::text is null or coalesce(f.owner, '') = ${owner})
      and (${openedBefore}::timestamptz is null or f.opened_at < ${openedBefore})
      and (${playerId}::bigint is null or f.player_id = ${playerId})
      and (${after}::bigint is null or (-f.severity, f.opened_at, f.id) > (
        select -a.severity, a.opened_at, a.id from cases.file a
        where a.id = ${after}::bigint and a.merchant_id = ${merchant}))
    order by f.severity desc, f.opened_at, f.id limit ${limit}`);
  return rows;
}

/** The cases of a brand that nobody works on. */
export async function countWaiting(
  db: Db,
  merchant: string,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await db.query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::integer as count, min(opened_at) as oldest from cases.file
    where merchant_id = ${merchant} and state = 'OPEN'`);
  return rows[0] ?? { count: 0, oldest: null };
}
