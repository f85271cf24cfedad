import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { openIdentityProgram } from '../testing/identity-program.ts';
import type { IdentityProgram } from '../testing/identity-program.ts';
import { createVisitor, join, password } from '../testing/visitor.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let program: IdentityProgram;
beforeAll(async () => {
  program = await openIdentityProgram();
});
afterAll(() => program.close());

interface Asked {
  readonly ticket: string;
  readonly options: { readonly challenge: string };
}

/** Everything that the calls of this file answer. */
interface Values extends Asked {
  readonly id: string;
  readonly recoveryCodes: string[];
  readonly passkey: unknown;
}
const valueOf = (answer: Answer) => answer.value as unknown as Values;
const post = (call: Visitor, path: string, body?: unknown, token?: string) =>
  call(path, { method: 'POST', body, ...(token === undefined ? {} : { token }) });

async function withPasskey() {
  const call = createVisitor(program);
  const { username, token } = await join(call);
  const key = createAuthenticator();
  const asked = await post(call, '/api/account/passkeys/options', { password }, token);
  const { ticket, options } = valueOf(asked);
  const response = key.create(options);
  const added = await post(call, '/api/account/passkeys', { ticket, response }, token);
  return { call, username, token, key, added, making: { ticket, response } };
}

const ask = async (call: Visitor) => valueOf(await post(call, '/api/session/passkey/options'));

describe('a passkey', () => {
  it('is kept under the name of the device and signs in without a name or a password', async () => {
    const { call, username, key, added } = await withPasskey();
    expect(added).toMatchObject({ success: true, value: { name: 'Chrome · Android' } });
    const { ticket, options } = await ask(call);
    const opened = await post(call, '/api/session/passkey', { ticket, response: key.get(options) });
    expect(opened.value.userName).toBe(username);
  });

  it('is made for a password only, and its ticket is good once', async () => {
    const { call, token, making } = await withPasskey();
    const refused = await post(
      call,
      '/api/account/passkeys/options',
      { password: 'errada-12' },
      token,
    );
    expect(refused.errorCode).toBe('password.wrong');
    const again = await post(call, '/api/account/passkeys', making, token);
    expect(again.errorCode).toBe('factor.ticket.invalid');
  });

  it('opens nothing when its answer is sent again, at once or later', async () => {
    const { call, key } = await withPasskey();
    const { ticket, options } = await ask(call);
    const body = { ticket, response: key.get(options) };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post(call, '/api/session/passkey', body)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const later = await post(call, '/api/session/passkey', body);
    expect(later.success).toBe(false);
  });

  it('opens nothing for another challenge, another site or another key', async () => {
    const { call, key } = await withPasskey();
    const { ticket, options } = await ask(call);
    const refuse = async (response: unknown) =>
      expect((await post(call, '/api/session/passkey', { ticket, response })).errorCode).toBe(
        'passkey.invalid',
      );
    await refuse(key.get(options, { challenge: (await ask(call)).options.challenge }));
    await refuse(key.get({ ...options, rpId: 'evil.example' }));
    await refuse(createAuthenticator().get(options));
    const right = key.get(options);
    const forged = createAuthenticator('http://evil.example').get(options);
    await refuse({ ...right, response: forged.response });
    await refuse({ ...right, response: { ...right.response, signature: 'AAAA' } });
  });

  it('is refused when its count goes back, as that of a copy does', async () => {
    const { call, key } = await withPasskey();
    const first = await ask(call);
    const response = key.get(first.options);
    await post(call, '/api/session/passkey', { ticket: first.ticket, response });
    key.rewind(0);
    const second = await ask(call);
    const copy = key.get(second.options);
    const refused = await post(call, '/api/session/passkey', {
      ticket: second.ticket,
      response: copy,
    });
    expect(refused.errorCode).toBe('passkey.invalid');
  });

  it('belongs to its merchant', async () => {
    const { call, key } = await withPasskey();
    const headers = { merchant: 'second' };
    const asked = await call('/api/session/passkey/options', { method: 'POST', headers });
    const { ticket, options } = valueOf(asked);
    const body = { ticket, response: key.get(options) };
    const answer = await call('/api/session/passkey', { method: 'POST', headers, body });
    expect(answer.errorCode).toBe('passkey.invalid');
  });

  it('is removed with the password, by its owner only', async () => {
    const { call, token, key, added } = await withPasskey();
    const { id } = valueOf(added);
    const path = '/api/account/passkeys/removal';
    const stranger = await join(call);
    const foreign = await post(call, path, { id, password }, stranger.token);
    expect(foreign.errorCode).toBe('passkey.not.found');
    expect((await post(call, path, { id, password }, token)).success).toBe(true);
    const { ticket, options } = await ask(call);
    const late = await post(call, '/api/session/passkey', { ticket, response: key.get(options) });
    expect(late.errorCode).toBe('passkey.invalid');
  });
});

describe('a passkey as the second step', () => {
  async function asked() {
    const who = await withPasskey();
    const set = await who.call('/api/account/passkeys/step', {
      method: 'PUT',
      token: who.token,
      body: { password, on: true },
    });
    const login = await post(who.call, '/wps/session/login', {
      username: who.username,
      password,
    });
    return { ...who, set, login };
  }

  it('is asked for after the password and opens the session', async () => {
    const { call, key, set, login, username } = await asked();
    expect(valueOf(set).recoveryCodes).toHaveLength(10);
    expect(login).toMatchObject({ status: 401, errorCode: 'factor.required' });
    const { ticket, passkey } = valueOf(login);
    const body = { method: 'passkey', ticket, response: key.get(passkey) };
    const opened = await post(call, '/api/session/factor', body);
    expect(opened.value.userName).toBe(username);
  });

  it('ends with the last passkey, so that nobody is locked out', async () => {
    const { call, token, added, set, username } = await asked();
    const { id } = valueOf(added);
    const [code] = valueOf(set).recoveryCodes;
    const body = { id, password, code };
    expect((await post(call, '/api/account/passkeys/removal', body, token)).success).toBe(true);
    const login = await post(call, '/wps/session/login', { username, password });
    expect(login.success).toBe(true);
  });
});
