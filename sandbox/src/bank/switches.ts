import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { z } from 'zod';

/** How the bank misbehaves on purpose. */
export const Switches = z.object({
  /** How often each webhook is told; `off` loses it. */
  webhook: z.enum(['once', 'twice', 'off']),
  /** `hidden` keeps the payer's CPF out of answers, as the standard allows. */
  payer: z.enum(['named', 'hidden']),
  /** `down` answers 503 to new charges. */
  charges: z.enum(['open', 'down']),
  /** `slow` takes the payout but answers 504; `lost` answers 504 and forgets it. */
  payouts: z.enum(['pay', 'refuse', 'slow', 'lost']),
  /** `refuse` cannot send refunds. */
  refunds: z.enum(['pay', 'refuse']),
  /** Time that payouts and refunds need to settle. */
  settleMs: z.coerce.number().int().min(0).max(86_400_000),
});
export type Switches = z.output<typeof Switches>;

const calm: Switches = {
  webhook: 'once',
  payer: 'named',
  charges: 'open',
  payouts: 'pay',
  refunds: 'pay',
  settleMs: 800,
};

/** The switches as they stand now; they are shared by all processes. */
export async function readSwitches(db: Db): Promise<Switches> {
  const { rows } = await db.query<{ value: unknown }>(
    sql`select value from sandbox.setting where name = 'switches'`,
  );
  return Switches.parse({ ...calm, ...(rows[0]?.value as object | undefined) });
}

/** Changes some switches and keeps the others. */
export async function writeSwitches(db: Db, change: Partial<Switches>): Promise<Switches> {
  const next = Switches.parse({ ...(await readSwitches(db)), ...change });
  await db.query(sql`
    insert into sandbox.setting (name, value) values ('switches', ${JSON.stringify(next)}::jsonb)
    on conflict (name) do update set value = excluded.value`);
  return next;
}

/** The bank's Pix key of the operator: made once, the same for every process. */
export async function pixKeyOf(db: Db, fresh: string): Promise<string> {
  await db.query(sql`
    insert into sandbox.setting (name, value) values ('pixKey', to_jsonb(${fresh}::text))
    on conflict (name) do nothing`);
  const { rows } = await db.query<{ value: string }>(
    sql`select value #>> '{}' as value from sandbox.setting where name = 'pixKey'`,
  );
  return rows[0]?.value ?? fresh;
}
