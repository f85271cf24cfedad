import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { AuditEntry } from '../../platform/audit.ts';

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

/** A page of the audit at a brand, the latest first; lines of the whole house are part of each. */
export async function listAudit(
  db: Db,
  merchant: string,
  page: { readonly before: bigint | null; readonly limit: number },
  { actor, action, subject, search, from, to }: AuditFilter = {},
): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow & Record<string, unknown>>(sql`
    select a.id, a.at, a.actor, a.merchant_id as merchant, a.action, a.subject, a.detail, a.address,
      a.session_id as "sessionId", l.place, l.hash
    from staff.audit a
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
