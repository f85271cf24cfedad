import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from './modules/identity/index.ts';
import { giveMoney } from './testing/give-money.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

/** A game that is open for money ends with the member's session, in every process. */
let database: TestDatabase;
let one: TestProgram;
let two: TestProgram;
const SECRET_KEY = 'ab'.repeat(32);
let sent = 0;
const { username } = demoAccounts.member;
let password: string = demoAccounts.member.password;

beforeAll(async () => {
  database = await createTestDatabase();
  one = await createTestProgram({ replace: { settings: { SECRET_KEY }, database } });
  two = await createTestProgram({ replace: { settings: { SECRET_KEY }, database } });
  await giveMoney(one, 100_000n);
}, 180_000);
afterAll(async () => {
  await two.close();
  await one.close();
  await database.drop();
});

interface Asked {
  readonly token?: string;
  readonly body?: unknown;
}

async function call(
  program: TestProgram,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  asked: Asked = {},
) {
  sent += 1;
  const reply = await program.app.inject({
    method,
    url,
    remoteAddress: `10.2.${sent >> 8}.${sent & 255}`,
    headers: {
      host: 'localhost',
      'idempotency-key': `signed-out-${sent}`,
      ...(asked.token === undefined ? {} : { authorization: asked.token }),
      ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(asked.body === undefined ? {} : { payload: JSON.stringify(asked.body) }),
  });
  const envelope = reply.json();
  return { status: reply.statusCode, code: envelope.errorCode ?? null, value: envelope.value };
}

async function signIn(): Promise<string> {
  const body = { username, password };
  return (await call(one, 'POST', '/wps/session/login', { body })).value.token;
}

async function launchOf(token: string) {
  const body = { nodeId: '1001' };
  const { value } = await call(one, 'POST', '/wps/game/launchGame', { token, body });
  const address = new URL(value.game_url, 'http://localhost');
  const [launchToken, gameCode] = ['token', 'game'].map((name) => address.searchParams.get(name));
  return { launchToken, gameCode };
}

const openGame = (body: unknown) => call(one, 'POST', '/studio/v1/sessions', { body });
const play = (program: TestProgram, token: string) =>
  call(program, 'POST', '/studio/v1/rounds', { token, body: { stake: '1.00' } });

/** The ways in which a session ends, each started from another session of the same member. */
const endings: [string, (mine: string, other: string) => Promise<unknown>][] = [
  ['the log-out', (mine) => call(one, 'DELETE', '/wps/session/logout', { token: mine })],
  [
    '“end all others”',
    (_, other) => call(one, 'DELETE', '/api/account/sessions', { token: other }),
  ],
  [
    'a change of the password',
    (_, other) => {
      const body = { oldPassword: password, ...choose('Quaresmeira-Roxa-5') };
      return call(one, 'POST', '/wps/member/password', { token: other, body });
    },
  ],
  [
    'a recovery by mail',
    async () => {
      const code = 'the-code-of-the-mail';
      await database.pool.query(
        `insert into identity.one_time_code (code_hash, purpose, player_id, merchant_id, expires_at)
         select sha256($1), 'recovery', id, merchant_id, now() + interval '1 hour'
         from identity.player where username = $2 and merchant_id = 'arara'`,
        [Buffer.from(code), username],
      );
      const body = { code, ...choose('Jacaranda-Mimoso-8') };
      return call(one, 'POST', '/api/account/password/reset', { body });
    },
  ],
];

function choose(newPassword: string) {
  password = newPassword;
  return { newPassword, confirmNewPassword: newPassword };
}

const staked = async () => {
  const { rows } = await database.pool.query<{ sum: string }>(
    `select sum(bet)::text as sum from play.round where merchant_id = 'arara'`,
  );
  return rows[0]?.sum;
};

async function playEverywhere(game: string): Promise<void> {
  for (const program of [one, two]) expect((await play(program, game)).code).toBe(null);
}

describe('a game opened for money', () => {
  let token: string;
  let game: string;

  beforeEach(async () => {
    token = await signIn();
    const { sessionToken, seeds } = (await openGame(await launchOf(token))).value;
    game = sessionToken;
    if (seeds.asks !== null) {
      const body = { promise: seeds.asks.promise, clientSeed: 'arara' };
      await call(one, 'POST', '/studio/v1/seeds', { token: game, body });
    }
    await playEverywhere(game);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(endings)('takes no stake after %s, in no process', async (_what, end) => {
    const launched = await launchOf(token);
    expect(await end(token, await signIn())).toMatchObject({ status: 200 });
    const before = await staked();
    // The other process has heard no news yet: its statement refuses.
    for (const program of [two, one]) {
      expect(await play(program, game)).toMatchObject({ status: 401, code: 'session.expired' });
    }
    expect(await openGame(launched)).toMatchObject({ code: 'launch.token.invalid' });
    expect(await staked()).toBe(before);
  });

  it('takes no stake after two hours without one, and goes on while it is played', async () => {
    const later = (minutes: number) =>
      vi.spyOn(one.kernel.clock, 'now').mockReturnValue(new Date(startMs + minutes * 60_000));
    const startMs = Date.now();
    later(100);
    expect((await play(one, game)).code).toBe(null);
    later(200);
    expect((await play(one, game)).code).toBe(null);
    later(321);
    expect(await play(one, game)).toMatchObject({ status: 401, code: 'session.expired' });
  });
});
