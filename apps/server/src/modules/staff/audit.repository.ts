import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { isBefore } from '../../platform/story.ts';
import type { StoryPlace } from '../../platform/story.ts';

/** Something that a person did, as the audit keeps it. */
export interface AuditEntry {
  /** Null for the terminal of the server. */
  readonly staffId: bigint | null;
  /** The e-mail address of the account, or `machine:<account>`. */
  readonly actor: string;
  /** The brand that it was about; null for the whole house. */
  readonly merchant: string | null;
  /** `decision.approved`, `session.opened` … */
  readonly action: string;
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly address?: string | null;
}

export interface AuditRow {
  readonly id: bigint;
  readonly at: Date;
  readonly actor: string;
  readonly merchant: string | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: Record<string, unknown>;
}

export async function insertAudit(tx: Tx, entry: AuditEntry, at: Date): Promise<void> {
  await tx.query(sql`
    insert into staff.audit (at, staff_id, actor, merchant_id, action, subject, detail, address)
    values (${at}, ${entry.staffId}, ${entry.actor}, ${entry.merchant}, ${entry.action},
      ${entry.subject}, ${JSON.stringify(entry.detail ?? {})}::jsonb, ${entry.address ?? null})`);
}

/** A page of the audit about one subject at a brand, the latest first; some actions may be left out. */
export async function auditAbout(
  db: Db,
  { merchant, subject, without }: AuditSubject,
  place: StoryPlace,
): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow & Record<string, unknown>>(sql`
    select id, at, actor, merchant_id as merchant, action, subject, detail from staff.audit
    where subject = ${subject} and merchant_id = ${merchant}
      and action <> all (${[...without]}::text[])
      and ${isBefore(place, { at: 'at', id: 'id', type: 'bigint' })}
    order by id desc limit ${place.limit}`);
  return rows;
}

export interface AuditSubject {
  readonly merchant: string;
  readonly subject: string;
  /** Actions that are told elsewhere. */
  readonly without: readonly string[];
}

/** A page of the audit at a brand, the latest first; lines of the whole house are part of each. */
export async function listAudit(
  db: Db,
  merchant: string,
  page: { readonly before: bigint | null; readonly limit: number },
): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow & Record<string, unknown>>(sql`
    select id, at, actor, merchant_id as merchant, action, subject, detail from staff.audit
    where (merchant_id = ${merchant} or merchant_id is null)
      and (${page.before}::bigint is null or id < ${page.before}::bigint)
    order by id desc limit ${page.limit}`);
  return rows;
}
