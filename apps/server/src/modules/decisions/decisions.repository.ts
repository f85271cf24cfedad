import type { DecisionState } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Facts } from './decisions.types.ts';

export interface DecisionRow {
  readonly id: string;
  readonly merchant: string | null;
  readonly kind: string;
  readonly subject: Record<string, unknown>;
  readonly reason: string;
  readonly facts: Facts;
  readonly factsHash: Buffer;
  readonly state: DecisionState;
  readonly proposedBy: bigint;
  readonly proposer: string;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
  readonly decider: string | null;
  readonly decidedAt: Date | null;
  readonly decidedReason: string | null;
  readonly startedAt: Date | null;
  readonly attempts: number;
  readonly finishedAt: Date | null;
  readonly failure: string | null;
}

const columns = sql`
  id, merchant_id as merchant, kind, subject, reason, facts, facts_hash as "factsHash", state,
  proposed_by as "proposedBy", proposer, proposed_at as "proposedAt", expires_at as "expiresAt",
  decider, decided_at as "decidedAt", decided_reason as "decidedReason",
  started_at as "startedAt", attempts, finished_at as "finishedAt", failure`;

type Row = DecisionRow & Record<string, unknown>;

export interface NewDecision {
  readonly id: string;
  readonly merchant: string | null;
  readonly kind: string;
  readonly subject: unknown;
  readonly subjectKey: string;
  readonly reason: string;
  readonly facts: Facts;
  readonly factsHash: Buffer;
  readonly proposedBy: bigint;
  readonly proposer: string;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
}

/** Writes a proposal; null where a decision about the same subject is open. */
export async function insertDecision(tx: Tx, row: NewDecision): Promise<DecisionRow | null> {
  const { rows } = await tx.query<Row>(sql`
    insert into decisions.decision (id, merchant_id, kind, subject, subject_key, reason, facts,
      facts_hash, state, proposed_by, proposer, proposed_at, expires_at)
    values (${row.id}, ${row.merchant}, ${row.kind}, ${JSON.stringify(row.subject)}::json,
      ${row.subjectKey}, ${row.reason}, ${JSON.stringify(row.facts)}::json, ${row.factsHash},
      'PROPOSED', ${row.proposedBy}, ${row.proposer}, ${row.proposedAt}, ${row.expiresAt})
    on conflict do nothing
    returning ${columns}`);
  return rows[0] ?? null;
}

export async function readDecision(db: Db, id: string): Promise<DecisionRow | null> {
  const { rows } = await db.query<Row>(
    sql`select ${columns} from decisions.decision where id = ${id}::uuid`,
  );
  return rows[0] ?? null;
}

/** The decision about a subject that is open; null where there is none. */
export async function findOpen(
  db: Db,
  subject: { readonly kind: string; readonly merchant: string | null; readonly key: string },
): Promise<DecisionRow | null> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from decisions.decision
    where kind = ${subject.kind} and coalesce(merchant_id, '') = ${subject.merchant ?? ''}
      and subject_key = ${subject.key} and state in ('PROPOSED', 'APPROVED')`);
  return rows[0] ?? null;
}

export async function lockDecision(tx: Tx, id: string): Promise<DecisionRow | null> {
  const { rows } = await tx.query<Row>(
    sql`select ${columns} from decisions.decision where id = ${id}::uuid for update`,
  );
  return rows[0] ?? null;
}

export interface ListFilter {
  readonly merchant: string;
  readonly kinds: readonly string[];
  readonly state: DecisionState | null;
  /** The id of the last decision of the page before. */
  readonly before: string | null;
  readonly limit: number;
}

/** Decisions of a brand and of the whole house, the latest first. */
export async function listDecisions(db: Db, filter: ListFilter): Promise<DecisionRow[]> {
  const { merchant, kinds, state, before, limit } = filter;
  const { rows } = await db.query<Row>(sql`
    select ${columns} from decisions.decision
    where (merchant_id = ${merchant} or merchant_id is null) and kind = any (${[...kinds]}::text[])
      and (${state}::text is null or state = ${state}::text)
      and (${before}::uuid is null or (proposed_at, id) < (
        select proposed_at, id from decisions.decision where id = ${before}::uuid))
    order by proposed_at desc, id desc limit ${limit}`);
  return rows;
}

/** Proposals of others of some kinds at a brand and for the house, whose time is not over, and the oldest of them. */
export async function countWaiting(
  db: Db,
  {
    merchant,
    kinds,
    by,
    now,
  }: {
    readonly merchant: string;
    readonly kinds: readonly string[];
    readonly by: bigint;
    readonly now: Date;
  },
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await db.query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::integer as count, min(proposed_at) as oldest from decisions.decision
    where state = 'PROPOSED' and (merchant_id = ${merchant} or merchant_id is null)
      and kind = any (${[...kinds]}::text[]) and proposed_by <> ${by} and expires_at > ${now}`);
  return rows[0] ?? { count: 0, oldest: null };
}

/** The second person's word. */
export interface Word {
  readonly state: 'APPROVED' | 'REJECTED';
  readonly by: bigint;
  readonly name: string;
  readonly at: Date;
  readonly reason: string | null;
  /** When an approved decision is taken up by another process. */
  readonly retryAt: Date | null;
}

export async function writeWord(tx: Tx, id: string, word: Word): Promise<DecisionRow | null> {
  const finishedAt = word.state === 'REJECTED' ? word.at : null;
  const { rows } = await tx.query<Row>(sql`
    update decisions.decision set state = ${word.state}, decided_by = ${word.by},
      decider = ${word.name}, decided_at = ${word.at}, decided_reason = ${word.reason},
      retry_at = ${word.retryAt}, finished_at = ${finishedAt}
    where id = ${id}::uuid returning ${columns}`);
  return rows[0] ?? null;
}

/** Ends a decision without a second person: taken back, or too old. */
export async function writeEnd(
  tx: Tx,
  id: string,
  state: 'WITHDRAWN' | 'EXPIRED',
  at: Date,
): Promise<DecisionRow | null> {
  const { rows } = await tx.query<Row>(sql`
    update decisions.decision set state = ${state}, finished_at = ${at}
    where id = ${id}::uuid returning ${columns}`);
  return rows[0] ?? null;
}

/** Notes that steps of more than one transaction have begun. */
export async function writeStart(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(sql`update decisions.decision set started_at = ${at} where id = ${id}::uuid`);
}

/** Ends an approved decision: carried out, or refused for the code of `failure`. */
export async function writeOutcome(
  tx: Tx,
  id: string,
  failure: string | null,
  at: Date,
): Promise<void> {
  const state = failure === null ? 'EXECUTED' : 'FAILED';
  await tx.query(sql`
    update decisions.decision set state = ${state}, failure = ${failure}, finished_at = ${at}
    where id = ${id}::uuid`);
}

/** Notes a try in vain. */
export async function writeRetry(db: Db, id: string, at: Date): Promise<void> {
  await db.query(sql`
    update decisions.decision set attempts = attempts + 1, retry_at = ${at}
    where id = ${id}::uuid and state = 'APPROVED'`);
}

/** The decisions that are open at a brand: their kinds and subjects. */
export async function openAt(
  db: Db,
  merchant: string,
  kinds: readonly string[],
): Promise<Pick<DecisionRow, 'kind' | 'subject'>[]> {
  type Open = Pick<DecisionRow, 'kind' | 'subject'> & Record<string, unknown>;
  const { rows } = await db.query<Open>(sql`
    select kind, subject from decisions.decision
    where merchant_id = ${merchant} and kind = any (${[...kinds]}::text[])
      and state in ('PROPOSED', 'APPROVED')`);
  return rows;
}

/** Approved decisions that wait to be carried out, the oldest first. */
export async function dueDecisions(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql`
    select id from decisions.decision where state = 'APPROVED' and retry_at <= ${now}
    order by retry_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Proposals whose time is over. */
export async function expiredDecisions(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql`
    select id from decisions.decision where state = 'PROPOSED' and expires_at <= ${now}
    order by expires_at limit ${limit}`);
  return rows.map(({ id }) => id);
}
