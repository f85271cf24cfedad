import { chainSeeds, createStream, linkBefore } from '@arara/fairness';
import { crash } from '@arara/originals';
import { sql } from '@arara/postgres';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { TestProgram } from '../../../testing/test-program.ts';
import { createStudioDeps } from '../create-studio-deps.ts';
import { createSeeds } from '../studio.seeds.ts';
import { chainLength } from '../tables/chains.ts';
import { poolsOf } from './studio-program.ts';
import { createTables } from '../tables/index.ts';

const randomness = '7a'.repeat(32);
/** The flight of a test goes on for at least eighteen seconds. */
const least = 300;

/** Opens a round of crash that takes stakes for an hour, and whose flight is a high one. */
export async function openHighFlight({ kernel, modules, owner }: TestProgram) {
  const byte = [...Array(256).keys()].find((each) => {
    const link = linkBefore(Buffer.alloc(32, each).toString('hex'), chainLength - 1);
    return crash.resolve(createStream(chainSeeds(link, randomness, 1))).point >= least;
  });
  const random = (bytes: number) => Buffer.alloc(bytes, byte);
  const secretBox = createSecretBox(kernel.config.SECRET_KEY, 'studio.seeds');
  const tables = createTables(
    createStudioDeps({
      database: kernel.database,
      clock: kernel.clock,
      events: kernel.events,
      log: kernel.log,
      texts: kernel.texts,
      timeZoneOf: async () => 'America/Sao_Paulo',
      random,
      wallet: { ...modules.play.service, netToday: async () => 0n },
      games: modules.games,
      maskedNames: (ids) => modules.identity.service.maskedNames(ids),
      seeds: createSeeds({ secretBox, random, titles: [] }),
      pools: poolsOf({ kernel, modules }),
    }),
    { firstAfter: async () => ({ chain: 'farol', round: 1 }), read: async () => randomness },
  );
  await owner.query(sql`
    insert into studio.table_asked (game_code, asked_at) values ('crash', 'infinity')`);
  await tables.run();
  await owner.query(sql`
    update studio.table_round set closes_at = closes_at + interval '1 hour' where phase = 'OPEN'`);
  return {
    /** Stakes are closed, and it flies. */
    async takeOff(): Promise<void> {
      await owner.query(sql`
        update studio.table_round set closes_at = clock_timestamp() - interval '1 minute'
        where phase = 'OPEN'`);
      await tables.run();
      await owner.query(sql`
        update studio.table_round set running_at = clock_timestamp(),
          heard_at = clock_timestamp() + interval '1 hour'
        where phase = 'RUNNING'`);
    },
  };
}
