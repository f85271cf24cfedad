import { randomUUID } from 'node:crypto';
import { sql } from '@arara/postgres';
import { afterAll, describe, expect, test } from 'vitest';
import { deleteCodesOf } from './code.repository.ts';
import { lockPlayer } from './player.repository.ts';
import { openIdentityProgram } from './testing/identity-program.ts';
import { untilWaiting } from './testing/until-waiting.ts';
import { createVisitor, join, password } from './testing/visitor.ts';
import type { Visitor } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

const minute = 60_000;
const isIn = async (token: string, call: Visitor = createVisitor(program)) =>
  (await call('/wps/member/info', { token })).status === 200;

const login = (username: string, rememberMe = false) =>
  createVisitor(program)('/wps/session/login', {
    method: 'POST',
    body: { username, password, rememberMe },
  });

const resume = (cookie: string | undefined) =>
  createVisitor(program)('/api/session/resume', { method: 'POST', cookie });

describe('a session', () => {
  test('is known by its token: bare, with Bearer, or in a GET', async () => {
    const { token } = await join(createVisitor(program));
    expect(await isIn(token)).toBe(true);
    expect(await isIn(`Bearer ${token}`)).toBe(true);
    expect((await createVisitor(program)(`/wps/member/info?token=${token}`)).status).toBe(200);
    for (const wrong of ['x', `${token}x`, token.toUpperCase(), 'a'.repeat(5_000), randomUUID()]) {
      expect(await isIn(wrong)).toBe(false);
    }
    const none = await createVisitor(program)('/wps/member/info');
    expect(none).toMatchObject({ status: 401, errorCode: 'session.missing' });
  });

  test('ends after two hours without use, and lives on with use', async () => {
    const { token } = await join(createVisitor(program));
    for (let i = 0; i < 3; i += 1) {
      program.clock.advance(100 * minute);
      expect(await isIn(token)).toBe(true);
    }
    program.clock.advance(120 * minute + 1);
    expect(await isIn(token)).toBe(false);
  });

  test('ends after a day whatever its use', async () => {
    const { token } = await join(createVisitor(program));
    for (let hour = 0; hour < 23; hour += 1) {
      program.clock.advance(60 * minute);
      expect(await isIn(token)).toBe(true);
    }
    program.clock.advance(61 * minute);
    expect(await isIn(token)).toBe(false);
  });

  test('ends with the log-out, at once', async () => {
    const { token, member } = await join(createVisitor(program));
    expect(await isIn(token)).toBe(true);
    expect(
      await createVisitor(program)('/wps/session/logout', { method: 'DELETE', token }),
    ).toMatchObject({ status: 200 });
    expect(await isIn(token)).toBe(false);
    const { rows } = await program.owner.query(
      'select topic, audience, payload from platform.event order by seq desc limit 1',
    );
    const audience = `player:${member.id}`;
    expect(rows).toEqual([{ topic: 'session', audience, payload: { ended: true } }]);
    const again = await createVisitor(program)('/wps/session/logout', { method: 'DELETE', token });
    expect(again).toMatchObject({ status: 401, errorCode: 'session.expired' });
  });

  test('that one process ended is dead in another within a second', async () => {
    const other = await program.startOther();
    const { token } = await join(createVisitor(program));
    const there = createVisitor({ http: other.http });
    expect(await isIn(token, there)).toBe(true);
    await createVisitor(program)('/wps/session/logout', { method: 'DELETE', token });
    // Still in the other's memory: no query was needed to let it in.
    expect(await isIn(token, there)).toBe(true);
    other.hearNews();
    await expect.poll(() => isIn(token, there), { timeout: 10_000 }).toBe(false);
  });

  test('that one process ended is dead in another even when no news came', async () => {
    const other = await program.startOther();
    const { token } = await join(createVisitor(program));
    const there = createVisitor({ http: other.http });
    expect(await isIn(token, there)).toBe(true);
    await createVisitor(program)('/wps/session/logout', { method: 'DELETE', token });
    program.clock.advance(16_000);
    expect(await isIn(token, there)).toBe(false);
  });

  test('that is being read while it ends is not let in afterwards', async () => {
    const { token } = await join(createVisitor(program));
    const asked = Array.from({ length: 20 }, () => isIn(token));
    const ended = createVisitor(program)('/wps/session/logout', { method: 'DELETE', token });
    await Promise.all([...asked, ended]);
    expect(await isIn(token)).toBe(false);
  });
});

describe('the code in the address', () => {
  const exchange = (code: string) =>
    createVisitor(program)('/api/session/exchange', { method: 'POST', body: { code } });
  const makeCode = (member: { id: string }) =>
    program.database.transaction((tx) =>
      program.identity.service.createSignInCode(tx, { id: BigInt(member.id), merchant: 'arara' }),
    );

  test('signs in once', async () => {
    const { username, member } = await join(createVisitor(program));
    const code = await makeCode(member);
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code)));
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    expect(good[0]?.value.userName).toBe(username);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 401,
      errorCode: 'session.code.invalid',
    });
  });

  test('is good for 60 seconds', async () => {
    const { member } = await join(createVisitor(program));
    const code = await makeCode(member);
    program.clock.advance(60_000);
    expect(await exchange(code)).toMatchObject({ errorCode: 'session.code.invalid' });
  });

  /** Asks for a code as a signed-in device does. */
  const ask = async (token: string, call = createVisitor(program)) => {
    const answer = await call('/api/session/codes', { method: 'POST', token });
    return {
      ...answer,
      code: (answer.value as unknown as { code: string } | undefined)?.code ?? '',
    };
  };

  test('is given to whoever is signed in, and opens a session of its own for them alone', async () => {
    const { username, token } = await join(createVisitor(program));
    const asked = await ask(token);
    expect(asked).toMatchObject({
      status: 200,
      value: { expiresAt: program.clock.now().getTime() + minute },
    });
    const { value } = await exchange(asked.code);
    expect(value).toMatchObject({ userName: username, firstTimeLogin: false });
    expect(value.token).not.toBe(token);
    await createVisitor(program)('/wps/session/logout', { method: 'DELETE', token });
    expect([await isIn(token), await isIn(value.token)]).toEqual([false, true]);
  });

  test('is worth nothing once another was asked for, nor at another brand', async () => {
    const { token } = await join(createVisitor(program));
    const [old, fresh] = [await ask(token), await ask(token)];
    expect(await exchange(old.code)).toMatchObject({ errorCode: 'session.code.invalid' });
    const elsewhere = await createVisitor(program)('/api/session/exchange', {
      method: 'POST',
      body: { code: fresh.code },
      headers: { merchant: 'second' },
    });
    expect(elsewhere).toMatchObject({ errorCode: 'session.code.invalid' });
    expect(await exchange(fresh.code)).toMatchObject({ status: 200 });
  });

  const others = '/api/account/sessions';
  const another = 'Mandacaru-92y';
  test.each([
    [
      'its device is sent away',
      (id: string) => ({ url: `${others}/${id}`, method: 'DELETE' as const }),
    ],
    ['all other devices are', () => ({ url: others, method: 'DELETE' as const })],
    [
      'there is another password',
      () => ({
        url: '/wps/member/password',
        method: 'POST' as const,
        body: { oldPassword: password, newPassword: another, confirmNewPassword: another },
      }),
    ],
  ] as const)('opens nothing once %s', async (_what, end) => {
    const { username, token } = await join(createVisitor(program));
    const { token: thief } = (await login(username)).value;
    const { code } = await ask(thief);
    const listed = await createVisitor(program)(others, { token });
    const id = listed.value.sessions.find(({ current }) => !current)?.id ?? '';
    const { url, ...request } = end(id);
    expect(await createVisitor(program)(url, { ...request, token })).toMatchObject({
      success: true,
    });
    expect(await isIn(thief)).toBe(false);
    expect(await exchange(code)).toMatchObject({ errorCode: 'session.code.invalid' });
  });

  test('opens nothing where another password comes while it signs in', async () => {
    const { member } = await join(createVisitor(program));
    const code = await makeCode(member);
    let entering: ReturnType<typeof exchange> | undefined;
    await program.database.transaction(async (tx) => {
      // As a new password does, which holds its member until it is stored.
      await lockPlayer(tx, BigInt(member.id));
      entering = exchange(code);
      await Promise.race([entering, untilWaiting(program, 1)]);
      await deleteCodesOf(tx, BigInt(member.id), 'sign-in');
    });
    expect(await entering).toMatchObject({ errorCode: 'session.code.invalid' });
  });

  test('is not given where its session is ended while it is made', async () => {
    const { token, member } = await join(createVisitor(program));
    let asked: ReturnType<typeof ask> | undefined;
    await program.database.transaction(async (tx) => {
      // As the end of a session does, which holds its member.
      await lockPlayer(tx, BigInt(member.id));
      asked = ask(token);
      await Promise.race([asked, untilWaiting(program, 1)]);
      await tx.query(
        sql`update identity.session set ended_at = now() where player_id = ${BigInt(member.id)}`,
      );
    });
    expect(await asked).toMatchObject({ errorCode: 'session.expired' });
  });

  test('is given neither to visitors nor to trial accounts, and not without end', async () => {
    expect(await ask('made-up')).toMatchObject({ errorCode: 'session.expired' });
    const trial = await createVisitor(program)('/wps/session/login/freeplay', {
      method: 'POST',
      body: { os: 'x', platform: 'W', value: '{}', gatewayVersion: 3 },
    });
    expect(await ask(trial.value.token)).toMatchObject({
      status: 403,
      errorCode: 'in_need_true_account',
    });
    const { token } = await join(createVisitor(program));
    const call = createVisitor(program);
    const answers = [];
    for (let i = 0; i < 11; i += 1) answers.push((await ask(token, call)).status);
    expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('endSessions', () => {
  test('signs a member out everywhere, cookies included', async () => {
    const { username, token, member } = await join(createVisitor(program));
    const { cookie, value } = await login(username, true);
    await program.database.transaction((tx) =>
      program.identity.service.endSessions(tx, BigInt(member.id), 'excluded'),
    );
    expect([await isIn(token), await isIn(value.token)]).toEqual([false, false]);
    expect(await resume(cookie)).toMatchObject({ errorCode: 'session.expired' });
  });

  test('ends nothing when its transaction does not commit', async () => {
    const { token, member } = await join(createVisitor(program));
    const failed = program.database.transaction(async (tx) => {
      await program.identity.service.endSessions(tx, BigInt(member.id));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await isIn(token)).toBe(true);
  });
});
