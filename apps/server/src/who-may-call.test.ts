import { allCalls } from '@arara/contract';
import type { Call } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitor, solve } from './modules/identity/testing/visitor.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

let program: TestProgram;
/** The token of a session whose password must be changed. */
let held = '';
/** The token of a trial account. */
let trial = '';

beforeAll(async () => {
  program = await createTestProgram();
  held = await signIn();
  const challenge = await solve(createVisitor({ http: program.app }));
  const opened = await post('/wps/session/login/freeplay', {
    os: 'test',
    platform: 'W',
    value: JSON.stringify({ challenge }),
    gatewayVersion: 3,
  });
  trial = opened.json<{ value: { token: string } }>().value.token;
}, 120_000);
afterAll(() => program.close());

const post = (url: string, payload: object, authorization?: string) =>
  program.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: 'localhost', ...(authorization === undefined ? {} : { authorization }) },
  });

/** Signs the demo's member in with a password that is marked to be changed. */
async function signIn(): Promise<string> {
  const { kernel, modules } = program;
  const { service } = modules.identity;
  const player = await service.demoMember(kernel.config.MERCHANT);
  await program.owner.query(
    'update identity.player set must_change_password = true where id = $1',
    [player.id],
  );
  const code = await kernel.database.transaction((tx) => service.createSignInCode(tx, player));
  const reply = await post('/api/session/exchange', { code });
  return reply.json<{ value: { token: string } }>().value.token;
}

async function codeOf(call: Call, authorization: string): Promise<string | undefined> {
  const reply = await program.app.inject({
    method: call.method,
    url: call.path.replaceAll(/:\w+/g, 'x'),
    headers: { host: 'localhost', authorization, 'idempotency-key': 'who-may-call' },
    ...(call.method === 'GET' ? {} : { payload: {} }),
  });
  return reply.json<{ errorCode?: string }>().errorCode;
}

const callsFor = (...auth: string[]) => allCalls.filter((call) => auth.includes(call.auth));
const named = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);
const namesOf = (calls: readonly Call[]) => calls.map(({ name }) => name).toSorted();

describe('a session whose password must be changed', () => {
  const open = allCalls.filter(({ beforePasswordChange }) => beforePasswordChange === true);
  const closed = callsFor('session', 'account').filter((call) => !open.includes(call));

  it('may change it, leave, and read who it is', () => {
    expect(namesOf(open)).toEqual(['changePassword', 'logout', 'memberInfo']);
  });

  it.each(named(closed))('cannot %s', async (_name, call) => {
    expect(await codeOf(call, held)).toBe('password.change.required');
  });

  it('opens no game for money, and one with play money as any visitor does', async () => {
    const launches = () =>
      program.owner.query<{ currency: string }>('select currency from play.launch');
    const game = { nodeId: '1001' };
    expect((await post('/wps/game/launchGame', game, held)).json()).toMatchObject({
      errorCode: 'password.change.required',
    });
    expect((await launches()).rows).toEqual([]);
    await post('/wps/relay/GCS_gameTrialLaunch', game, held);
    expect((await launches()).rows).toEqual([{ currency: 'FUN' }]);
  });
});

describe('a trial account', () => {
  it('plays, keeps favourites and seeds, and has no member centre', () => {
    expect(namesOf(callsFor('session'))).toEqual([
      'addFavourite',
      'balance',
      'changeLanguage',
      'consolidatedFunds',
      'favouriteGames',
      'favouriteIds',
      'launchGame',
      'logout',
      'memberInfo',
      'merchantWallet',
      'mySeeds',
      'pairRounds',
      'recentGames',
      'recentLotteries',
      'recentVietnam',
      'removeFavourite',
      'roomList',
      'rotateSeeds',
    ]);
  });

  it.each(named(callsFor('account')))('cannot %s', async (_name, call) => {
    expect(await codeOf(call, trial)).toBe('in_need_true_account');
  });
});
