import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisedTitles } from '@arara/game-kit';
import { transaction } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { createGames } from '../../../apps/server/src/compose/games.ts';
import { hashToken as playToken } from '../../../apps/server/src/modules/play/token-hash.ts';
import { createVendors } from '../../../apps/server/src/modules/play/vendors.ts';
import { hashToken } from '../../../apps/server/src/modules/studio/commands/open-session.ts';
import { createSeeds } from '../../../apps/server/src/modules/studio/studio.seeds.ts';
import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import { createDatabase } from '../../../apps/server/src/platform/database.ts';
import { createSecretBox } from '../../../apps/server/src/platform/secret-box.ts';
import { createTexts } from '../../../apps/server/src/platform/texts.ts';
import { openAccounts } from '../http/fixture.ts';
import { opening } from '../http/settings.ts';
import {
  clientSeed,
  gameCode,
  merchant,
  playersMax,
  secretKey,
  tokenOf,
  vendor,
} from './settings.ts';

const perStep = 200;
/** The prize that waits for people is beyond what a round of the bench can pay. */
const prizeMax = 1_000_000_000n;

/** Players with money, a game open and their seeds answered; and the same for the handler that is compared. */
export async function createFixture(pool: Pool, url: string): Promise<void> {
  for (const file of ['../http/naive.sql', 'naive.sql']) {
    await pool.query(readFileSync(new URL(file, import.meta.url), 'utf8'));
  }
  const ids = Array.from({ length: playersMax }, (_, at) => BigInt(at + 1));
  const house = await makeVendor(pool);
  await openAccounts(pool, url, ids, [vendor]);
  await openGames(pool, ids, house);
  await answerSeeds(pool, ids);
  await pool.query(
    `insert into naive.account select i, $1::bigint from generate_series(1, $2::int) i union all select -1, $1::bigint`,
    [opening, playersMax],
  );
  await pool.query(`insert into naive.game_session
    select id, player_id, currency, expires_at from studio.session`);
  await pool.query(`insert into naive.seed
    select player_id, server_seed_sealed, client_seed, 0 from studio.seed`);
  await pool.query('vacuum analyze');
}

async function makeVendor(pool: Pool): Promise<number> {
  const vendors = createVendors({
    database: createDatabase(pool),
    secretBox: createSecretBox(secretKey, 'bench'),
    random: randomBytes,
    clock: systemClock,
  });
  await vendors.ensure({ code: vendor, prizeMax });
  const made = await vendors.byCode(vendor);
  if (made === null) throw new Error('the vendor is gone');
  return made.id;
}

/** A session of each player at the wallet and at the studio. */
async function openGames(pool: Pool, ids: readonly bigint[], house: number): Promise<void> {
  const game = createGames(createTexts()).current(gameCode);
  if (game === null) throw new Error(`no game ${gameCode}`);
  const tokens = ids.map(tokenOf);
  await pool.query(
    `insert into play.vendor_player (vendor_id, player_id, merchant_id, public_id)
     select $1, i, $2, 'player-' || i from unnest($3::bigint[]) i`,
    [house, merchant, ids],
  );
  await pool.query(
    `insert into play.session (token_hash, vendor_id, game_code, player_id, merchant_id, currency,
       language, created_at, expires_at)
     select hash, $1, $2, player, $3, 'BRL', 'pt-BR', now(), now() + interval '1 day'
     from unnest($4::bigint[], $5::bytea[]) p (player, hash)`,
    [house, gameCode, merchant, ids, tokens.map(playToken)],
  );
  await pool.query(
    `insert into studio.session (token_hash, wallet_token, vendor, wallet_player, player_id,
       merchant_id, game_code, game_version, currency, mode, language, expires_at)
     select hash, token, $1, 'player-' || player, player, $2, $3, $4, 'BRL', 'real', 'pt-BR',
       now() + interval '1 day'
     from unnest($5::bigint[], $6::bytea[], $7::text[]) p (player, hash, token)`,
    [vendor, merchant, gameCode, game.version, ids, tokens.map(hashToken), tokens],
  );
}

async function answerSeeds(pool: Pool, ids: readonly bigint[]): Promise<void> {
  const games = createGames(createTexts());
  const seeds = createSeeds({
    secretBox: createSecretBox(secretKey, 'studio.seeds'),
    random: (bytes) => randomBytes(bytes),
    titles: promisedTitles(games.codes().flatMap((code) => games.current(code) ?? [])),
  });
  for (let from = 0; from < ids.length; from += perStep) {
    await Promise.all(
      ids.slice(from, from + perStep).map((id) =>
        transaction(pool, async (tx) => {
          const pair = await seeds.current(tx, id);
          await seeds.answer(tx, pair, { promise: seeds.asked(pair).promise, clientSeed });
        }),
      ),
    );
  }
}
