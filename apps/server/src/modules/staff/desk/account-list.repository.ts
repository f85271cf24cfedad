import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { AccountRow } from '../account.repository.ts';

export interface ListedAccount extends Omit<AccountRow, 'passwordHash'> {
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
  readonly liveSessions: number;
}

/** The instant, and the one before which a session that was not used since is over. */
export interface SessionTimes {
  readonly now: Date;
  readonly idleSince: Date;
}

const listed = ({ now, idleSince }: SessionTimes) => sql`
  select a.id, a.email, a.name, a.must_change_password as "mustChangePassword", a.brands,
    a.created_at as "createdAt", a.disabled_at as "disabledAt",
    array(select role from staff.account_role r where r.staff_id = a.id order by role) as roles,
    exists (select from staff.totp t where t.staff_id = a.id and t.confirmed_at is not null)
      as "hasTotp",
    exists (select from staff.passkey k where k.staff_id = a.id) as "hasPasskey",
    (select max(s.created_at) from staff.session s
      where s.staff_id = a.id and s.proven_at is not null) as "lastSignInAt",
    (select count(*)::integer from staff.session s
      where s.staff_id = a.id and s.ended_at is null and s.expires_at > ${now}
        and s.seen_at > ${idleSince} and a.disabled_at is null) as "liveSessions"
  from staff.account a`;

/** A page of the accounts of a brand after one of them, those in use first. */
export async function listAccountsAt(
  db: Db,
  merchant: string,
  times: SessionTimes,
  { after, limit }: { readonly after: bigint | null; readonly limit: number },
): Promise<ListedAccount[]> {
  const { rows } = await db.query<ListedAccount & Record<string, unknown>>(sql`
    ${listed(times)} where ${merchant} = any (a.brands)
      and (${after}::bigint is null or (a.disabled_at is not null, lower(a.name), a.id) > (
        select l.disabled_at is not null, lower(l.name), l.id from staff.account l
        where l.id = ${after}::bigint and ${merchant} = any (l.brands)))
    order by a.disabled_at is not null, lower(a.name), a.id limit ${limit}`);
  return rows;
}

/** An account of a brand; null for one of other brands alone. */
export async function findAccountAt(
  db: Db,
  merchant: string,
  id: bigint,
  times: SessionTimes,
): Promise<ListedAccount | null> {
  const { rows } = await db.query<ListedAccount & Record<string, unknown>>(sql`
    ${listed(times)} where a.id = ${id} and ${merchant} = any (a.brands)`);
  return rows[0] ?? null;
}

export interface LiveSession {
  readonly id: string;
  readonly address: string;
  readonly openedAt: Date;
  readonly seenAt: Date;
  readonly provenAt: Date | null;
}

/** The sessions of an account that live, the latest used first. */
export async function liveSessionsOf(
  db: Db,
  staffId: bigint,
  { now, idleSince }: SessionTimes,
): Promise<LiveSession[]> {
  const { rows } = await db.query<LiveSession & Record<string, unknown>>(sql`
    select id, address, created_at as "openedAt", seen_at as "seenAt", proven_at as "provenAt"
    from staff.session
    where staff_id = ${staffId} and ended_at is null and expires_at > ${now}
      and seen_at > ${idleSince}
    order by seen_at desc`);
  return rows;
}

/** The roles with their permissions, by name. */
export async function listRoles(db: Db): Promise<{ role: string; permissions: string[] }[]> {
  const { rows } = await db.query<{ role: string; permissions: string[] }>(sql`
    select code as role,
      array(select permission from staff.role_permission p where p.role = code order by permission)
        as permissions
    from staff.role order by code`);
  return rows;
}
