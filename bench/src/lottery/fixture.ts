import { readFileSync } from 'node:fs';
import type { Pool } from '@arara/postgres';
import { openAccounts } from '../http/fixture.ts';
import { opening } from '../http/settings.ts';
import { lotteryCode, playersMax } from './settings.ts';

/** Players with money, and tables for the handler that the lottery is compared with. */
export async function createFixture(pool: Pool, url: string): Promise<void> {
  for (const file of ['../http/naive.sql', 'naive.sql']) {
    await pool.query(readFileSync(new URL(file, import.meta.url), 'utf8'));
  }
  const ids = Array.from({ length: playersMax }, (_, at) => BigInt(at + 1));
  await openAccounts(pool, url, ids, ['lottery']);
  await pool.query(
    `insert into naive.account
     select i, $1 from generate_series(1, $2::int) i union all select -1, 0`,
    [opening, playersMax],
  );
}

/** An issue that is on sale and about to close: everybody buys in it. Its name. */
export async function openIssue(pool: Pool, place: number, game = lotteryCode): Promise<string> {
  const numero = `20990101${String(place).padStart(4, '0')}`;
  await pool.query(`insert into lottery.chain values ('bench', '{}') on conflict do nothing`);
  const isOwn = game === lotteryCode;
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into lottery.issue (game_code, numero, state, open_at, close_at, draw_at, void_at,
       draw_source, seed_hash, seed_sealed, beacon_chain, beacon_margin_ms, beacon_round)
     select $1, $2, 'ON_SALE', now() - interval '1 minute', at, at, at + interval '1 day',
       case when $4 then 'own' else 'external' end::lottery.draw_source,
       case when $4 then '' end, case when $4 then ''::bytea end,
       case when $4 then 'bench' end, case when $4 then 0 end, case when $4 then $3::integer end
     from (select now() + interval '1 hour' as at) t
     returning id`,
    [game, numero, place, isOwn],
  );
  await pool.query(`insert into naive.issue values ($1, now() + interval '1 hour')`, [rows[0]?.id]);
  return numero;
}
