import { lockAccounts } from '@arara/ledger';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';
import { inPages } from '../../platform/in-pages.ts';
import type { WalletAccounts } from './accounts.ts';
import type { Balances } from './balance.ts';
import type { GrantsOf } from './wallet.types.ts';

type WalletParts = Pick<Balances, 'balanceIn' | 'balanceOf'> &
  Pick<WalletAccounts, 'accountsOf'> & { readonly grantsOf: GrantsOf };

const kept = (table: string) => ({ table, months: 60, because: 'money' as const });

/** The part of the wallet in what the house keeps about a person. Money is kept. */
export const walletData = (
  db: Db,
  { accountsOf, balanceIn, balanceOf, grantsOf }: WalletParts,
): PersonalData => ({
  part: 'wallet',
  async tell({ id }) {
    const movements = inPages<{ readonly id: bigint }>(async (last, limit) => {
      const { rows } = await db.query<{ id: bigint }>(sql`
        select transfer_id as id, kind, change, balance, reference from wallet.movement
        where player_id = ${id} and transfer_id > ${last?.id ?? 0n}
        order by transfer_id limit ${limit}`);
      return rows;
    });
    const [days, balance] = await Promise.all([
      db.query(sql`
        select day::text, kind, credited, debited, entries from wallet.day_total
        where player_id = ${id} order by day, kind`),
      balanceOf(id),
    ]);
    return { balance: [balance], movements, days: days.rows };
  },
  /** A credit or a stake waits here. */
  async lock(tx, { id }) {
    const { cash, bonus, held, debt } = await accountsOf(id);
    const grants = (await grantsOf(id, tx)).map(({ account }) => account);
    await lockAccounts(tx, [...new Set([cash, bonus, held, debt, ...grants])]);
  },
  async open(read, { id }) {
    const { cash, bonus, held, debt } = await balanceIn(read, id);
    const codes = { balance: cash + bonus, held, debt };
    return Object.entries(codes).flatMap(([code, amount]) => (amount === 0n ? [] : [code]));
  },
  keeps: ['wallet.player', 'wallet.day_total', 'wallet.movement', 'ledger.transfers'].map(kept),
});
