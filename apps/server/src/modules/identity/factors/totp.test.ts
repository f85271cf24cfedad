import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentityProgram } from '../testing/identity-program.ts';
import type { IdentityProgram } from '../testing/identity-program.ts';
import { createVisitor, joinByEmail, password } from '../testing/visitor.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let program: IdentityProgram;
beforeAll(async () => {
  program = await openIdentityProgram();
});
afterAll(() => program.close());

const halfMinute = 30_000;

interface Somebody {
  readonly call: Visitor;
  readonly username: string;
  readonly token: string;
  readonly email: string;
}

const post = (call: Visitor, path: string, body: unknown, token?: string) =>
  call(path, { method: 'POST', body, ...(token === undefined ? {} : { token }) });

async function somebody(): Promise<Somebody> {
  const call = createVisitor(program);
  const email = `totp${Math.random().toString(36).slice(2)}@arara.example`;
  const { username, token } = await joinByEmail(program, call, email);
  return { call, username, token, email };
}

/** Everything that the calls of this file answer. */
interface Values {
  readonly ticket: string;
  readonly methods: string[];
  readonly secret: string;
  readonly uri: string;
  readonly recoveryCodes: string[];
}
const valueOf = (answer: Answer) => answer.value as unknown as Values;

/** The code that an app shows now, or some half minutes later. */
function codeOf(secret: string, laterMs = 0): string {
  return new TOTP({ secret }).generate({ timestamp: program.clock.now().getTime() + laterMs });
}

const wrongCode = (secret: string) => (codeOf(secret) === '000000' ? '000001' : '000000');

async function turnOn({ call, token }: Somebody) {
  const offer = valueOf(await post(call, '/api/account/totp', { password }, token));
  const confirmed = await post(
    call,
    '/api/account/totp/confirmation',
    { code: codeOf(offer.secret) },
    token,
  );
  program.clock.advance(halfMinute);
  return { ...offer, ...valueOf(confirmed) };
}

const login = ({ call, username }: Somebody, changes: object = {}) =>
  post(call, '/wps/session/login', { username, password, ...changes });

const second = ({ call }: Somebody, body: object) => post(call, '/api/session/factor', body);

describe('turning an app on', () => {
  it('gives a secret for the password and nothing for a wrong one', async () => {
    const { call, token } = await somebody();
    const refused = await post(call, '/api/account/totp', { password: 'errada-123' }, token);
    expect(refused).toMatchObject({ status: 422, errorCode: 'password.wrong' });
    const offer = await post(call, '/api/account/totp', { password }, token);
    expect(valueOf(offer).uri).toMatch(/^otpauth:\/\/totp\/Arara:/);
  });

  it('asks for nothing before the first code was right', async () => {
    const who = await somebody();
    const { call, token } = who;
    const offer = await post(call, '/api/account/totp', { password }, token);
    const code = wrongCode(valueOf(offer).secret);
    const refused = await post(call, '/api/account/totp/confirmation', { code }, token);
    expect(refused).toMatchObject({ status: 422, errorCode: 'factor.wrong' });
    expect((await login(who)).success).toBe(true);
  });

  it('tells ten recovery codes once, and the owner by mail', async () => {
    const who = await somebody();
    const { recoveryCodes } = await turnOn(who);
    expect(new Set(recoveryCodes).size).toBe(10);
    await program.runJobs();
    const subjects = program.mails
      .filter(({ to }) => to === who.email)
      .map(({ subject }) => subject);
    expect(subjects).toContain('App autenticador ligado');
    const again = await post(who.call, '/api/account/totp', { password }, who.token);
    expect(again.errorCode).toBe('factor.wrong');
  });
});

describe('signing in with an app on', () => {
  it('opens nothing for the password alone and a session for password and code', async () => {
    const who = await somebody();
    const { secret } = await turnOn(who);
    const halfway = await login(who);
    expect(halfway).toMatchObject({ status: 401, errorCode: 'factor.required' });
    expect(valueOf(halfway).methods).toEqual(['totp', 'recovery']);
    expect(halfway.value).not.toHaveProperty('token');
    const { ticket } = valueOf(halfway);
    const opened = await second(who, { ticket, method: 'totp', code: codeOf(secret) });
    expect(opened.value.userName).toBe(who.username);
    const info = await who.call('/wps/member/info', { token: opened.value.token });
    expect(info.success).toBe(true);
  });

  it('takes a code once, and one ticket for one session', async () => {
    const who = await somebody();
    const { secret } = await turnOn(who);
    const first = valueOf(await login(who)).ticket;
    const other = valueOf(await login(who)).ticket;
    const code = codeOf(secret);
    expect((await second(who, { ticket: first, method: 'totp', code })).success).toBe(true);
    const repeated = await second(who, { ticket: other, method: 'totp', code });
    expect(repeated.errorCode).toBe('factor.wrong');
    program.clock.advance(halfMinute);
    const spent = await second(who, { ticket: first, method: 'totp', code: codeOf(secret) });
    expect(spent.errorCode).toBe('factor.ticket.invalid');
  });

  it('opens one session for the same code sent many times at once', async () => {
    const who = await somebody();
    const { secret } = await turnOn(who);
    const { ticket } = valueOf(await login(who));
    const body = { ticket, method: 'totp', code: codeOf(secret) };
    const answers = await Promise.all(Array.from({ length: 4 }, () => second(who, body)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('takes a recovery code once', async () => {
    const who = await somebody();
    const { recoveryCodes } = await turnOn(who);
    const code = (recoveryCodes[0] ?? '').toUpperCase();
    const { ticket } = valueOf(await login(who));
    expect((await second(who, { ticket, method: 'recovery', code })).success).toBe(true);
    const again = valueOf(await login(who)).ticket;
    const repeated = await second(who, { ticket: again, method: 'recovery', code });
    expect(repeated.errorCode).toBe('factor.wrong');
  });

  it('locks after five wrong codes and warns the owner that the password is known', async () => {
    const who = await somebody();
    const { secret } = await turnOn(who);
    const { ticket } = valueOf(await login(who));
    const guess = { ticket, method: 'totp', code: wrongCode(secret) };
    for (let i = 0; i < 5; i += 1) {
      expect((await second(who, guess)).errorCode).toBe('factor.wrong');
    }
    const right = await second(who, { ...guess, code: codeOf(secret) });
    expect(right).toMatchObject({ status: 429, errorCode: 'login.locked' });
    await program.runJobs();
    const mail = program.mails.find(
      ({ to, subject }) => to === who.email && subject.includes('senha'),
    );
    expect(mail?.subject).toBe('Alguém sabe a sua senha');
  });

  it('refuses a ticket that is old, made up, or of another merchant', async () => {
    const who = await somebody();
    const { secret } = await turnOn(who);
    const { ticket } = valueOf(await login(who));
    const code = codeOf(secret);
    const body = { ticket, method: 'totp', code };
    const made = await second(who, { ...body, ticket: `${ticket.slice(0, -4)}AAAA` });
    expect(made.errorCode).toBe('factor.ticket.invalid');
    const foreign = await who.call('/api/session/factor', {
      method: 'POST',
      body,
      headers: { merchant: 'second' },
    });
    expect(foreign.errorCode).toBe('factor.ticket.invalid');
    program.clock.advance(5 * 60_000);
    expect((await second(who, body)).errorCode).toBe('factor.ticket.invalid');
  });

  it('is not asked again on a device that is remembered', async () => {
    const who = await somebody();
    const { secret } = await turnOn(who);
    const { ticket } = valueOf(await login(who, { rememberMe: true }));
    const opened = await second(who, { ticket, method: 'totp', code: codeOf(secret) });
    const { cookie } = opened;
    expect(cookie).toBeDefined();
    const resumed = await who.call('/api/session/resume', { method: 'POST', cookie });
    expect(resumed.success).toBe(true);
  });

  it('ends a ticket with the password that opened it', async () => {
    const who = await somebody();
    const { secret } = await turnOn(who);
    const { ticket } = valueOf(await login(who));
    const newPassword = 'Jacaranda-77y';
    const change = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    const changed = await post(who.call, '/wps/member/password', change, who.token);
    expect(changed.success).toBe(true);
    const late = await second(who, { ticket, method: 'totp', code: codeOf(secret) });
    expect(late.errorCode).toBe('factor.ticket.invalid');
  });
});

describe('turning an app off', () => {
  it('wants the password and a code, and then asks for nothing', async () => {
    const who = await somebody();
    const { secret } = await turnOn(who);
    const path = '/api/account/totp/removal';
    const withoutCode = await post(who.call, path, { password }, who.token);
    expect(withoutCode.errorCode).toBe('factor.wrong');
    const code = codeOf(secret);
    const withoutPassword = await post(who.call, path, { password: 'errada-1', code }, who.token);
    expect(withoutPassword.errorCode).toBe('password.wrong');
    expect((await post(who.call, path, { password, code }, who.token)).success).toBe(true);
    expect((await login(who)).success).toBe(true);
  });

  it('is nobody else’s to do', async () => {
    const who = await somebody();
    const { secret } = await turnOn(who);
    const stranger = await somebody();
    const body = { password, code: codeOf(secret) };
    await post(stranger.call, '/api/account/totp/removal', body, stranger.token);
    expect((await login(who)).errorCode).toBe('factor.required');
    const visitor = await post(stranger.call, '/api/account/totp/removal', body);
    expect(visitor.errorCode).toBe('session.missing');
  });
});
