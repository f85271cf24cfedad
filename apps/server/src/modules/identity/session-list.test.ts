import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { openIdentityProgram } from './testing/identity-program.ts';
import { createVisitor, join, password } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

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

describe('the list of sessions', () => {
  test('shows where the member is signed in and lets one be ended', async () => {
    const { username, token } = await join(createVisitor(program));
    const second = (await login(username)).value.token;
    const call = createVisitor(program);
    const { sessions } = (await call('/api/account/sessions', { token })).value;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ device: 'Chrome · Android', country: 'BR' });
    const other = sessions.find(({ current }) => !current);
    const path = `/api/account/sessions/${other?.id}`;
    expect(await call(path, { method: 'DELETE', token })).toMatchObject({ status: 200 });
    expect(await isIn(second)).toBe(false);
    expect(await isIn(token)).toBe(true);
    expect(await call(path, { method: 'DELETE', token })).toMatchObject({
      status: 404,
      errorCode: 'session.not.found',
    });
  });

  test('does not end the session of somebody else', async () => {
    const victim = await join(createVisitor(program));
    const stranger = await join(createVisitor(program));
    const listed = await createVisitor(program)('/api/account/sessions', { token: victim.token });
    for (const id of [listed.value.sessions[0]?.id, 'x', randomUUID()]) {
      const answer = await createVisitor(program)(`/api/account/sessions/${id}`, {
        method: 'DELETE',
        token: stranger.token,
      });
      expect(answer).toMatchObject({ status: 404, errorCode: 'session.not.found' });
    }
    expect(await isIn(victim.token)).toBe(true);
  });

  test('leaves out what has ended or is idle', async () => {
    const { username } = await join(createVisitor(program));
    program.clock.advance(121 * minute);
    const { token } = (await login(username)).value;
    const listed = await createVisitor(program)('/api/account/sessions', { token });
    expect(listed.value.sessions).toHaveLength(1);
  });

  test('the sign-in log tells of tries that failed', async () => {
    const { username } = await join(createVisitor(program));
    const call = createVisitor(program);
    await call('/wps/session/login', { method: 'POST', body: { username, password: 'wrong' } });
    const { token } = (await login(username)).value;
    const { signIns } = (await call('/api/account/sign-ins', { token })).value;
    expect(signIns.map(({ outcome }) => outcome)).toEqual(['ok', 'failed', 'ok']);
  });
});

describe('ending all other sessions', () => {
  const endOthers = (token: string) =>
    createVisitor(program)('/api/account/sessions', { method: 'DELETE', token });

  test('leaves this one, and signs every other device out, remembered ones too', async () => {
    const { username, token: first } = await join(createVisitor(program));
    const kept = await login(username, true);
    const others = [await login(username), await login(username, true)];
    expect(await endOthers(kept.value.token)).toMatchObject({ status: 200, value: null });
    for (const token of [first, ...others.map(({ value }) => value.token)]) {
      expect(await isIn(token)).toBe(false);
    }
    expect((await resume(others[1]?.cookie)).errorCode).toBe('session.expired');
    expect(await isIn(kept.value.token)).toBe(true);
    expect(await resume(kept.cookie)).toMatchObject({ status: 200 });
  });

  test('is good a second time, and with nothing to end', async () => {
    const { token } = await join(createVisitor(program));
    for (const _ of [1, 2]) expect(await endOthers(token)).toMatchObject({ status: 200 });
    expect(await isIn(token)).toBe(true);
  });

  test('does not touch anybody else', async () => {
    const [one, other] = [await join(createVisitor(program)), await join(createVisitor(program))];
    await endOthers(one.token);
    expect(await isIn(other.token)).toBe(true);
  });

  test('from two devices at once leaves at most one of them', async () => {
    const { username, token } = await join(createVisitor(program));
    const second = (await login(username)).value.token;
    await Promise.all([endOthers(token), endOthers(second)]);
    const left = [await isIn(token), await isIn(second)].filter(Boolean);
    expect(left.length).toBeLessThanOrEqual(1);
  });

  test('is not for visitors', async () => {
    const answer = await createVisitor(program)('/api/account/sessions', { method: 'DELETE' });
    expect(answer).toMatchObject({ status: 401, errorCode: 'session.missing' });
  });
});
