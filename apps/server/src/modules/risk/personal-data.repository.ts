import { sql } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';

/** The alerts about a person, by number; like their cases they are not told. Samples of trials forget the person. */
export const riskData: PersonalData = {
  part: 'risk',
  async erase(tx, { id }) {
    await tx.query(sql`
      update risk.trial set sample = (
        select coalesce(jsonb_agg(hit order by place), '[]')
        from jsonb_array_elements(sample) with ordinality as s (hit, place)
        where hit ->> 'playerId' <> ${String(id)})
      where sample @> ${JSON.stringify([{ playerId: String(id) }])}::jsonb`);
  },
  keeps: [{ table: 'risk.alert', months: 60, because: 'safety' }],
};
