import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { AuditEntry } from '../../platform/audit.ts';
import { isBefore } from '../../platform/story.repository.ts';
import type { StoryPlace } from '../../platform/story.ts';

export interface AuditRow {
  readonly id: bigint;
  readonly at: Date;
  readonly actor: string;
  readonly merchant: string | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: Record<string, unknown>;
  readonly address: string | null;
  readonly sessionId: string | null;
  /** Its number in its chain, and its hash; null for a line that somebody put in past the chain. */
  readonly place: bigint | null;
  readonly hash: Buffer | null;
}

/** The lines to look for; what is absent or null counts for every line. */
export interface AuditFilter {
  readonly actor?: string | undefined;
  /** The beginning of the action: `decision.` */
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  /** A part of the subject, in large or small letters. */
  readonly search?: string | undefined;
  /** The first instant, and the first one that is too late. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Writes a line; the database chains it when the transaction commits. */
export async function insertAudit(tx: Tx, entry: AuditEntry, at: Date): Promise<void> {
  await tx.query(sql`
    insert into staff.audit (
      at, staff_id, actor, merchant_id, action, subject, detail, address, session_id
    ) values (${at}, ${entry.staffId}, ${entry.actor}, ${entry.merchant}, ${entry.action},
      ${entry.subject}, ${JSON.stringify(entry.detail ?? {})}::jsonb, ${entry.address ?? null},
      ${entry.sessionId ?? null}::uuid)`);
}

/** A page of the audit about one subject at a brand, the latest first; some actions may be left out. */
export async function auditAbout(
  db: Db,
  { merchant, subject, without }: AuditSubject,
  place: StoryPlace,
): Promise<AuditDeed[]> {
  const { rows } = await db.query<AuditDeed & Record<string, unknown>>(sql`
    select id, at, actor, action, detail from staff.audit
    where subject = ${subject} and merchant_id = ${merchant}
      and action <> all (${[...without]}::text[])
      and ${isBefore(place, { at: 'at', id: 'id', type: 'bigint' })}
    order by id desc limit ${place.limit}`);
  return rows;
}

/** A line without its place in the chain. */
export type AuditDeed = Pick<AuditRow, 'id' | 'at' | 'actor' | 'action' | 'detail'>;

export interface AuditSubject {
  readonly merchant: string;
  readonly subject: string;
  /** Actions that are told elsewhere. */
  readonly without: readonly string[];
}

/** The person who reads the audit. */
export interface AuditReader {
  readonly email: string;
  readonly brands: readonly string[];
  /** True if the person may read the audit of every brand. */
  readonly all: boolean;
}

/**
 * A page of the audit at a brand, the latest first; lines of the whole house are part of each. From where a person of
 * other brands did something for the house is told to nobody of this one: only to a reader of all their brands.
 */
export async function listAudit(
  db: Db,
  merchant: string,
  page: { readonly before: bigint | null; readonly limit: number },
  { actor, action, subject, search, from, to }: AuditFilter,
  reader: AuditReader,
): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow & Record<string, unknown>>(sql`
    select a.id, a.at, a.actor, a.merchant_id as merchant, a.action, a.subject, a.detail,
      case when told then a.address end as address,
      case when told then a.session_id end as "sessionId", l.place, l.hash
    from staff.audit a
    cross join lateral (
      select a.merchant_id is not null or ${reader.all} or a.actor = ${reader.email} or exists (
        select from staff.account s
        where s.id = a.staff_id and s.brands <@ ${[...reader.brands]}::text[] and s.brands <> '{}'
      ) as told
    ) t
    left join staff.audit_link l on l.line_id = a.id
    where (a.merchant_id = ${merchant} or a.merchant_id is null)
      and (${page.before}::bigint is null or a.id < ${page.before}::bigint)
      and (${actor ?? null}::text is null or a.actor = ${actor ?? null})
      and (${action ?? null}::text is null or starts_with(a.action, ${action ?? null}))
      and (${subject ?? null}::text is null or a.subject = ${subject ?? null})
      and (${search ?? null}::text is null
        or position(lower(${search ?? null}) in lower(a.subject)) > 0)
      and (${from ?? null}::timestamptz is null or a.at >= ${from ?? null})
      and (${to ?? null}::timestamptz is null or a.at < ${to ?? null})
    order by a.id desc limit ${page.limit}`);
  return rows;
}
