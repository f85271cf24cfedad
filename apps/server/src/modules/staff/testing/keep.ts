import type { Pool } from '@arara/postgres';

/** Changes of accounts as two people decide them, without the people: by the owner of the database. */
export const keepAccounts = (owner: Pool) => ({
  roles: async (email: string, ...roles: string[]): Promise<void> => {
    await owner.query(
      `with gone as (
         delete from staff.account_role r using staff.account a
         where a.id = r.staff_id and a.email = $1 and r.role <> all ($2))
       insert into staff.account_role (staff_id, role)
       select id, unnest($2::text[]) from staff.account where email = $1 on conflict do nothing`,
      [email, roles],
    );
  },
  brands: async (email: string, ...brands: string[]): Promise<void> => {
    await owner.query('update staff.account set brands = $2 where email = $1', [email, brands]);
  },
  close: async (email: string): Promise<void> => {
    await owner.query('update staff.account set disabled_at = now() where email = $1', [email]);
  },
});
