import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { z } from 'zod';

/** How the beacon misbehaves on purpose. */
export const BeaconSwitches = z.object({
  /**
   * `late` tells rounds `lateMs` after they are due; `forked` signs them with a key that is not the
   * chain's; `absent` has none; `down` answers 503.
   */
  beacon: z.enum(['due', 'late', 'forked', 'absent', 'down']),
  lateMs: z.coerce.number().int().min(0).max(86_400_000),
});
export type BeaconSwitches = z.output<typeof BeaconSwitches>;

const settingName = 'beacon.switches';
const calm: BeaconSwitches = { beacon: 'due', lateMs: 15_000 };

/** The switches as they stand now; they are shared by all processes. */
export async function readBeaconSwitches(db: Db): Promise<BeaconSwitches> {
  const { rows } = await db.query<{ value: unknown }>(
    sql`select value from sandbox.setting where name = ${settingName}`,
  );
  return BeaconSwitches.parse({ ...calm, ...(rows[0]?.value as object | undefined) });
}

/** Changes some switches and keeps the others. */
export async function writeBeaconSwitches(
  db: Db,
  change: Partial<BeaconSwitches>,
): Promise<BeaconSwitches> {
  const next = BeaconSwitches.parse({ ...(await readBeaconSwitches(db)), ...change });
  await db.query(sql`
    insert into sandbox.setting (name, value)
    values (${settingName}, ${JSON.stringify(next)}::jsonb)
    on conflict (name) do update set value = excluded.value`);
  return next;
}
