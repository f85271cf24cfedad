import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { startIdentityApp } from './testing/identity-app.ts';
import { createVisitor, join, joinByEmail, password } from './testing/visitor.ts';
import type { Visitor } from './testing/visitor.ts';

const app = await startIdentityApp();
afterAll(() => app.close());

const minute = 60_000;
const isIn = async (token: string, call: Visitor = createVisitor(app)) =>
  (await call('/wps/member/info', { token })).status === 200;

const login = (username: string, rememberMe = false) =>
  createVisitor(app)('/wps/session/login', {
    method: 'POST',
    body: { username, password, rememberMe },
  });

const resume = (cookie: string | undefined, headers: Record<string, string> = {}) =>
  createVisitor(app)('/api/session/resume', { method: 'POST', cookie, headers });

describe('a session', () => {
  test('is known by its token: bare, with Bearer, or in a GET', async () => {
    const { token } = await join(createVisitor(app));
    expect(await isIn(token)).toBe(true);
    expect(await isIn(`Bearer ${token}`)).toBe(true);
    expect((await createVisitor(app)(`/wps/member/info?token=${token}`)).status).toBe(200);
    for (const wrong of ['x', `${token}x`, token.toUpperCase(), 'a'.repeat(5_000), randomUUID()]) {
      expect(await isIn(wrong)).toBe(false);
    }
    const none = await createVisitor(app)('/wps/member/info');
    expect(none).toMatchObject({ status: 401, errorCode: 'session.missing' });
  });

  test('ends after two hours without use, and lives on with use', async () => {
    const { token } = await join(createVisitor(app));
    for (let i = 0; i < 3; i += 1) {
      app.clock.advance(100 * minute);
      expect(await isIn(token)).toBe(true);
    }
    app.clock.advance(120 * minute + 1);
    expect(await isIn(token)).toBe(false);
  });

  test('ends after a day whatever its use', async () => {
    const { token } = await join(createVisitor(app));
    for (let hour = 0; hour < 23; hour += 1) {
      app.clock.advance(60 * minute);
      expect(await isIn(token)).toBe(true);
    }
    app.clock.advance(61 * minute);
    expect(await isIn(token)).toBe(false);
  });

  test('ends with the log-out, at once', async () => {
    const { token, member } = await join(createVisitor(app));
    expect(await isIn(token)).toBe(true);
    expect(
      await createVisitor(app)('/wps/session/logout', { method: 'DELETE', token }),
    ).toMatchObject({ status: 200 });
    expect(await isIn(token)).toBe(false);
    const { rows } = await app.database.pool.query(
      'select topic, audience, payload from platform.event order by seq desc limit 1',
    );
    const audience = `player:${member.id}`;
    expect(rows).toEqual([{ topic: 'session', audience, payload: { ended: true } }]);
    const again = await createVisitor(app)('/wps/session/logout', { method: 'DELETE', token });
    expect(again).toMatchObject({ status: 401, errorCode: 'session.expired' });
  });

  test('that one process ended is dead in another within a second', async () => {
    const other = await app.startOther();
    const { token } = await join(createVisitor(app));
    const there = createVisitor({ http: other.http });
    expect(await isIn(token, there)).toBe(true);
    await createVisitor(app)('/wps/session/logout', { method: 'DELETE', token });
    // Still in the other's memory: no query was needed to let it in.
    expect(await isIn(token, there)).toBe(true);
    other.hearNews();
    await expect.poll(() => isIn(token, there), { timeout: 10_000 }).toBe(false);
  });

  test('that one process ended is dead in another even when no news came', async () => {
    const other = await app.startOther();
    const { token } = await join(createVisitor(app));
    const there = createVisitor({ http: other.http });
    expect(await isIn(token, there)).toBe(true);
    await createVisitor(app)('/wps/session/logout', { method: 'DELETE', token });
    app.clock.advance(16_000);
    expect(await isIn(token, there)).toBe(false);
  });

  test('that is being read while it ends is not let in afterwards', async () => {
    const { token } = await join(createVisitor(app));
    const asked = Array.from({ length: 20 }, () => isIn(token));
    const ended = createVisitor(app)('/wps/session/logout', { method: 'DELETE', token });
    await Promise.all([...asked, ended]);
    expect(await isIn(token)).toBe(false);
  });
});

describe('remember me', () => {
  test('signs in without a password, once per cookie', async () => {
    const { username } = await join(createVisitor(app));
    const first = await login(username, true);
    expect(first.cookie).toBeTruthy();
    expect(String(first.headers['set-cookie'])).toMatch(
      /Path=\/api\/session; .*HttpOnly; SameSite=Lax/,
    );
    expect(String(first.headers['set-cookie'])).not.toContain('Secure');
    const second = await resume(first.cookie);
    expect(second).toMatchObject({ status: 200, value: { userName: username } });
    expect(second.cookie).not.toBe(first.cookie);
    expect(await resume(second.cookie)).toMatchObject({ status: 200 });
  });

  test('a cookie used twice ends the remembered sign-in, its sessions, and tells the owner', async () => {
    const { username, token: elsewhere } = await joinByEmail(
      app,
      createVisitor(app),
      'reuse@arara.example',
    );
    const first = await login(username, true);
    const second = await resume(first.cookie);
    const third = await resume(second.cookie);
    const thief = await resume(first.cookie);
    expect(thief).toMatchObject({ status: 401, errorCode: 'session.expired' });
    expect(thief.cookie).toBe('');
    expect(await isIn(first.value.token)).toBe(false);
    expect(await isIn(second.value.token)).toBe(false);
    expect(await resume(third.cookie)).toMatchObject({
      status: 401,
      errorCode: 'session.expired',
    });
    expect(await isIn(elsewhere)).toBe(true);
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === 'reuse@arara.example')).toHaveLength(1);
  });

  test('a cookie whose answer was lost gets in once more, and its lost successor nobody', async () => {
    const { username } = await joinByEmail(app, createVisitor(app), 'lost@arara.example');
    const { cookie } = await login(username, true);
    const lost = await resume(cookie);
    const again = await resume(cookie);
    expect(again).toMatchObject({ status: 200, value: { userName: username } });
    expect(await resume(again.cookie)).toMatchObject({ status: 200 });
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === 'lost@arara.example')).toEqual([]);
    expect(await resume(lost.cookie)).toMatchObject({ errorCode: 'session.expired' });
    expect(await isIn(again.value.token)).toBe(false);
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === 'lost@arara.example')).toHaveLength(1);
  });

  test('a cookie that comes again after a minute ends the remembered sign-in', async () => {
    const { username } = await join(createVisitor(app));
    const { cookie } = await login(username, true);
    const second = await resume(cookie);
    app.clock.advance(60_000);
    expect(await resume(cookie)).toMatchObject({ errorCode: 'session.expired' });
    expect(await isIn(second.value.token)).toBe(false);
  });

  test('ten pages that resume at once with one cookie all get in, and leave one cookie', async () => {
    const { username } = await join(createVisitor(app));
    const { cookie } = await login(username, true);
    const answers = await Promise.all(Array.from({ length: 10 }, () => resume(cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const { rows } = await app.database.pool.query(
      'select from identity.remember_token where used_at is null and family_id = (select family_id from identity.remember_token order by seq desc limit 1)',
    );
    expect(rows).toHaveLength(1);
  });

  test('a refusal that may pass leaves the cookie in the browser', async () => {
    const { username, member } = await join(createVisitor(app));
    const { cookie } = await login(username, true);
    const block = { permission: 'login', reason: 'operator', until: null } as const;
    await app.kit.transaction((tx) => app.identity.service.block(tx, BigInt(member.id), block));
    const refused = await resume(cookie);
    expect(refused).toMatchObject({ errorCode: 'account.blocked' });
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  test('ends a day after the password was typed, however often it was used', async () => {
    const { username } = await join(createVisitor(app));
    let { cookie } = await login(username, true);
    for (let i = 0; i < 3; i += 1) {
      app.clock.advance(7 * 60 * minute);
      const next = await resume(cookie);
      expect(next.status).toBe(200);
      cookie = next.cookie;
    }
    app.clock.advance(3 * 60 * minute);
    expect(await resume(cookie)).toMatchObject({ status: 401, errorCode: 'session.expired' });
  });

  test('ends with the log-out of its device, and without a cookie there is nothing', async () => {
    const { username } = await join(createVisitor(app));
    const { cookie, value } = await login(username, true);
    const out = await createVisitor(app)('/wps/session/logout', {
      method: 'DELETE',
      token: value.token,
    });
    expect(out.cookie).toBe('');
    for (const dead of [cookie, undefined, 'made-up', 'x'.repeat(500)]) {
      expect(await resume(dead)).toMatchObject({ status: 401, errorCode: 'session.expired' });
    }
  });

  test('is not taken at another merchant', async () => {
    const { username } = await join(createVisitor(app));
    const { cookie } = await login(username, true);
    expect(await resume(cookie, { merchant: 'second' })).toMatchObject({
      errorCode: 'session.expired',
    });
    expect(await resume(cookie)).toMatchObject({ status: 200 });
  });

  test('a member who may not sign in is not resumed either', async () => {
    const { username, member } = await join(createVisitor(app));
    const { cookie } = await login(username, true);
    const block = { permission: 'login', reason: 'fraud', until: null } as const;
    await app.kit.transaction((tx) => app.identity.service.block(tx, BigInt(member.id), block));
    expect(await resume(cookie)).toMatchObject({ status: 403, errorCode: 'account.blocked' });
  });
});

describe('the code in the address', () => {
  const exchange = (code: string) =>
    createVisitor(app)('/api/session/exchange', { method: 'POST', body: { code } });
  const makeCode = (member: { id: string }) =>
    app.kit.transaction((tx) =>
      app.identity.service.createSignInCode(tx, { id: BigInt(member.id), merchant: 'arara' }),
    );

  test('signs in once', async () => {
    const { username, member } = await join(createVisitor(app));
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
    const { member } = await join(createVisitor(app));
    const code = await makeCode(member);
    app.clock.advance(60_000);
    expect(await exchange(code)).toMatchObject({ errorCode: 'session.code.invalid' });
  });
});

describe('endSessions', () => {
  test('signs a member out everywhere, cookies included', async () => {
    const { username, token, member } = await join(createVisitor(app));
    const { cookie, value } = await login(username, true);
    await app.kit.transaction((tx) =>
      app.identity.service.endSessions(tx, BigInt(member.id), 'excluded'),
    );
    expect([await isIn(token), await isIn(value.token)]).toEqual([false, false]);
    expect(await resume(cookie)).toMatchObject({ errorCode: 'session.expired' });
  });

  test('ends nothing when its transaction does not commit', async () => {
    const { token, member } = await join(createVisitor(app));
    const failed = app.kit.transaction(async (tx) => {
      await app.identity.service.endSessions(tx, BigInt(member.id));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await isIn(token)).toBe(true);
  });
});
