import { randomBytes } from 'node:crypto';
import { createLedger } from '@arara/ledger';
import { money } from '@arara/money';
import type {
  StudioRound,
  ValueOf,
  pairRoundsCall,
  rotateSeedsCall,
  studioSeedsCall,
} from '@arara/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { createTestProgram } from '../../../testing/test-program.ts';
import type { TestProgram } from '../../../testing/test-program.ts';
import { createStudio } from '../index.ts';
import type { GamesPort, PlayRules, PoolsPort, TableBeacon, WalletPort } from '../index.ts';

export interface Answer {
  readonly status: number;
  readonly code: string | null;
  readonly value: Said;
}

/** The values that these tests read, each of its own call. */
interface Said {
  readonly round: StudioRound;
  readonly balance: string;
  readonly game_url: string;
  readonly sessionToken: string;
  readonly token: string;
  readonly serverSeed: string | null;
  readonly seeds: ValueOf<typeof studioSeedsCall>;
  readonly current: ValueOf<typeof rotateSeedsCall>['current'];
  readonly next: ValueOf<typeof rotateSeedsCall>['next'];
  readonly revealed: { readonly serverSeed: string };
  readonly asks: ValueOf<typeof studioSeedsCall>['asks'];
  readonly clientSeed: string | null;
  readonly rows: ValueOf<typeof pairRoundsCall>['rows'];
  readonly nextCursor: string | null;
}

/** A whole program to play in, and a way to break the wallet between studio and play. */
export async function openStudioProgram() {
  const program = await createTestProgram();
  let sent = 0;

  async function call(
    method: 'GET' | 'POST',
    url: string,
    options: CallOptions = {},
  ): Promise<Answer> {
    sent += 1;
    const reply = await program.app.inject({
      method,
      url,
      remoteAddress: `10.1.${sent >> 8}.${sent & 255}`,
      headers: {
        host: 'localhost',
        ...(options.token === undefined ? {} : { authorization: options.token }),
        ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
    });
    const envelope = reply.json();
    return { status: reply.statusCode, code: envelope.errorCode ?? null, value: envelope.value };
  }

  /** A game with play money, of a visitor or of the member whose token it is; its seeds as they are. */
  async function launch(nodeId = '1001', member: { token?: string } = {}): Promise<Answer> {
    const launched = await call('POST', '/wps/relay/GCS_gameTrialLaunch', {
      ...member,
      body: { nodeId },
    });
    const address = new URL(launched.value.game_url, 'http://localhost');
    return call('POST', '/studio/v1/sessions', {
      body: {
        launchToken: address.searchParams.get('token'),
        gameCode: address.searchParams.get('game'),
      },
    });
  }

  const answer = (token: string, promise: string, clientSeed: string) =>
    call('POST', '/studio/v1/seeds', { token, body: { promise, clientSeed } });

  /** Opens a game and answers the promise, as the frame does; ready for its first round. */
  async function open(nodeId?: string, member?: { token: string }): Promise<string> {
    const { value } = await launch(nodeId, member);
    const { asks } = value.seeds;
    if (asks !== null) await answer(value.sessionToken, asks.promise, 'arara');
    return value.sessionToken;
  }

  /** A visitor who tries a game. */
  const openGuest = (nodeId?: string) => open(nodeId);

  /** The token of a trial account. */
  async function signInTrial(): Promise<string> {
    const asked = await call('GET', '/wps/captcha/challenge');
    const challenge = asked.value as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const solved = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const value = JSON.stringify({ challenge: solved });
    const body = { os: 'test', platform: 'W', value, gatewayVersion: 3 };
    return (await call('POST', '/wps/session/login/freeplay', { body })).value.token;
  }

  const play = (token: string, key: string, stake = '1.00') =>
    call('POST', '/studio/v1/rounds', { token, key, body: { stake } });
  const balance = async (token: string) =>
    (await call('GET', '/studio/v1/balance', { token })).value.balance;

  /** Takes play money from the guest who opened a game last, until one unit of it is left. */
  async function leaveOne(): Promise<void> {
    const { pool, databaseUrl: url } = program.kernel;
    const { rows } = await pool.query<{ id: bigint }>(
      'select player_id as id from studio.session order by id desc limit 1',
    );
    const address = `player:${rows[0]?.id}:cash`;
    const ledger = createLedger({ pool, url });
    const [account] = await ledger.balances([{ address, currency: 'FUN' }]);
    const amount = money((account?.available ?? 0n) - 100n, 'FUN');
    const key = `leave-one:${address}`;
    const sides = { debit: address, credit: 'world', amount, code: 'correction' } as const;
    await ledger.post({ key, transfers: [{ ...sides, reference: key }] });
    await ledger.close();
  }

  return {
    ...program,
    call,
    launch,
    answer,
    open,
    openGuest,
    signInTrial,
    play,
    balance,
    leaveOne,
  };
}

interface CallOptions {
  readonly token?: string;
  readonly key?: string;
  readonly body?: unknown;
}

export type StudioProgram = Awaited<ReturnType<typeof openStudioProgram>>;

/** No table of a second studio is played. */
const noBeacon: TableBeacon = {
  firstAfter: () => Promise.reject(new Error('no beacon')),
  read: async () => null,
};

/** The money of jackpots as the program has it; its ledger posts inside transactions alone and keeps no lane. */
export function poolsOf({ kernel, modules }: Pick<TestProgram, 'kernel' | 'modules'>): PoolsPort {
  const { pool, databaseUrl: url } = kernel;
  return {
    ledger: createLedger({ pool, url }),
    revenueOf: (vendor, currency) =>
      modules.wallet.houseAccount(`vendor:${vendor}:revenue`, currency),
    turnoverOf: modules.reports.service.turnoverOfTitles,
    merchants: modules.site.service.currencies,
  };
}

/** A second studio on the same data, whose wallet fails as told: what a crash leaves behind. */
export function studioWithWallet(
  program: TestProgram,
  change: Partial<WalletPort>,
  rules: PlayRules = { autoPlay: true, turbo: true, roundMinMs: 0 },
  games: Partial<GamesPort> = {},
) {
  const { kernel, modules } = program;
  return createStudio({
    database: kernel.database,
    clock: kernel.clock,
    texts: kernel.texts,
    timeZoneOf: async () => 'America/Sao_Paulo',
    random: (bytes) => randomBytes(bytes),
    secretBox: createSecretBox(kernel.config.SECRET_KEY, 'studio.seeds'),
    wallet: { ...modules.play.service, netToday: async () => 0n, ...change },
    games: { ...modules.games, ...games },
    playRules: async () => rules,
    events: kernel.events,
    log: kernel.log,
    maskedNames: (ids) => modules.identity.service.maskedNames(ids),
    beacon: noBeacon,
    pools: poolsOf(program),
  });
}
