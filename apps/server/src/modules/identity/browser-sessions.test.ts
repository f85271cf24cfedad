import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdentityProgram, testSettings } from './testing/identity-program.ts';
import { createVisitor, join, newcomer, password } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());
beforeEach(() => {
  program.settings = testSettings;
});

const minute = 60_000;
const isIn = async (token: string) =>
  (await createVisitor(program)('/wps/member/info', { token })).status === 200;

const login = (username: string, rememberMe = false) =>
  createVisitor(program)('/wps/session/login', {
    method: 'POST',
    body: { username, password, rememberMe },
  });

const resume = (cookie: string | undefined) =>
  createVisitor(program)('/api/session/resume', { method: 'POST', cookie });

describe('another page of the same browser', () => {
  /** How many of the member's sessions are listed, and how many sign-ins the log has. */
  async function counted(token: string): Promise<readonly [sessions: number, signIns: number]> {
    const call = createVisitor(program);
    const { sessions } = (await call('/api/account/sessions', { token })).value;
    const { signIns } = (await call('/api/account/sign-ins', { token })).value;
    return [sessions.length, signIns.length];
  }

  test('finds the session of a sign-in that asked for nothing, by a cookie that no page reads', async () => {
    const { username } = await join(createVisitor(program));
    const { value, cookie, cookieEnds, headers } = await login(username);
    expect(cookieEnds).toBeNull();
    const set = [headers['set-cookie']].flat().find((text) => String(text).includes('remember'));
    expect(String(set)).toMatch(/Path=\/api\/session; HttpOnly; SameSite=Strict$/);
    const before = await counted(value.token);
    const tab = await resume(cookie);
    expect(tab).toMatchObject({
      status: 200,
      value: {
        token: value.token,
        userName: username,
        firstTimeLogin: false,
        passwordExpired: false,
        expirationTime: value.expirationTime,
      },
    });
    expect([tab.cookieEnds, tab.cookie === cookie]).toEqual([null, false]);
    expect((await resume(tab.cookie)).value.token).toBe(value.token);
    expect(await counted(value.token)).toEqual(before);
  });

  test('finds that of a registration, of a trial and of a one-time code', async () => {
    const joined = await createVisitor(program)('/wps/member/register', {
      method: 'PUT',
      body: newcomer(),
    });
    const trial = await createVisitor(program)('/wps/session/login/freeplay', {
      method: 'POST',
      body: { os: 'x', platform: 'W', value: '{}', gatewayVersion: 3 },
    });
    const id = BigInt(joined.value.member.id);
    const code = await program.database.transaction((tx) =>
      program.identity.service.createSignInCode(tx, { id, merchant: 'arara' }),
    );
    const linked = await createVisitor(program)('/api/session/exchange', {
      method: 'POST',
      body: { code },
    });
    for (const { value, cookie, cookieEnds } of [joined, trial, linked]) {
      expect(cookieEnds).toBeNull();
      expect((await resume(cookie)).value.token).toBe(value.token);
    }
  });

  test('is in no longer than the session lives: neither idle, nor too old', async () => {
    const { username } = await join(createVisitor(program));
    let { cookie, value } = await login(username);
    for (let hour = 1; hour < 24; hour += 1) {
      program.clock.advance(60 * minute);
      ({ cookie, value } = await resume(cookie));
      expect(value.userName).toBe(username);
    }
    program.clock.advance(60 * minute);
    expect(await resume(cookie)).toMatchObject({ status: 401, errorCode: 'session.expired' });
    const idle = await login(username);
    program.clock.advance(120 * minute);
    const refused = await resume(idle.cookie);
    expect(refused).toMatchObject({ status: 401, errorCode: 'session.expired', cookie: '' });
  });

  test('counts as a use of the session', async () => {
    const { username } = await join(createVisitor(program));
    const { cookie, value } = await login(username);
    program.clock.advance(100 * minute);
    await resume(cookie);
    program.clock.advance(100 * minute);
    expect(await isIn(value.token)).toBe(true);
  });

  test('is signed out with the others, whichever of them signs out', async () => {
    const { username } = await join(createVisitor(program));
    const { cookie, value } = await login(username);
    const tab = await resume(cookie);
    await createVisitor(program)('/wps/session/logout', {
      method: 'DELETE',
      token: tab.value.token,
    });
    expect(await isIn(value.token)).toBe(false);
    expect(await resume(tab.cookie)).toMatchObject({ errorCode: 'session.expired' });
  });

  test('opened while another signs out is out as well', async () => {
    const { username } = await join(createVisitor(program));
    for (let i = 0; i < 10; i += 1) {
      const { cookie, value } = await login(username);
      const [tab] = await Promise.all([
        resume(cookie),
        createVisitor(program)('/wps/session/logout', { method: 'DELETE', token: value.token }),
      ]);
      expect(await isIn(value.token)).toBe(false);
      if (tab.status === 200) expect(await isIn(tab.value.token)).toBe(false);
      expect((await resume(tab.cookie ?? cookie)).status).toBe(401);
    }
  });

  test('the table of cookies opens no session', async () => {
    const { username } = await join(createVisitor(program));
    const { cookie, value } = await login(username);
    const { rows } = await program.owner.query<Record<string, unknown>>(
      'select * from identity.remember_token',
    );
    const kept = rows
      .flatMap((row) => Object.values(row))
      .map((column) => (Buffer.isBuffer(column) ? column.toString('latin1') : String(column)));
    for (const secret of [String(cookie), value.token]) {
      const raw = Buffer.from(secret, 'base64url').toString('latin1');
      expect(kept.filter((text) => text.includes(secret) || text.includes(raw))).toEqual([]);
    }
  });

  test('of an agents’ host is for agents there too', async () => {
    const { username } = await join(createVisitor(program));
    const { cookie } = await login(username);
    program.settings = { ...testSettings, agentHosts: ['arara.example'] };
    const refused = await resume(cookie);
    expect(refused).toMatchObject({ status: 403, errorCode: 'agent.login.denied' });
  });
});
