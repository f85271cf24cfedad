import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { commit, serverSeedOf } from '@arara/fairness';
import { roundOfIssue } from '@arara/lottery';
import type { Pool } from '@arara/postgres';
import {
  findIssue,
  insertIssues,
  keepChain,
} from '../../../apps/server/src/modules/lottery/issue.repository.ts';
import { openAccounts } from '../http/fixture.ts';
import { opening } from '../http/settings.ts';
import { chain, marginMs, seeds } from './chain.ts';
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

const hourMs = 3_600_000;

/** An issue that is on sale and about to close: everybody buys in it. Its name. */
export async function openIssue(pool: Pool, place: number, game = lotteryCode): Promise<string> {
  const numero = `20990101${String(place).padStart(4, '0')}`;
  await keepChain(pool, chain.info);
  const closeAt = new Date(Date.now() + hourMs);
  const seed = serverSeedOf(randomBytes(32));
  const promise = {
    seedHash: commit(seed),
    seedSealed: seeds.seal(Buffer.from(seed, 'hex')),
    chain: chain.info.hash,
    marginMs,
    beaconRound: roundOfIssue(chain.info, closeAt, marginMs),
  };
  await insertIssues(pool, [
    {
      gameCode: game,
      numero,
      openAt: new Date(Date.now() - hourMs),
      closeAt,
      drawAt: closeAt,
      voidAt: new Date(closeAt.getTime() + 24 * hourMs),
      promise: game === lotteryCode ? promise : null,
    },
  ]);
  const issue = await findIssue(pool, game, numero);
  await pool.query(`insert into naive.issue values ($1, now() + interval '1 hour')`, [issue?.id]);
  return numero;
}
