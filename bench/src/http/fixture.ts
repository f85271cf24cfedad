import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createLedger } from '@arara/ledger';
import { money } from '@arara/money';
import { transaction } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import { createDatabase } from '../../../apps/server/src/platform/database.ts';
import { createSecretBox } from '../../../apps/server/src/platform/secret-box.ts';
import { createVendors } from '../../../apps/server/src/modules/play/vendors.ts';
import { gameCode, opening, playersMax, vendorsMax } from './settings.ts';

export interface BenchVendor {
  readonly id: number;
  readonly keyId: string;
  readonly secret: string;
}

export interface BenchPlayer {
  readonly publicId: string;
  readonly token: string;
  /** Their vendor in the spread run; in the hot run all play at the first. */
  readonly vendor: BenchVendor;
}

export interface Fixture {
  readonly secretKey: string;
  readonly vendors: readonly BenchVendor[];
  readonly spread: readonly BenchPlayer[];
  readonly hot: readonly BenchPlayer[];
}

const perStep = 500;

/** Ten thousand players with money and a game open, a hundred vendors with a key. */
export async function createFixture(pool: Pool, url: string): Promise<Fixture> {
  await pool.query(readFileSync(new URL('naive.sql', import.meta.url), 'utf8'));
  const secretKey = randomBytes(32).toString('hex');
  const vendors = await makeVendors(pool, secretKey);
  const ids = Array.from({ length: playersMax }, (_, at) => BigInt(at + 1));
  await openAccounts(
    pool,
    url,
    ids,
    vendors.map((_, at) => `v${at}`),
  );
  await pool.query(
    `insert into naive.account select i, $1 from generate_series(1, $2::int) i
     union all select -id, 0 from play.vendor`,
    [opening, playersMax],
  );
  const first = vendors[0] as BenchVendor;
  const spread = await openGames(
    pool,
    ids,
    (at) => vendors[1 + (at % (vendors.length - 1))] ?? first,
  );
  const hot = await openGames(pool, ids, () => first);
  await pool.query('vacuum analyze');
  return { secretKey, vendors, spread, hot };
}

async function makeVendors(pool: Pool, secretKey: string): Promise<BenchVendor[]> {
  const vendors = createVendors({
    database: createDatabase(pool),
    secretBox: createSecretBox(secretKey, 'bench'),
    random: randomBytes,
    clock: systemClock,
  });
  const made: BenchVendor[] = [];
  for (let at = 0; at < vendorsMax; at += 1) {
    const code = `v${at}`;
    await vendors.ensure({ code });
    const key = await vendors.issueKey(code);
    const vendor = await vendors.byCode(code);
    if (key === null || vendor === null) throw new Error(`no key for ${code}`);
    made.push({ id: vendor.id, ...key });
  }
  return made;
}

/** Accounts of players, with money, and of the vendors that they stake at. */
export async function openAccounts(
  pool: Pool,
  url: string,
  ids: readonly bigint[],
  vendors: readonly string[],
): Promise<void> {
  const ledger = createLedger({ pool, url });
  await transaction(pool, (tx) =>
    ledger.openAccounts(tx, [
      { address: 'world', currency: 'BRL', hot: true },
      ...vendors.map((code) => ({
        address: `vendor:${code}:revenue`,
        currency: 'BRL' as const,
        hot: true,
      })),
    ]),
  );
  for (let from = 0; from < ids.length; from += perStep) {
    const some = ids.slice(from, from + perStep);
    await transaction(pool, (tx) =>
      ledger.openAccounts(
        tx,
        some.flatMap((id) =>
          ['cash', 'bonus', 'held', 'debt'].map((name) => ({
            address: `player:${id}:${name}`,
            currency: 'BRL' as const,
            debitsMustNotExceedCredits: name !== 'debt',
          })),
        ),
      ),
    );
    await Promise.all(some.map((id) => fund(ledger, id)));
  }
  await ledger.close();
}

async function fund(ledger: ReturnType<typeof createLedger>, id: bigint): Promise<void> {
  const outcome = await ledger.post({
    key: `opening:${id}`,
    transfers: [
      {
        debit: 'world',
        credit: `player:${id}:cash`,
        amount: money(opening, 'BRL'),
        code: 'opening',
        reference: 'bench',
      },
    ],
  });
  if (!outcome.ok) throw new Error(outcome.refusal);
}

/** A session for each player at a vendor, for both handlers. */
async function openGames(
  pool: Pool,
  ids: readonly bigint[],
  vendorAt: (at: number) => BenchVendor,
): Promise<BenchPlayer[]> {
  const players = ids.map((_, at) => ({
    vendor: vendorAt(at),
    publicId: randomBytes(15).toString('base64url'),
    token: randomBytes(32).toString('base64url'),
  }));
  const hashes = players.map(({ token }) => createHash('sha256').update(token).digest());
  const values = [
    ids.map(String),
    players.map(({ vendor }) => vendor.id),
    players.map(({ publicId }) => publicId),
    hashes,
  ];
  const rows =
    'unnest($1::bigint[], $2::smallint[], $3::text[], $4::bytea[]) p (player, vendor, public, hash)';
  await pool.query(
    `insert into play.vendor_player (vendor_id, player_id, merchant_id, public_id)
     select vendor, player, 'arara', public from ${rows} where $4::bytea[] is not null`,
    values,
  );
  await pool.query(
    `insert into play.session (token_hash, vendor_id, game_code, player_id, merchant_id, currency,
       language, created_at, expires_at)
     select hash, vendor, '${gameCode}', player, 'arara', 'BRL', 'pt-BR', now(), now() + interval '1 day'
     from ${rows} where $3::text[] is not null`,
    values,
  );
  await pool.query(
    `insert into naive.session select hash, vendor, player, now() + interval '1 day'
     from ${rows} where $3::text[] is not null`,
    values,
  );
  return players;
}
