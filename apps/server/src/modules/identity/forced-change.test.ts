import { hash } from '@node-rs/argon2';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdentityProgram, testSettings } from './testing/identity-program.ts';
import { byMobile, joinByMobile, paths, signInBy } from './testing/phone.ts';
import { askCode, createVisitor, join, joinByEmail, password } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());
beforeEach(() => {
  program.settings = testSettings;
});

const fresh = 'Jabuticaba-42k';
const day = 86_400_000;
const refused = { status: 403, errorCode: 'password.change.required' };

/** A house with accounts by mobile. */
const phoneSettings = { ...testSettings, form: { ...testSettings.form, mobile: byMobile } };

const login = (username: string, secret: string = password, rememberMe = false) =>
  createVisitor(program)('/wps/session/login', {
    method: 'POST',
    body: { username, password: secret, rememberMe },
  });
const resume = (cookie: string | undefined) =>
  createVisitor(program)('/api/session/resume', { method: 'POST', cookie });
const sessionsOf = (token: string) => createVisitor(program)('/api/account/sessions', { token });
const memberInfo = (token: string) => createVisitor(program)('/wps/member/info', { token });
const change = (token: string, oldPassword = password) =>
  createVisitor(program)('/wps/member/password', {
    method: 'POST',
    token,
    body: { oldPassword, newPassword: fresh, confirmNewPassword: fresh },
  });

async function exchange(member: { id: string }) {
  const code = await program.database.transaction((tx) =>
    program.identity.service.createSignInCode(tx, { id: BigInt(member.id), merchant: 'arara' }),
  );
  return createVisitor(program)('/api/session/exchange', { method: 'POST', body: { code } });
}

/** The operator's flag is the password that everybody here has. */
async function flagPassword(): Promise<void> {
  const flaggedHash = await hash(password, { memoryCost: 8 });
  program.settings = { ...testSettings, password: { flaggedHash, maxAgeDays: null } };
}

const letAge = (days: number) => {
  program.settings = { ...testSettings, password: { flaggedHash: null, maxAgeDays: days } };
};

const neverEntered = (member: { id: string }) =>
  program.owner.query('update identity.player set first_login_at = null where id = $1', [
    member.id,
  ]);

const mark = (member: { id: string }) =>
  program.owner.query('update identity.player set must_change_password = true where id = $1', [
    member.id,
  ]);

/** Somebody whose password is marked, signed in. */
async function marked(rememberMe = false) {
  const joined = await join(createVisitor(program));
  await mark(joined.member);
  const { value, cookie } = await login(joined.username, password, rememberMe);
  return { ...joined, held: value.token, cookie, value };
}

describe('a session is held until its password is changed', () => {
  test('when the account is marked', async () => {
    const { value, held } = await marked();
    expect(value.passwordExpired).toBe(true);
    expect(await sessionsOf(held)).toMatchObject(refused);
  });

  test('when nobody has come in yet: somebody else chose it', async () => {
    const { username, member } = await join(createVisitor(program));
    await neverEntered(member);
    const { value } = await login(username);
    expect(value).toMatchObject({ firstTimeLogin: true, passwordExpired: true });
    expect(await sessionsOf(value.token)).toMatchObject(refused);
    const again = await login(username);
    expect(again.value).toMatchObject({ firstTimeLogin: false, passwordExpired: true });
    expect((await change(again.value.token)).success).toBe(true);
    const after = await login(username, fresh);
    expect(after.value).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
    expect((await sessionsOf(after.value.token)).success).toBe(true);
  });

  test('when nobody has come in by it yet, though they did by a short message', async () => {
    program.settings = phoneSettings;
    const call = createVisitor(program);
    const { mobileNum, value } = await joinByMobile(program, call);
    await neverEntered(value.member);
    const bySms = async () =>
      (await signInBy(call, mobileNum, await askCode(program, call, paths.login, mobileNum))).value;
    expect(await bySms()).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    const byPassword = (await login(value.member.account)).value;
    expect(byPassword).toMatchObject({ firstTimeLogin: false, passwordExpired: true });
    expect(await sessionsOf(byPassword.token)).toMatchObject(refused);
    // A message opens all the account as before: it is no sign-in by password.
    expect((await sessionsOf((await bySms()).token)).success).toBe(true);
    const again = (await login(value.member.account)).value;
    expect((await change(again.token)).success).toBe(true);
    expect((await login(value.member.account, fresh)).value.passwordExpired).toBe(false);
  });

  test('but not where there is none that somebody could have chosen', async () => {
    program.settings = phoneSettings;
    const call = createVisitor(program);
    const { mobileNum, value } = await joinByMobile(program, call);
    await neverEntered(value.member);
    await program.owner.query(
      `update identity.player set password_hash = null, password_changed_at = null where id = $1`,
      [value.member.id],
    );
    const code = await askCode(program, call, paths.login, mobileNum);
    await signInBy(call, mobileNum, code);
    expect((await exchange(value.member)).value.passwordExpired).toBe(false);
  });

  test('but not where its owner has set a password by mail before the first sign-in', async () => {
    const email = 'nova@arara.example';
    const call = createVisitor(program);
    const { username, member } = await joinByEmail(program, call, email);
    await neverEntered(member);
    await call('/wps/member/password/email', {
      method: 'POST',
      body: new URLSearchParams({ username, email }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await program.runJobs();
    const link = program.mails
      .findLast(({ to }) => to === email)
      ?.text.match(/#recover=(\S+)/)?.[1];
    const body = { code: link, newPassword: fresh, confirmNewPassword: fresh };
    await call('/api/account/password/reset', { method: 'POST', body });
    expect((await login(username, fresh)).value.passwordExpired).toBe(false);
  });

  test('when the password is the flagged one', async () => {
    const { username } = await join(createVisitor(program));
    await flagPassword();
    const { value } = await login(username);
    expect(value.passwordExpired).toBe(true);
    expect(await sessionsOf(value.token)).toMatchObject(refused);
  });

  test('when the password is older than the operator allows, not a moment earlier', async () => {
    const { username } = await join(createVisitor(program));
    letAge(90);
    program.clock.advance(90 * day);
    expect((await login(username)).value.passwordExpired).toBe(false);
    program.clock.advance(1);
    const { value } = await login(username);
    expect(value.passwordExpired).toBe(true);
    expect(await sessionsOf(value.token)).toMatchObject(refused);
  });

  test('while one that was opened before goes on', async () => {
    const { username, token, member } = await join(createVisitor(program));
    await mark(member);
    await login(username);
    expect(await sessionsOf(token)).toMatchObject({ status: 200 });
  });

  test('in every process', async () => {
    const { held } = await marked();
    const other = await program.startOther();
    const there = createVisitor({ http: other.http });
    expect(await there('/api/account/sessions', { token: held })).toMatchObject(refused);
  });
});

describe('a held session', () => {
  test('reads who it is and that the password must be changed', async () => {
    const { held, username, token } = await marked();
    expect(await memberInfo(held)).toMatchObject({
      status: 200,
      value: { account: username, passwordExpired: true },
    });
    expect(await memberInfo(token)).toMatchObject({ value: { passwordExpired: false } });
  });

  test('may leave', async () => {
    const { held } = await marked();
    const out = await createVisitor(program)('/wps/session/logout', {
      method: 'DELETE',
      token: held,
    });
    expect(out).toMatchObject({ status: 200 });
    expect(await memberInfo(held)).toMatchObject({ errorCode: 'session.expired' });
  });

  test('ends with the change, and the new password opens a full one', async () => {
    const { held, username, token } = await marked();
    expect(await change(held)).toMatchObject({ status: 200, value: null });
    for (const ended of [held, token]) {
      expect(await memberInfo(ended)).toMatchObject({ errorCode: 'session.expired' });
    }
    const { value } = await login(username, fresh);
    expect(value.passwordExpired).toBe(false);
    expect(await sessionsOf(value.token)).toMatchObject({ status: 200 });
  });

  test('outlives a change that was refused', async () => {
    const { held } = await marked();
    expect(await change(held, 'not it')).toMatchObject({ errorCode: 'password.wrong' });
    expect(await memberInfo(held)).toMatchObject({ status: 200 });
  });
});

describe('no other way in is wider', () => {
  test('a remembered device is held too, and forgotten with the change', async () => {
    const { cookie } = await marked(true);
    const resumed = await resume(cookie);
    expect(resumed.value.passwordExpired).toBe(true);
    expect(await sessionsOf(resumed.value.token)).toMatchObject(refused);
    expect(await change(resumed.value.token)).toMatchObject({ status: 200 });
    expect(await resume(resumed.cookie)).toMatchObject({ errorCode: 'session.expired' });
  });

  test('a remembered device cannot see the flagged password, and is held all the same', async () => {
    const { username } = await join(createVisitor(program));
    await flagPassword();
    const { cookie } = await login(username, password, true);
    expect((await resume(cookie)).value.passwordExpired).toBe(true);
  });

  test('a password that grows old while the device is remembered holds it', async () => {
    const { username } = await join(createVisitor(program));
    letAge(1);
    program.clock.advance(day - 60_000);
    const { cookie, value } = await login(username, password, true);
    expect(value.passwordExpired).toBe(false);
    const alive = await resume(cookie);
    expect(alive.value.passwordExpired).toBe(false);
    // Idle too long: the device is signed in anew, and that looks at the password again.
    program.clock.advance(121 * 60_000);
    expect((await resume(alive.cookie)).value.passwordExpired).toBe(true);
  });

  test('a one-time code opens a held session, by mark and by age', async () => {
    const { member } = await marked();
    const byMark = (await exchange(member)).value;
    expect(await sessionsOf(byMark.token)).toMatchObject(refused);
    const other = await join(createVisitor(program));
    letAge(1);
    program.clock.advance(day + 1);
    const byAge = (await exchange(other.member)).value;
    expect(await sessionsOf(byAge.token)).toMatchObject(refused);
  });

  test('a trial account has no password that could expire', async () => {
    letAge(1);
    const trial = await createVisitor(program)('/wps/session/login/freeplay', {
      method: 'POST',
      body: { os: 'x', platform: 'W', value: '{}', gatewayVersion: 3 },
    });
    program.clock.advance(day + 1);
    expect((await exchange(trial.value.member)).value.passwordExpired).toBe(false);
  });
});

test('who signs in with the old password while it is being changed is not left inside', async () => {
  const { username, token } = await join(createVisitor(program));
  const tries = Array.from({ length: 6 }, () => login(username));
  const [changed, ...logins] = await Promise.all([change(token), ...tries]);
  expect(changed.status).toBe(200);
  for (const { value, success } of logins) {
    if (success) expect((await memberInfo(value.token)).status).toBe(401);
  }
});
