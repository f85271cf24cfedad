import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface AccountRow {
  readonly id: bigint;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  readonly brands: string[];
  readonly roles: string[];
  readonly hasTotp: boolean;
  readonly hasPasskey: boolean;
  readonly disabledAt: Date | null;
}

const account = sql`
  select a.id, a.email, a.name, a.password_hash as "passwordHash",
    a.must_change_password as "mustChangePassword", a.brands, a.disabled_at as "disabledAt",
    array(select role from staff.account_role r where r.staff_id = a.id order by role) as roles,
    exists (select from staff.totp t where t.staff_id = a.id and t.confirmed_at is not null)
      as "hasTotp",
    exists (select from staff.passkey k where k.staff_id = a.id) as "hasPasskey"
  from staff.account a`;

export async function findAccount(db: Db, email: string): Promise<AccountRow | null> {
  const { rows } = await db.query<AccountRow & Record<string, unknown>>(
    sql`${account} where a.email = ${email}`,
  );
  return rows[0] ?? null;
}

export async function readAccount(db: Db, id: bigint): Promise<AccountRow | null> {
  const { rows } = await db.query<AccountRow & Record<string, unknown>>(
    sql`${account} where a.id = ${id}`,
  );
  return rows[0] ?? null;
}

export async function listAccounts(db: Db): Promise<AccountRow[]> {
  const { rows } = await db.query<AccountRow & Record<string, unknown>>(
    sql`${account} order by a.email`,
  );
  return rows;
}

/** Lets one transaction at a time change an account. */
export async function lockAccount(tx: Tx, id: bigint): Promise<void> {
  await tx.query(sql`select from staff.account where id = ${id} for update`);
}

export type NewAccount = Pick<
  AccountRow,
  'email' | 'name' | 'passwordHash' | 'mustChangePassword' | 'brands'
>;

/** Writes a new account and answers its id; null where the e-mail address has one. */
export async function insertAccount(tx: Tx, row: NewAccount, now: Date): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(sql`
    insert into staff.account (email, name, password_hash, must_change_password, brands, created_at)
    values (${row.email}, ${row.name}, ${row.passwordHash}, ${row.mustChangePassword},
      ${row.brands}::text[], ${now})
    on conflict (email) do nothing
    returning id`);
  return rows[0]?.id ?? null;
}

/** Of these roles, the ones that exist. */
export async function knownRoles(db: Db, roles: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    sql`select code from staff.role where code = any (${[...roles]}::text[])`,
  );
  return rows.map(({ code }) => code);
}

export async function writeRoles(tx: Tx, id: bigint, roles: readonly string[]): Promise<void> {
  await tx.query(sql`delete from staff.account_role where staff_id = ${id}`);
  await tx.query(sql`
    insert into staff.account_role (staff_id, role)
    select ${id}, unnest(${[...roles]}::text[])`);
}

export async function writeBrands(tx: Tx, id: bigint, brands: readonly string[]): Promise<void> {
  await tx.query(sql`
    update staff.account set brands = ${[...brands]}::text[] where id = ${id}`);
}

export async function writePassword(
  tx: Tx,
  id: bigint,
  password: { readonly hash: string; readonly mustChange: boolean },
): Promise<void> {
  await tx.query(sql`
    update staff.account
    set password_hash = ${password.hash}, must_change_password = ${password.mustChange}
    where id = ${id}`);
}

/** Takes an account out of use, or back into use. */
export async function writeDisabled(tx: Tx, id: bigint, at: Date | null): Promise<void> {
  await tx.query(sql`update staff.account set disabled_at = ${at} where id = ${id}`);
}

/** Permissions of roles, as the database has them. */
export async function permissionsOf(db: Db, id: bigint): Promise<string[]> {
  const { rows } = await db.query<{ permission: string }>(sql`
    select distinct p.permission from staff.account_role r
    join staff.role_permission p on p.role = r.role
    where r.staff_id = ${id} order by p.permission`);
  return rows.map(({ permission }) => permission);
}

/** The e-mail addresses of the people in use who have a permission at a brand, by name. */
export async function listColleagues(
  db: Db,
  merchant: string,
  permission: string,
): Promise<string[]> {
  const { rows } = await db.query<{ email: string }>(sql`
    select a.email from staff.account a
    where a.disabled_at is null and ${merchant} = any (a.brands) and exists (
      select from staff.account_role r join staff.role_permission p on p.role = r.role
      where r.staff_id = a.id and p.permission = ${permission})
    order by a.email`);
  return rows.map(({ email }) => email);
}

/** The same of roles that somebody may get. */
export async function permissionsOfRoles(db: Db, roles: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ permission: string }>(sql`
    select distinct permission from staff.role_permission
    where role = any (${[...roles]}::text[]) order by permission`);
  return rows.map(({ permission }) => permission);
}
