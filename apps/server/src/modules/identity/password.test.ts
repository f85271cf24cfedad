import { sql } from '@arara/postgres';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdentityProgram, testSettings } from './testing/identity-program.ts';
import { createVisitor, join, joinByEmail, password, seal } from './testing/visitor.ts';
import type { Visitor } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());
beforeEach(() => {
  program.settings = testSettings;
});

const fresh = 'Jabuticaba-42k';

const isIn = async (token: string) =>
  (await createVisitor(program)('/wps/member/info', { token })).status === 200;

const login = (username: string, secret: string, rememberMe = false) =>
  createVisitor(program)('/wps/session/login', {
    method: 'POST',
    body: { username, password: secret, rememberMe },
  });

const change = (
  token: string,
  changes: Record<string, unknown> = {},
  call: Visitor = createVisitor(program),
) =>
  call('/wps/member/password', {
    method: 'POST',
    token,
    body: { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh, ...changes },
  });

describe('changing the password', () => {
  test('keeps this session, ends the others with their cookies, and tells the owner', async () => {
    const { username, token } = await joinByEmail(
      program,
      createVisitor(program),
      'muda@arara.example',
    );
    const other = await login(username, password, true);
    expect(await change(token)).toMatchObject({ status: 200, value: null });
    expect(await isIn(token)).toBe(true);
    expect(await isIn(other.value.token)).toBe(false);
    const resumed = await createVisitor(program)('/api/session/resume', {
      method: 'POST',
      cookie: other.cookie,
    });
    expect(resumed).toMatchObject({ status: 401 });
    expect(await login(username, password)).toMatchObject({ errorCode: 'login.failed' });
    expect(await login(username, fresh)).toMatchObject({
      status: 200,
      value: { passwordExpired: false },
    });
    await program.runJobs();
    expect(program.mails.find(({ to }) => to === 'muda@arara.example')?.subject).toBe(
      'Sua senha mudou',
    );
  });

  test('cannot be used to guess: the account locks, whatever the session and its address', async () => {
    const email = 'dona@arara.example';
    const { username, token } = await joinByEmail(program, createVisitor(program), email);
    const other = await login(username, password);
    for (let i = 0; i < 10; i += 1) {
      const answer = await change(i % 2 ? token : other.value.token, { oldPassword: 'not it' });
      expect(answer).toMatchObject({ errorCode: 'password.wrong' });
    }
    expect(await change(token)).toMatchObject({ status: 429, errorCode: 'login.locked' });
    expect(await login(username, password)).toMatchObject({ errorCode: 'login.locked' });
    await program.runJobs();
    const letters = program.mails.filter(({ to }) => to === email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Acesso bloqueado por segurança']);
    expect(letters[0]?.text).toContain('10 vezes');
  });

  test('takes a sealed body, and the device that changed it stays remembered', async () => {
    const { username } = await join(createVisitor(program));
    const { value, cookie } = await login(username, password, true);
    const body = await seal(program, {
      oldPassword: password,
      newPassword: fresh,
      confirmNewPassword: fresh,
    });
    const headers = { 'content-type': 'application/jose' };
    const call = createVisitor(program);
    expect(
      await call('/wps/member/password', { method: 'POST', token: value.token, body, headers }),
    ).toMatchObject({ status: 200 });
    expect(await call('/api/session/resume', { method: 'POST', cookie })).toMatchObject({
      status: 200,
    });
  });

  // The changed fields, the code, the field.
  const refusals: [Record<string, unknown>, string, string][] = [
    [{ oldPassword: 'not it' }, 'password.wrong', 'oldPassword'],
    [{ confirmNewPassword: 'other' }, 'password.confirm', 'confirmNewPassword'],
    [{ newPassword: 'Curta-1', confirmNewPassword: 'Curta-1' }, 'field.rule', 'newPassword'],
    [
      { newPassword: 'senha12345', confirmNewPassword: 'senha12345' },
      'password.weak',
      'newPassword',
    ],
    [{ newPassword: password, confirmNewPassword: password }, 'password.reused', 'newPassword'],
  ];
  for (const [changes, errorCode, field] of refusals) {
    test(`refuses ${JSON.stringify(changes)} with ${errorCode} and changes nothing`, async () => {
      const { username, token } = await join(createVisitor(program));
      expect(await change(token, changes)).toMatchObject({ status: 422, errorCode, field });
      expect(await login(username, password)).toMatchObject({ status: 200 });
    });
  }

  test('does not take the flagged default password', async () => {
    const flagged = 'Bem-Vindo-A-Arara';
    program.settings = {
      ...testSettings,
      password: { flaggedHash: await hash(flagged, { memoryCost: 8 }), maxAgeDays: null },
    };
    const { token } = await join(createVisitor(program));
    expect(
      await change(token, { newPassword: flagged, confirmNewPassword: flagged }),
    ).toMatchObject({
      errorCode: 'password.weak',
    });
  });

  test('of two changes at once one holds', async () => {
    const { username, token } = await join(createVisitor(program));
    const call = createVisitor(program);
    const secrets = ['Pitanga-Doce-1', 'Cupuacu-Azedo-2'];
    const answers = await Promise.all(
      secrets.map((secret) =>
        change(token, { newPassword: secret, confirmNewPassword: secret }, call),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const logins = await Promise.all(secrets.map((secret) => login(username, secret)));
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('recovering the password', () => {
  const forgot = (username: string, email: string) =>
    createVisitor(program)('/wps/member/password/email', {
      method: 'POST',
      body: new URLSearchParams({ username, email }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const reset = (code: string, secret = fresh, confirm = secret) =>
    createVisitor(program)('/api/account/password/reset', {
      method: 'POST',
      body: { code, newPassword: secret, confirmNewPassword: confirm },
    });
  const ok = { status: 200, success: true, value: null };
  let people = 0;

  /** Somebody who asked for a link, and the code that came by mail. */
  async function asked() {
    people += 1;
    const email = `esqueci${people}@arara.example`;
    const joined = await joinByEmail(program, createVisitor(program), email);
    await forgot(joined.username, email.toUpperCase());
    await program.runJobs();
    const letter = program.mails.findLast(({ to }) => to === email);
    const code =
      /https:\/\/arara\.example\/recovery#recover=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    return { ...joined, email, code };
  }

  test('by the link of a mail sets a new one and ends every session', async () => {
    const { username, token, code } = await asked();
    expect(code).toHaveLength(43);
    expect(await reset(code)).toMatchObject({ status: 200, value: null });
    expect(await isIn(token)).toBe(false);
    expect(await login(username, password)).toMatchObject({ errorCode: 'login.failed' });
    expect(await login(username, fresh)).toMatchObject({ status: 200 });
  });

  test('sends no link to an address that is given up in that moment', async () => {
    const email = 'antigo@arara.example';
    const { username } = await joinByEmail(program, createVisitor(program), email);
    await forgot(username, email);
    /** Until the job waits for the member's row, or is through without. */
    async function isWaiting(): Promise<void> {
      const { rows } = await program.owner.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (rows.length === 0) await isWaiting();
    }
    const running = await program.database.transaction(async (tx) => {
      await tx.query(sql`
        update identity.player set email = 'outro@arara.example' where email = ${email}`);
      const jobs = program.runJobs();
      await Promise.race([jobs, isWaiting()]);
      return { jobs };
    });
    await running.jobs;
    await program.runJobs();
    expect(program.mails.filter(({ to }) => to === email)).toEqual([]);
  });

  test('answers the same for people who do not exist, and writes to nobody', async () => {
    const { username, email } = await asked();
    const before = program.mails.length;
    const answers = [
      await forgot('ninguem', 'ninguem@arara.example'),
      await forgot(username, 'other@arara.example'),
      await forgot('other.name', email),
    ];
    const real = await forgot(username, email);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect({ success: answer.success, value: answer.value }).toEqual({
        success: real.success,
        value: real.value,
      });
    }
    await program.runJobs();
    expect(program.mails.length).toBe(before + 1);
  });

  test('sends an account three mails in an hour, and answers the fourth as the first', async () => {
    const { username, email } = await asked();
    const mailed = () => program.mails.filter(({ to }) => to === email).length;
    for (let i = 0; i < 4; i += 1) expect(await forgot(username, email)).toMatchObject(ok);
    await program.runJobs();
    expect(mailed()).toBe(3);
    program.clock.advance(60 * 60_000);
    expect(await forgot(username, email)).toMatchObject(ok);
    await program.runJobs();
    expect(mailed()).toBe(4);
  });

  test('the queue does not tell whom a mail is for', async () => {
    await forgot('alguem', 'alguem@arara.example');
    const { rows } = await program.owner.query(
      'select payload::text from graphile_worker._private_jobs',
    );
    expect(JSON.stringify(rows)).not.toContain('alguem');
    await program.runJobs();
  });

  test('wants a username and an e-mail', async () => {
    expect(await forgot('1', 'x@arara.example')).toMatchObject({
      status: 422,
      errorCode: 'field.rule',
      field: 'username',
    });
    expect(await forgot('luciana', 'nope')).toMatchObject({
      status: 422,
      errorCode: 'field.rule',
      field: 'email',
    });
  });

  test('a code works once', async () => {
    const { code } = await asked();
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      errorCode: 'recovery.code.invalid',
    });
  });

  test('a code is good for 30 minutes, and a newer one replaces it', async () => {
    const first = await asked();
    await forgot(first.username, first.email);
    await program.runJobs();
    expect(await reset(first.code)).toMatchObject({ errorCode: 'recovery.code.invalid' });
    const second = await asked();
    program.clock.advance(30 * 60_000);
    expect(await reset(second.code)).toMatchObject({ errorCode: 'recovery.code.invalid' });
  });

  test('a refused password does not use the code up', async () => {
    const { code } = await asked();
    expect(await reset(code, 'senha12345')).toMatchObject({ errorCode: 'password.weak' });
    expect(await reset(code, fresh, 'other')).toMatchObject({ errorCode: 'password.confirm' });
    expect(await reset(code, 'Curta-1')).toMatchObject({ errorCode: 'field.rule' });
    expect(await reset(code)).toMatchObject({ status: 200 });
  });

  test('unlocks an account that wrong tries had locked', async () => {
    program.settings = { ...testSettings, captchaOn: false };
    const { username, code } = await asked();
    for (let i = 0; i < 11; i += 1) await login(username, 'wrong');
    expect(await login(username, password)).toMatchObject({ errorCode: 'login.locked' });
    await reset(code);
    expect(await login(username, fresh)).toMatchObject({ status: 200 });
  });
});
