import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** Accounts of a role at a brand that are in use and have a second step, all but one. */
export async function countOwners(
  db: Db,
  brand: string,
  role: string,
  except: bigint,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from staff.account a
    join staff.account_role r on r.staff_id = a.id and r.role = ${role}
    where ${brand} = any (a.brands) and a.disabled_at is null and a.id <> ${except}
      and exists (select from staff.totp t where t.staff_id = a.id and t.confirmed_at is not null)`);
  return rows[0]?.count ?? 0;
}

/**
 * Locks an account and all owners, in one order: of two changes that would each leave the other one's owner alone, the
 * second sees what the first has done.
 */
export async function lockKeepers(tx: Tx, email: string, role: string): Promise<void> {
  await tx.query(sql`
    select from staff.account a
    where a.email = ${email} or exists (
      select from staff.account_role r where r.staff_id = a.id and r.role = ${role})
    order by a.id for update`);
}

/** People in use, with a second step, whose roles hold a permission at a brand. */
export async function countPeople(db: Db, brand: string, permission: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from staff.account a
    where ${brand} = any (a.brands) and a.disabled_at is null
      and exists (select from staff.totp t where t.staff_id = a.id and t.confirmed_at is not null)
      and exists (select from staff.account_role r
        join staff.role_permission p on p.role = r.role
        where r.staff_id = a.id
          and p.permission in (${`${permission}:own-brand`}, ${`${permission}:all`}))`);
  return rows[0]?.count ?? 0;
}
