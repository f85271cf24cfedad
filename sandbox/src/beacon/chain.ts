import { randomBytes } from 'node:crypto';
import { createChainOfOne, newChainKey, type ChainOfOne } from '@arara/lottery';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

const settingName = 'beacon.key';
const period = 3;
/** The beginning of 2026: past draws of a demo have their rounds too. */
const genesisTime = 1_767_225_600;

export interface SandboxChain {
  readonly house: ChainOfOne;
  /** The same chain under a key that is not its own. */
  readonly fork: ChainOfOne;
}

/** One chain for all processes on a database: the first that starts makes its key. */
export async function openChain(db: Db): Promise<SandboxChain> {
  const key = await keyOf(db, newChainKey(randomBytes(48)));
  const chainOf = (secretKey: string) =>
    createChainOfOne({ secretKey, period, genesisTime, beaconID: 'sandbox' });
  return { house: chainOf(key), fork: chainOf(newChainKey(randomBytes(48))) };
}

async function keyOf(db: Db, fresh: string): Promise<string> {
  await db.query(sql`
    insert into sandbox.setting (name, value) values (${settingName}, to_jsonb(${fresh}::text))
    on conflict (name) do nothing`);
  const { rows } = await db.query<{ value: string }>(
    sql`select value #>> '{}' as value from sandbox.setting where name = ${settingName}`,
  );
  return rows[0]?.value ?? fresh;
}
