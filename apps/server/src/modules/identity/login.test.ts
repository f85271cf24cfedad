import { hash } from '@node-rs/argon2';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdentityProgram, testSecurity, testSettings } from './testing/identity-program.ts';
import { failLogins, logIn } from './testing/log-in.ts';
import { createVisitor, join, password, seal, solve } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());
beforeEach(() => {
  program.settings = testSettings;
});

describe('login', () => {
  test('signs a member in, whatever the case of the name', async () => {
    const { username, member } = await join(createVisitor(program));
    const answer = await logIn(createVisitor(program), `  ${username.toUpperCase()} `);
    expect(answer).toMatchObject({
      status: 200,
      value: {
        userName: username,
        firstTimeLogin: false,
        passwordExpired: false,
        member: { id: member.id },
      },
    });
    expect(answer.value.expirationTime).toBe(program.clock.now().getTime() + 24 * 3_600_000);
    expect(answer.value.expiredMinutes).toBe(120);
    expect(answer.cookieEnds).toBeNull();
  });

  test('takes a sealed body', async () => {
    const { username } = await join(createVisitor(program));
    const body = await seal(program, { username, password });
    const headers = { 'content-type': 'application/jose' };
    const answer = await createVisitor(program)('/wps/session/login', {
      method: 'POST',
      body,
      headers,
    });
    expect(answer.status).toBe(200);
  });

  test('a name that does not exist and a wrong password read the same', async () => {
    const { username } = await join(createVisitor(program));
    const [wrong] = await failLogins(program, username, 1);
    const [nobody] = await failLogins(program, 'ninguem', 1);
    const shape = ({ status, errorCode, message, value }: NonNullable<typeof wrong>) => ({
      status,
      errorCode,
      message,
      value,
    });
    expect(wrong).toMatchObject({
      status: 401,
      errorCode: 'login.failed',
      value: { captcha: false },
    });
    expect(shape(nobody!)).toEqual(shape(wrong!));
  });

  test('a name that does not exist costs a password check as well', async () => {
    const slow = await openIdentityProgram({
      ...testSecurity,
      hashing: { memoryKiB: 19_456, passes: 2, concurrent: 1, queued: 10 },
    });
    slow.settings = { ...testSettings, captchaOn: false };
    const { username } = await join(createVisitor(slow));
    const call = createVisitor(slow);
    await logIn(call, 'ninguem', 'warm');
    const time = async (name: string) => {
      const started = performance.now();
      await logIn(call, name, 'wrong');
      return performance.now() - started;
    };
    const best = async (name: string) => {
      const times = [await time(name), await time(name), await time(name), await time(name)];
      return Math.min(...times);
    };
    const [known, unknown] = [await best(username), await best('outro')];
    await slow.close();
    expect(unknown).toBeGreaterThan(known * 0.3);
    expect(unknown).toBeLessThan(known * 3);
  });

  test('asks for proof of work where the operator wants it, and judges one that comes unasked', async () => {
    const { username } = await join(createVisitor(program));
    const call = createVisitor(program);
    expect(await logIn(call, username, password, { challenge: 'x' })).toMatchObject({
      errorCode: 'challenge.invalid',
    });
    program.settings = { ...testSettings, botCheck: { ...testSettings.botCheck, login: true } };
    expect(await logIn(call, username)).toMatchObject({ errorCode: 'challenge.required' });
    expect(await logIn(call, username, password, { challenge: await solve(call) })).toMatchObject({
      status: 200,
    });
  });

  test('a blocked account is told only to who knows the password', async () => {
    const { username, member } = await join(createVisitor(program));
    const id = BigInt(member.id);
    const block = { permission: 'login', reason: 'fraud', until: null } as const;
    await program.database.transaction((tx) => program.identity.service.block(tx, id, block));
    expect(await logIn(createVisitor(program), username, 'wrong')).toMatchObject({
      errorCode: 'login.failed',
    });
    expect(await logIn(createVisitor(program), username)).toMatchObject({
      status: 403,
      errorCode: 'account.blocked',
      message: expect.stringContaining('está bloqueada e não é possível entrar'),
    });
    await program.database.transaction((tx) =>
      program.identity.service.unblock(tx, id, 'login', 'fraud'),
    );
    expect(await logIn(createVisitor(program), username)).toMatchObject({ status: 200 });
  });

  test('only agents sign in on an agents’ host', async () => {
    program.settings = { ...testSettings, agentHosts: ['arara.example'] };
    const { username, member } = await join(createVisitor(program));
    const denied = await logIn(createVisitor(program), username);
    expect(denied).toMatchObject({ status: 403, errorCode: 'agent.login.denied' });
    expect(denied.message).toBe('Não é possível fazer login se você não é um afiliado');
    await program.owner.query('update identity.player set is_agent = 41 where id = $1', [
      member.id,
    ]);
    expect(await logIn(createVisitor(program), username)).toMatchObject({ status: 200 });
  });

  test('the flagged default password, an old one and an assigned one must be changed', async () => {
    const { username, member } = await join(createVisitor(program));
    const expired = async () =>
      (await logIn(createVisitor(program), username)).value.passwordExpired;
    expect(await expired()).toBe(false);
    program.settings = { ...testSettings, password: { flaggedHash: null, maxAgeDays: 90 } };
    expect(await expired()).toBe(false);
    await program.owner.query(
      "update identity.player set password_changed_at = password_changed_at - interval '91 days' where id = $1",
      [member.id],
    );
    expect(await expired()).toBe(true);
    program.settings = testSettings;
    expect(await expired()).toBe(false);
    const flaggedHash = await hash(password, { memoryCost: 8 });
    program.settings = { ...testSettings, password: { flaggedHash, maxAgeDays: null } };
    expect(await expired()).toBe(true);
    program.settings = testSettings;
    expect(await expired()).toBe(true);
  });

  test('what is no sign-in is refused before it is counted', async () => {
    const call = createVisitor(program);
    for (const [body, field] of [
      [{}, 'username'],
      [{ username: 'x' }, 'password'],
      [{ username: 'x', password: null }, 'password'],
      [{ username: 'x', password: '' }, 'password'],
      [{ type: 'sms', mobileNum: '11987650001' }, 'verificationCode'],
    ] as const) {
      expect(await call('/wps/session/login', { method: 'POST', body })).toMatchObject({
        status: 422,
        errorCode: 'field.required',
        field,
      });
    }
    const bodies = [{ username: 'x', password: true }, []];
    for (const body of bodies) {
      expect(await call('/wps/session/login', { method: 'POST', body })).toMatchObject({
        status: 400,
        errorCode: 'request.invalid',
      });
    }
  });
});
