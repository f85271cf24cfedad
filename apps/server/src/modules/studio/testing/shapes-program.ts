import { randomBytes } from 'node:crypto';
import { promisedTitles } from '@arara/game-kit';
import type { GameDefinition } from '@arara/game-kit';
import { coinTable, dearMines, leavingTable, tinyMines } from '@arara/game-kit/testing';
import { sql } from '@arara/postgres';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { answerPromise } from '../commands/answer-promise.ts';
import { hashToken } from '../commands/open-session.ts';
import { createTables } from '../tables/index.ts';
import { createSteps } from '../steps/index.ts';
import { createStudioDeps } from '../create-studio-deps.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { WalletPort } from '../studio.ports.ts';
import { sessionByToken } from '../studio.repository.ts';
import type { SessionRow } from '../studio.repository.ts';
import { createSeeds } from '../studio.seeds.ts';
import { createStudioQueries } from '../studio.service.ts';
import { createSessions } from '../studio.sessions.ts';
import { openStudioProgram, poolsOf } from './studio-program.ts';

/** The public value of every chain. */
export const beaconSaid = '7a'.repeat(32);

/** How a room differs from one in order: a wallet that breaks, or a later clock. */
interface Changes {
  readonly wallet?: Partial<WalletPort>;
  readonly now?: () => Date;
}

/** A table that runs for fifty minutes and pays a hundredth of the stake for each ten seconds. */
function slowTable(): GameDefinition {
  const table = leavingTable();
  if (table.run === undefined) throw new Error('no seat of it moves');
  const stamp = (name: string, elapsedMs: number) =>
    table.run?.stamp(name, elapsedMs / 1_000) ?? null;
  return { ...table, run: { ...table.run, lengthMs: () => 3_000_000, stamp } };
}

/** A whole program whose studio also deals a tiny game in steps and a tiny table, which no catalogue has. */
export async function openShapesProgram() {
  const program = await openStudioProgram();
  const { kernel, modules } = program;
  const real = modules.play.service;
  const tiny: readonly GameDefinition[] = [tinyMines(), dearMines(), coinTable(), slowTable()];
  const tinyOf = (code: string) => tiny.find((game) => game.code === code) ?? null;
  const games = {
    ...modules.games,
    current: (code: string) => tinyOf(code) ?? modules.games.current(code),
    at: (code: string, version: string) => tinyOf(code) ?? modules.games.at(code, version),
    codes: () => [...modules.games.codes(), ...tiny.map(({ code }) => code)],
  };
  // Somebody is always at these tables.
  await program.owner.query(sql`
    insert into studio.table_asked (game_code, asked_at)
    select code, 'infinity' from unnest(${[...tiny.map(({ code }) => code), 'crash']}::text[]) as code`);
  const titles = promisedTitles(games.codes().flatMap((code) => games.current(code) ?? []));
  const secretBox = createSecretBox(kernel.config.SECRET_KEY, 'studio.seeds');
  /** The game of the catalogue behind whose launch the tiny game is played. */
  let launched = '';
  const random = (bytes: number) => randomBytes(bytes);

  /** The wallet knows the game under the name that it was launched by. */
  const wallet: WalletPort = {
    ...real,
    netToday: async () => 0n,
    bet: (vendor, body) => real.bet(vendor, { ...body, game_code: launched || body.game_code }),
    win: (vendor, body) => real.win(vendor, { ...body, game_code: launched || body.game_code }),
  };

  function depsWith({ wallet: changed, now }: Changes): StudioDeps {
    return createStudioDeps({
      database: kernel.database,
      clock: now === undefined ? kernel.clock : { now },
      texts: kernel.texts,
      timeZoneOf: async () => 'America/Sao_Paulo',
      random,
      wallet: { ...wallet, ...changed },
      games,
      seeds: createSeeds({ secretBox, random, titles }),
      events: kernel.events,
      log: kernel.log,
      maskedNames: (ids) => modules.identity.service.maskedNames(ids),
      pools: poolsOf(program),
    });
  }

  const deps = depsWith({});

  /**
   * The game session of a fresh visitor in a game, ready for the first round. A test that wants certain cards finds the
   * client seed that brings them.
   */
  async function visit(code = 'tiny-mines', clientSeedOf = (_serverSeed: string) => 'arara') {
    const token = (await program.launch()).value.sessionToken;
    launched = (await sessionOf(token)).game_code;
    await program.owner.query(sql`
      update studio.session set game_code = ${code}, game_version = '1'
      where token_hash = ${hashToken(token)}`);
    const session = await sessionOf(token);
    const pair = await deps.seeds.current(kernel.database.read, session.player_id);
    const { promise } = deps.seeds.asked(pair);
    const clientSeed = clientSeedOf(deps.seeds.open(pair.server_seed_sealed));
    await answerPromise(deps, session, { promise, clientSeed });
    return { token, session, balance: () => program.balance(token) };
  }

  async function sessionOf(token: string): Promise<SessionRow> {
    const session = await sessionByToken(kernel.database.read, hashToken(token));
    if (session === null) throw new Error('no session');
    return session;
  }

  async function rowOf(publicId: string) {
    const { rows } = await program.owner.query<{
      state: string;
      payout: bigint | null;
      cost: bigint;
      id: bigint;
    }>(sql`
      select state, payout, cost, id from studio.round where public_id = ${publicId}`);
    return rows[0];
  }

  return {
    ...program,
    deps,
    queries: createStudioQueries(deps, createSessions(deps)),
    wallet,
    visit,
    rowOf,
    /** A room of another process on the same data. */
    room: (changes: Changes = {}) => createSteps(depsWith(changes)),
    /** The same of tables; `randomness` is what their beacon says. */
    tables: (changes: Changes = {}, randomness: string | null = beaconSaid) =>
      createTables(depsWith(changes), {
        firstAfter: async () => ({ chain: 'farol', round: 4_711 }),
        read: async () => randomness,
      }),
  };
}

export type ShapesProgram = Awaited<ReturnType<typeof openShapesProgram>>;
export type Visit = Awaited<ReturnType<ShapesProgram['visit']>>;
