import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdentityProgram, testSettings } from './testing/identity-program.ts';
import { failLogins, logIn } from './testing/log-in.ts';
import { createVisitor, join, joinByEmail, password } from './testing/visitor.ts';
import type { Visitor } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());
beforeEach(() => {
  program.settings = testSettings;
});

/** Reads the answer that only the image tells, by making the table hold a known one. */
async function solvedCaptcha(call: Visitor) {
  const { headers } = await call('/wps/captcha');
  const captchaId = String(headers['captcha-id']);
  const known = createHash('sha256').update(`${captchaId}:abcde`).digest();
  await program.owner.query('update identity.captcha set answer_hash = $1 where id = $2', [
    known,
    captchaId,
  ]);
  return { captcha: 'ABCDE', captchaId };
}

describe('failed tries', () => {
  test('after three failures the answer asks for an image, and the next try needs it', async () => {
    const { username } = await join(createVisitor(program));
    const answers = await failLogins(program, username, 3);
    expect(answers.map(({ value }) => value.captcha)).toEqual([false, false, true]);
    const call = createVisitor(program);
    const value = { captcha: true };
    expect(await logIn(call, username)).toMatchObject({
      status: 422,
      errorCode: 'captcha.required',
      value,
    });
    const image = await solvedCaptcha(call);
    expect(await logIn(call, username, password, { ...image, captcha: 'nope' })).toMatchObject({
      status: 422,
      errorCode: 'captcha.wrong',
      value,
    });
    // The image was used up by the wrong answer.
    expect(await logIn(call, username, password, image)).toMatchObject({
      errorCode: 'captcha.wrong',
    });
    expect(await logIn(call, username, password, await solvedCaptcha(call))).toMatchObject({
      status: 200,
    });
    // A right password forgets the failures.
    expect(await logIn(call, username)).toMatchObject({ status: 200 });
  });

  test('the image is a PNG and grows stale', async () => {
    const { username } = await join(createVisitor(program));
    await failLogins(program, username, 3);
    const call = createVisitor(program);
    const image64 = (await call('/wps/captcha')).value as unknown as string;
    expect(Buffer.from(image64, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const image = await solvedCaptcha(call);
    program.clock.advance(5 * 60_000);
    expect(await logIn(call, username, password, image)).toMatchObject({
      errorCode: 'captcha.wrong',
    });
  });

  test('a browser that names no image answers the last one that it was sent', async () => {
    const { username } = await join(createVisitor(program));
    await failLogins(program, username, 3);
    const call = createVisitor(program);
    const { captcha, captchaId } = await solvedCaptcha(call);
    const proofs = { captcha, captchaId: null };
    expect(await logIn(call, username, password, proofs)).toMatchObject({
      errorCode: 'captcha.wrong',
    });
    const body = { username, password, ...proofs };
    const headers = { cookie: `arara_captcha=${captchaId}` };
    const bearing = await call('/wps/session/login', { method: 'POST', body, headers });
    expect(bearing).toMatchObject({ status: 200 });
  });

  test('the cookie of an image lasts as long as the image, and no script reads it', async () => {
    const { headers, cookies } = await createVisitor(program)('/wps/captcha');
    expect(cookies).toBe(`arara_captcha=${String(headers['captcha-id'])}`);
    expect(String(headers['set-cookie'])).toMatch(/Path=\/wps; Expires=.*HttpOnly; SameSite=Lax/);
  });

  test('no image is asked for where the module is off', async () => {
    program.settings = { ...testSettings, captchaOn: false };
    const { username } = await join(createVisitor(program));
    const answers = await failLogins(program, username, 4);
    expect(answers.map(({ value }) => value.captcha)).toEqual([false, false, false, false]);
    expect(await logIn(createVisitor(program), username)).toMatchObject({ status: 200 });
  });

  test('ten failures lock the account for a while, and its owner hears of it once', async () => {
    program.settings = { ...testSettings, captchaOn: false };
    const { username } = await joinByEmail(program, createVisitor(program), 'dona@arara.example');
    const answers = await failLogins(program, username, 12);
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([
      ...Array(10).fill('login.failed'),
      'login.locked',
      'login.locked',
    ]);
    expect(answers[11]).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
    expect(answers[11]?.message).toContain('15 min');
    expect(await logIn(createVisitor(program), username)).toMatchObject({
      errorCode: 'login.locked',
    });
    await program.runJobs();
    const letters = program.mails.filter(({ to }) => to === 'dona@arara.example');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe('Acesso bloqueado por segurança');
    program.clock.advance(15 * 60_000 + 1);
    expect(await logIn(createVisitor(program), username)).toMatchObject({ status: 200 });
  });

  test('an account that does not exist locks the same', async () => {
    program.settings = { ...testSettings, captchaOn: false };
    const answers = await failLogins(program, 'fantasma', 11);
    expect(answers[10]).toMatchObject({ status: 429, errorCode: 'login.locked' });
  });

  test('fifty tries at once count as fifty', async () => {
    program.settings = { ...testSettings, captchaOn: false };
    const { username } = await join(createVisitor(program));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => logIn(createVisitor(program), username, 'wrong')),
    );
    expect(answers.filter(({ errorCode }) => errorCode === 'login.failed')).toHaveLength(10);
    expect(answers.filter(({ errorCode }) => errorCode === 'login.locked')).toHaveLength(40);
  });

  test('one address that tries many names must solve images', async () => {
    // The kit allows 30 sign-ins a minute from one address; these come from one home.
    const home = (n: number) => `2001:db8:1:2::${n}`;
    for (let n = 1; n <= 20; n += 1) await failLogins(program, `nome${n}`, 1, home(n));
    const { username } = await join(createVisitor(program));
    const call = createVisitor(program, '2001:db8:1:2:ffff::1');
    expect(await logIn(call, username)).toMatchObject({ errorCode: 'captcha.required' });
    expect(await logIn(createVisitor(program, '2001:db8:1:3::1'), username)).toMatchObject({
      status: 200,
    });
  });
});
