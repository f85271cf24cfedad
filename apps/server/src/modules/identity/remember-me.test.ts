import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdentityProgram, testSettings } from './testing/identity-program.ts';
import { createVisitor, join, joinByEmail, newcomer, password } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());
beforeEach(() => {
  program.settings = testSettings;
});

const minute = 60_000;
/** As a cookie says it: in whole seconds. */
const inDays = (days: number) =>
  new Date(Math.floor(program.clock.now().getTime() / 1_000 + days * 86_400) * 1_000);
const isIn = async (token: string) =>
  (await createVisitor(program)('/wps/member/info', { token })).status === 200;

const login = (username: string, rememberMe = false) =>
  createVisitor(program)('/wps/session/login', {
    method: 'POST',
    body: { username, password, rememberMe },
  });

const resume = (cookie: string | undefined, headers: Record<string, string> = {}) =>
  createVisitor(program)('/api/session/resume', { method: 'POST', cookie, headers });

describe('remember me', () => {
  test('signs in without a password, once per cookie', async () => {
    const { username } = await join(createVisitor(program));
    const first = await login(username, true);
    expect(first.cookieEnds).toEqual(inDays(1));
    const second = await resume(first.cookie);
    expect(second).toMatchObject({ status: 200, value: { userName: username } });
    expect(second.cookie).not.toBe(first.cookie);
    expect(await resume(second.cookie)).toMatchObject({ status: 200 });
  });

  test('a cookie used twice ends the remembered sign-in, its sessions, and tells the owner', async () => {
    const { username, token: elsewhere } = await joinByEmail(
      program,
      createVisitor(program),
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
    await program.runJobs();
    expect(program.mails.filter(({ to }) => to === 'reuse@arara.example')).toHaveLength(1);
  });

  test('a cookie whose answer was lost gets in once more, and its lost successor nobody', async () => {
    const { username } = await joinByEmail(program, createVisitor(program), 'lost@arara.example');
    const { cookie } = await login(username, true);
    const lost = await resume(cookie);
    const again = await resume(cookie);
    expect(again).toMatchObject({ status: 200, value: { userName: username } });
    expect(await resume(again.cookie)).toMatchObject({ status: 200 });
    await program.runJobs();
    expect(program.mails.filter(({ to }) => to === 'lost@arara.example')).toEqual([]);
    expect(await resume(lost.cookie)).toMatchObject({ errorCode: 'session.expired' });
    expect(await isIn(again.value.token)).toBe(false);
    await program.runJobs();
    expect(program.mails.filter(({ to }) => to === 'lost@arara.example')).toHaveLength(1);
  });

  test('a cookie that comes again after a minute ends the remembered sign-in', async () => {
    const { username } = await join(createVisitor(program));
    const { cookie } = await login(username, true);
    const second = await resume(cookie);
    program.clock.advance(60_000);
    expect(await resume(cookie)).toMatchObject({ errorCode: 'session.expired' });
    expect(await isIn(second.value.token)).toBe(false);
  });

  test('ten pages that resume at once with one cookie all get in, and leave one cookie', async () => {
    const { username } = await join(createVisitor(program));
    const { cookie } = await login(username, true);
    const answers = await Promise.all(Array.from({ length: 10 }, () => resume(cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const { rows } = await program.owner.query(
      'select from identity.remember_token where used_at is null and family_id = (select family_id from identity.remember_token order by seq desc limit 1)',
    );
    expect(rows).toHaveLength(1);
  });

  test('a refusal that may pass leaves the cookie in the browser', async () => {
    const { username, member } = await join(createVisitor(program));
    const { cookie } = await login(username, true);
    const block = { permission: 'login', reason: 'operator', until: null } as const;
    await program.database.transaction((tx) =>
      program.identity.service.block(tx, BigInt(member.id), block),
    );
    const refused = await resume(cookie);
    expect(refused).toMatchObject({ errorCode: 'account.blocked' });
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  test('lasts as many days as the brand says, by password and by registration; none is none', async () => {
    program.settings = { ...testSettings, staySignedInDays: 30 };
    const joined = await createVisitor(program)('/wps/member/register', {
      method: 'PUT',
      body: newcomer({ rememberMe: true }),
    });
    let { cookie } = await login(joined.value.userName, true);
    const ends = inDays(30);
    expect(joined.cookieEnds).toEqual(ends);
    for (let day = 1; day < 30; day += 1) {
      program.clock.advance(24 * 60 * minute);
      const next = await resume(cookie);
      expect(next).toMatchObject({ status: 200, cookieEnds: ends });
      cookie = next.cookie;
    }
    // A session that is opened late ends with what it came from.
    program.clock.advance(23 * 60 * minute);
    const last = await resume(cookie);
    expect(Math.floor(last.value.expirationTime / 1000) * 1000).toBe(ends.getTime());
    program.clock.advance(60 * minute);
    expect([await isIn(last.value.token), (await resume(last.cookie)).status]).toEqual([
      false,
      401,
    ]);
    program.settings = { ...testSettings, staySignedInDays: 0 };
    expect((await login(joined.value.userName, true)).cookieEnds).toBeNull();
  });

  test('opens another session where the first was idle too long, and both end together', async () => {
    const { username } = await join(createVisitor(program));
    const first = await login(username, true);
    program.clock.advance(119 * minute);
    const tab = await resume(first.cookie);
    expect(tab.value.token).toBe(first.value.token);
    program.clock.advance(121 * minute);
    const anew = await resume(tab.cookie);
    expect(anew.value.token).not.toBe(first.value.token);
    await createVisitor(program)('/wps/session/logout', {
      method: 'DELETE',
      token: anew.value.token,
    });
    expect(await resume(anew.cookie)).toMatchObject({ errorCode: 'session.expired' });
  });

  test('ends a day after the password was typed, however often it was used', async () => {
    const { username } = await join(createVisitor(program));
    let { cookie } = await login(username, true);
    for (let i = 0; i < 3; i += 1) {
      program.clock.advance(7 * 60 * minute);
      const next = await resume(cookie);
      expect(next.status).toBe(200);
      cookie = next.cookie;
    }
    program.clock.advance(3 * 60 * minute);
    expect(await resume(cookie)).toMatchObject({ status: 401, errorCode: 'session.expired' });
  });

  test('ends with the log-out of its device, and without a cookie there is nothing', async () => {
    const { username } = await join(createVisitor(program));
    const { cookie, value } = await login(username, true);
    const out = await createVisitor(program)('/wps/session/logout', {
      method: 'DELETE',
      token: value.token,
    });
    expect(out.cookie).toBe('');
    for (const dead of [cookie, undefined, 'made-up', 'x'.repeat(500)]) {
      expect(await resume(dead)).toMatchObject({ status: 401, errorCode: 'session.expired' });
    }
  });

  test('is not taken at another merchant', async () => {
    const { username } = await join(createVisitor(program));
    const { cookie } = await login(username, true);
    expect(await resume(cookie, { merchant: 'second' })).toMatchObject({
      errorCode: 'session.expired',
    });
    expect(await resume(cookie)).toMatchObject({ status: 200 });
  });

  test('a member who may not sign in is not resumed either', async () => {
    const { username, member } = await join(createVisitor(program));
    const { cookie } = await login(username, true);
    const block = { permission: 'login', reason: 'fraud', until: null } as const;
    await program.database.transaction((tx) =>
      program.identity.service.block(tx, BigInt(member.id), block),
    );
    expect(await resume(cookie)).toMatchObject({ status: 403, errorCode: 'account.blocked' });
  });
});
