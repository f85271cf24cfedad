import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { PersonalData } from '../../privacy/index.ts';

/** The adjustments of a person's wallet. The reason that staff wrote is kept with the money. */
export const adjustmentData = (db: Db): PersonalData => ({
  part: 'wallet',
  async tell({ id }) {
    const { rows } = await db.query(sql`
      select change, currency, class, reference, reason, at from wallet.adjustment
      where player_id = ${id} order by at`);
    return { adjustments: rows };
  },
  keeps: [{ table: 'wallet.adjustment', months: 60, because: 'money' }],
});
