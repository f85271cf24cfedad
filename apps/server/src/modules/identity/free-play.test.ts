import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdentityProgram, testSettings } from './testing/identity-program.ts';
import { createVisitor, seal, solve } from './testing/visitor.ts';
import type { Visitor } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());
beforeEach(() => {
  program.settings = testSettings;
});

const login = (call: Visitor, username: string, secret: string) =>
  call('/wps/session/login', { method: 'POST', body: { username, password: secret } });

describe('free play', () => {
  const open = (call: Visitor, value: string) =>
    call('/wps/session/login/freeplay', {
      method: 'POST',
      body: { os: 'Android', platform: 'W', value, gatewayVersion: 3 },
    });

  test('opens a trial account that is kept from what needs a true one', async () => {
    program.settings = { ...testSettings, botCheck: { ...testSettings.botCheck, freePlay: true } };
    const call = createVisitor(program);
    const answer = await open(call, await seal(program, { challenge: await solve(call) }));
    expect(answer).toMatchObject({
      status: 200,
      value: { member: { isAgent: 4, type: 4, currency: 'FUN' } },
    });
    expect(program.opened.at(-1)?.player.isAgent).toBe(4);
    const { token } = answer.value;
    expect(await call('/api/account/sessions', { token })).toMatchObject({
      status: 403,
      errorCode: 'in_need_true_account',
    });
    expect(await call('/wps/member/info', { token })).toMatchObject({ status: 200 });
    expect(await login(call, answer.value.userName, '')).toMatchObject({
      errorCode: 'field.required',
    });
    expect(await login(call, answer.value.userName, 'x')).toMatchObject({
      errorCode: 'login.failed',
    });
  });

  test('wants the challenge inside the value', async () => {
    program.settings = { ...testSettings, botCheck: { ...testSettings.botCheck, freePlay: true } };
    const call = createVisitor(program);
    expect(await open(call, '{}')).toMatchObject({ status: 422, errorCode: 'challenge.required' });
    expect(await open(call, '')).toMatchObject({ status: 422, errorCode: 'challenge.required' });
    expect(await open(call, 'rubbish')).toMatchObject({ status: 400, errorCode: 'sealed.invalid' });
    expect(await open(call, '{"challenge":')).toMatchObject({
      status: 400,
      errorCode: 'sealed.invalid',
    });
    expect(await open(call, '{"challenge":"x"}')).toMatchObject({ errorCode: 'challenge.invalid' });
    const sealed = await seal(program, { challenge: await solve(call) });
    expect(await open(call, sealed)).toMatchObject({ status: 200 });
    expect(await open(call, sealed)).toMatchObject({ status: 409, errorCode: 'sealed.replayed' });
  });
});
