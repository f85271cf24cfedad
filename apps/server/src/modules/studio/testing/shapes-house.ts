import { randomBytes } from 'node:crypto';
import { promisedTitles } from '@arara/game-kit';
import type { GameDefinition } from '@arara/game-kit';
import { coinTable, mines } from '@arara/game-kit/testing';
import { sql } from '@arara/postgres';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { answerPromise } from '../commands/answer-promise.ts';
import { hashToken } from '../commands/open-session.ts';
import { createTables } from '../tables/index.ts';
import { createSteps } from '../steps/index.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { WalletPort } from '../studio.ports.ts';
import { sessionByToken } from '../studio.repository.ts';
import type { SessionRow } from '../studio.repository.ts';
import { createSeeds } from '../studio.seeds.ts';
import { openStudioHouse } from './studio-house.ts';

/** How a room differs from one in order: a wallet that breaks, or a later clock. */
interface Changes {
  readonly wallet?: Partial<WalletPort>;
  readonly now?: () => Date;
}

/** A whole program whose studio also deals a tiny game in steps and a tiny table, which no catalogue has. */
export async function openShapesHouse() {
  const house = await openStudioHouse();
  const { kernel, modules } = house.program;
  const real = modules.play.service;
  const tiny: readonly GameDefinition[] = [mines(), coinTable()];
  const tinyOf = (code: string) => tiny.find((game) => game.code === code) ?? null;
  const games = {
    ...modules.games,
    current: (code: string) => tinyOf(code) ?? modules.games.current(code),
    at: (code: string, version: string) => tinyOf(code) ?? modules.games.at(code, version),
    codes: () => [...modules.games.codes(), ...tiny.map(({ code }) => code)],
  };
  const titles = promisedTitles(games.codes().flatMap((code) => games.current(code) ?? []));
  const secretBox = createSecretBox(kernel.config.SECRET_KEY, 'studio.seeds');
  /** The game of the catalogue behind whose launch the tiny game is played. */
  let launched = '';
  const random = (bytes: number) => randomBytes(bytes);

  /** The wallet knows the game under the name that it was launched by. */
  const wallet: WalletPort = {
    ...real,
    netToday: async () => 0n,
    bet: (vendor, body) => real.bet(vendor, { ...body, game_code: launched }),
    win: (vendor, body) => real.win(vendor, { ...body, game_code: launched }),
  };

  function depsWith({ wallet: changed, now }: Changes): StudioDeps {
    return {
      database: kernel.database,
      clock: now === undefined ? kernel.clock : { now },
      messages: kernel.messages,
      timeZoneOf: async () => 'America/Sao_Paulo',
      random,
      wallet: { ...wallet, ...changed },
      games,
      seeds: createSeeds({ secretBox, random, titles }),
    };
  }

  const deps = depsWith({});

  /** The game session of a fresh visitor in one of the tiny games, ready for the first round. */
  async function visit(code = 'mines') {
    const token = (await house.launch()).value.sessionToken;
    launched = (await sessionOf(token)).game_code;
    await house.program.owner.query(sql`
      update studio.session set game_code = ${code}, game_version = '1'
      where token_hash = ${hashToken(token)}`);
    const session = await sessionOf(token);
    const { promise } = deps.seeds.asked(
      await deps.seeds.current(kernel.database.read, session.player_id),
    );
    await answerPromise(deps, session, { promise, clientSeed: 'arara' });
    return { token, session, balance: () => house.balance(token) };
  }

  async function sessionOf(token: string): Promise<SessionRow> {
    const session = await sessionByToken(kernel.database.read, hashToken(token), new Date(0));
    if (session === null) throw new Error('no session');
    return session;
  }

  async function rowOf(publicId: string) {
    const { rows } = await house.program.owner.query<{
      state: string;
      payout: bigint | null;
      id: bigint;
    }>(sql`
      select state, payout, id from studio.round where public_id = ${publicId}`);
    return rows[0];
  }

  return {
    house,
    deps,
    wallet,
    visit,
    rowOf,
    /** A room of another process on the same data. */
    room: (changes: Changes = {}) => createSteps(depsWith(changes)),
    /** The same of tables; `entropy` is the public value after the close. */
    tables: (changes: Changes = {}, entropy: string | null = 'farol') =>
      createTables(depsWith(changes), async () => entropy),
    close: () => house.close(),
  };
}

export type ShapesHouse = Awaited<ReturnType<typeof openShapesHouse>>;
export type Visit = Awaited<ReturnType<ShapesHouse['visit']>>;
