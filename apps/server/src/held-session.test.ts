import { allCalls } from '@arara/contract';
import type { Call } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

let program: TestProgram;
let token = '';

beforeAll(async () => {
  program = await createTestProgram();
  token = await signIn();
}, 120_000);
afterAll(() => program.close());

/** Signs the demo's member in with a password that is marked to be changed. */
async function signIn(): Promise<string> {
  const { kernel, modules } = program;
  const { service } = modules.identity;
  const player = await service.demoMember(kernel.config.MERCHANT);
  await kernel.pool.query('update identity.player set must_change_password = true where id = $1', [
    player.id,
  ]);
  const code = await kernel.database.transaction((tx) => service.createSignInCode(tx, player));
  const reply = await program.app.inject({
    method: 'POST',
    url: '/api/session/exchange',
    payload: { code },
    headers: { host: 'localhost' },
  });
  return reply.json<{ value: { token: string } }>().value.token;
}

async function codeOf(call: Call): Promise<string | undefined> {
  const reply = await program.app.inject({
    method: call.method,
    url: call.path.replaceAll(/:\w+/g, 'x'),
    headers: { host: 'localhost', authorization: token, 'idempotency-key': 'held-session' },
    ...(call.method === 'GET' ? {} : { payload: {} }),
  });
  return reply.json<{ errorCode?: string }>().errorCode;
}

const needSession = allCalls.filter(({ auth }) => auth === 'session' || auth === 'account');
const closed = needSession.filter(({ beforePasswordChange }) => beforePasswordChange !== true);

describe('a session whose password must be changed', () => {
  it.each(closed.map((call) => [call.name, call] as const))('cannot %s', async (_name, call) => {
    expect(await codeOf(call)).toBe('password.change.required');
  });

  it('opens no game for money, and one with play money as any visitor does', async () => {
    const launch = (url: string) =>
      program.app.inject({
        method: 'POST',
        url,
        headers: { host: 'localhost', authorization: token },
        payload: { nodeId: '1001' },
      });
    expect((await launch('/wps/game/launchGame')).json()).toMatchObject({
      errorCode: 'password.change.required',
    });
    const { rows: before } = await launches();
    expect(before).toEqual([]);
    await launch('/wps/relay/GCS_gameTrialLaunch');
    const { rows: after } = await launches();
    expect(after.map(({ currency }) => currency)).toEqual(['FUN']);
  });
});

const launches = () =>
  program.kernel.pool.query<{ currency: string }>('select currency from play.launch');
