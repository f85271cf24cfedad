import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInStaff, totpOf } from '../../testing/staff-member.ts';
import { keepAccounts } from './testing/keep.ts';
import { openStaffProgram } from './testing/staff-program.ts';
import type { StaffProgram } from './testing/staff-program.ts';

const minute = 60_000;
const halfMinute = 30_000;
const password = 'Cedro-Rosa-Alto-4';

let program: StaffProgram;
beforeAll(async () => {
  program = await openStaffProgram();
});
afterAll(() => program.close());

let people = 0;

/** A new account; with null for its password it gets one that has to be changed. */
async function open(wish: { password?: string | null } = {}) {
  people += 1;
  const email = `p${people}@arara.example`;
  const opened = await program.staff.addAccount(
    {
      email: email.toUpperCase(),
      name: 'Somebody',
      brands: ['arara'],
      roles: ['owner'],
      password: wish.password === undefined ? password : wish.password,
    },
    'machine:test',
  );
  if ('fault' in opened) throw new Error(opened.fault);
  return { email, password: opened.password };
}

const signIn = (email: string, word = password, address = '10.0.0.1') =>
  program.call('POST', '/api/staff/session', { body: { email, password: word }, address });
const tokenOf = (reply: { value: Record<string, unknown> }) => String(reply.value['token']);
const me = (token: string) => program.call('GET', '/api/staff/me', { token });
const second = (token: string, code: string) =>
  program.call('POST', '/api/staff/session/factor', { token, body: { code } });
const audit = (token: string, merchant = 'arara') =>
  program.call('GET', '/api/staff/audit', { token, merchant });
const inside = (roles = ['owner'], brands = ['arara']) => signedInStaff(program, { roles, brands });
const codeNow = (secret: string) => totpOf(secret, program.clock.now());
const wrongCode = (secret: string) => (codeNow(secret) === '000000' ? '000001' : '000000');

describe('signing in', () => {
  it('goes by password, an app that is chosen at the first time, and its code', async () => {
    const { email } = await open();
    const first = await signIn(email.toUpperCase());
    expect(first.value).toMatchObject({ self: { email, next: 'enrol', brands: ['arara'] } });
    const token = tokenOf(first);
    expect((await audit(token)).errorCode).toBe('staff.factor.required');
    const offer = await program.call('POST', '/api/staff/totp', { token });
    const secret = String(offer.value['secret']);
    expect(String(offer.value['uri'])).toContain('otpauth://totp/');
    expect((await second(token, wrongCode(secret))).errorCode).toBe('factor.wrong');
    expect((await second(token, codeNow(secret))).value).toMatchObject({ next: null });
    expect((await audit(token)).status).toBe(200);

    program.clock.advance(halfMinute);
    const again = await signIn(email);
    expect(again.value).toMatchObject({ self: { next: 'code' } });
    const other = tokenOf(again);
    expect((await program.call('POST', '/api/staff/totp', { token: other })).errorCode).toBe(
      'totp.on',
    );
    expect((await second(other, codeNow(secret))).value).toMatchObject({ next: null });
  });

  it('answers a wrong password, an unknown address and an account out of use alike', async () => {
    const { email } = await open();
    const off = await open();
    await keepAccounts(program.owner).close(off.email);
    for (const reply of [
      await signIn(email, 'wrong'),
      await signIn('nobody@arara.example'),
      await signIn(off.email),
    ]) {
      expect(reply).toEqual({ status: 401, errorCode: 'login.failed', value: {} });
    }
  });

  it('stops guesses of a password at one place, and the owner may still come in elsewhere', async () => {
    const { email } = await open();
    for (let i = 0; i < 5; i += 1) await signIn(email, `guess ${i}`);
    expect((await signIn(email)).errorCode).toBe('login.locked');
    expect((await signIn(email, password, '10.0.0.9')).status).toBe(200);
    program.clock.advance(15 * minute);
    expect((await signIn(email)).status).toBe(200);
  });

  it('counts guesses that are made at once', async () => {
    const { email } = await open();
    const guesses = Array.from({ length: 12 }, (_, i) => signIn(email, `guess ${i}`));
    const codes = (await Promise.all(guesses)).map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(5);
  });

  it('stops guesses of a code, whatever sessions they are made in', async () => {
    const { email, secret } = await inside();
    program.clock.advance(halfMinute);
    const one = tokenOf(await signIn(email));
    const other = tokenOf(await signIn(email));
    for (let i = 0; i < 5; i += 1) await second(i % 2 === 0 ? one : other, wrongCode(secret));
    expect((await second(one, codeNow(secret))).errorCode).toBe('login.locked');
  });

  it('takes a code once, also when it is sent many times at once', async () => {
    const { email, secret } = await inside();
    program.clock.advance(halfMinute);
    const tokens = [tokenOf(await signIn(email)), tokenOf(await signIn(email))];
    const code = codeNow(secret);
    const replies = await Promise.all(tokens.map((token) => second(token, code)));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
  });
});

describe('a first password', () => {
  it('has to be changed before anything else', async () => {
    const { email, password: made } = await open({ password: null });
    const token = tokenOf(await signIn(email, made));
    expect((await me(token)).value).toMatchObject({ next: 'password' });
    expect((await audit(token)).errorCode).toBe('password.change.required');
    const enrolled = await program.call('POST', '/api/staff/totp', { token });
    expect(enrolled.errorCode).toBe('password.change.required');
    const change = (oldPassword: string, newPassword: string) =>
      program.call('POST', '/api/staff/password', { token, body: { oldPassword, newPassword } });
    expect((await change('wrong', password)).errorCode).toBe('password.wrong');
    expect((await change(made, 'short')).errorCode).toBe('password.weak');
    expect((await change(made, made)).errorCode).toBe('password.reused');
    expect((await change(made, password)).value).toMatchObject({ next: 'enrol' });
    expect((await signIn(email, made)).errorCode).toBe('login.failed');
  });

  it('is changed by nobody who has only the password of an account with an app', async () => {
    const { email } = await inside();
    const token = tokenOf(await signIn(email));
    const body = { oldPassword: password, newPassword: 'Outra-Senha-Longa-1' };
    const reply = await program.call('POST', '/api/staff/password', { token, body });
    expect(reply.errorCode).toBe('staff.factor.required');
  });

  it('ends the other sessions when it is changed', async () => {
    const { email, token } = await inside();
    const other = tokenOf(await signIn(email));
    const body = { oldPassword: password, newPassword: 'Outra-Senha-Longa-1' };
    expect((await program.call('POST', '/api/staff/password', { token, body })).status).toBe(200);
    expect((await me(other)).errorCode).toBe('session.expired');
    expect((await me(token)).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends after half an hour without a call, and after twelve hours with calls', async () => {
    const { token } = await inside();
    for (let i = 0; i < 2; i += 1) {
      program.clock.advance(29 * minute);
      expect((await me(token)).status).toBe(200);
    }
    program.clock.advance(30 * minute);
    expect((await me(token)).errorCode).toBe('session.expired');

    const { token: busy } = await inside();
    for (let i = 0; i < 28; i += 1) {
      program.clock.advance(25 * minute);
      expect((await me(busy)).status, `call ${i}`).toBe(200);
    }
    program.clock.advance(20 * minute);
    expect((await me(busy)).errorCode).toBe('session.expired');
  });

  it('ends with a sign-out, an account out of use, and a reset', async () => {
    const first = await inside();
    await program.call('POST', '/api/staff/session/end', { token: first.token });
    expect((await me(first.token)).errorCode).toBe('session.expired');
    const off = await inside();
    await keepAccounts(program.owner).close(off.email);
    expect((await me(off.token)).errorCode).toBe('session.expired');
    const lost = await inside();
    const made = await program.staff.resetAccount(lost.email, 'machine:test');
    expect((await me(lost.token)).errorCode).toBe('session.expired');
    expect((await signIn(lost.email, made ?? '')).value).toMatchObject({
      self: { next: 'password' },
    });
  });

  it('is stored as a hash of its token', async () => {
    const { token, actor } = await inside();
    const { rows } = await program.owner.query<{ text: string }>(
      'select s::text as text from staff.session s where id = $1',
      [actor.sessionId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(token);
  });

  it('loses a role at the call after it is taken away', async () => {
    const { email, token } = await inside(['auditor']);
    expect((await audit(token)).status).toBe(200);
    await keepAccounts(program.owner).roles(email, 'support');
    expect((await audit(token)).errorCode).toBe('permission.denied');
  });

  it('is good at the brands of its account alone', async () => {
    const { email, token } = await inside(['owner'], ['arara']);
    expect((await audit(token, 'second')).errorCode).toBe('permission.denied');
    await keepAccounts(program.owner).brands(email, 'second');
    expect((await audit(token, 'second')).status).toBe(200);
    expect((await audit(token)).errorCode).toBe('permission.denied');
  });
});
