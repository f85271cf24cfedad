import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../../privacy/index.ts';

/** The adjustments of a person's wallet. Reason and reference, words of staff for staff, are kept with the money and not told. */
export const adjustmentData = (db: Db): PersonalData => ({
  part: 'wallet',
  async tell({ id }) {
    const { rows } = await db.query(sql`
      select change, currency, class, at from wallet.adjustment
      where player_id = ${id} order by at`);
    return { adjustments: rows };
  },
  keeps: [{ table: 'wallet.adjustment', months: 60, because: 'money' }],
});
