import { minute } from '@arara/testing';
import { describe, expect, test } from 'vitest';
import { joinByMobile, nextNumber, paths, signInBy, startPhoneApp } from './testing/phone.ts';
import { askCode, createVisitor, join, password } from './testing/visitor.ts';

const app = await startPhoneApp();

describe('signing in by a code', () => {
  test('opens a session once, for the number and the purpose that it was sent for', async () => {
    const call = createVisitor(app);
    const { mobileNum, value } = await joinByMobile(app, call);
    const recovery = await askCode(app, call, paths.recovery, mobileNum);
    const other = await signInBy(call, mobileNum, recovery);
    expect(other.errorCode).toBe('sms.code.invalid');
    const code = await askCode(app, call, paths.login, mobileNum);
    const signedIn = await signInBy(call, mobileNum, code, { rememberMe: true });
    expect(signedIn.value.member.id).toBe(value.member.id);
    expect(signedIn.value.passwordExpired).toBe(false);
    expect(signedIn.cookie).toBeDefined();
    expect((await signInBy(call, mobileNum, code)).errorCode).toBe('sms.code.invalid');
  });

  test('is no sign-in by password: nothing must be changed first', async () => {
    const call = createVisitor(app);
    const { mobileNum } = await joinByMobile(app, call);
    await app.database.pool.query('update identity.player set must_change_password = true');
    const code = await askCode(app, call, paths.login, mobileNum);
    const { value } = await signInBy(call, mobileNum, code);
    expect(value.passwordExpired).toBe(false);
    expect(await call('/wps/member/info', { token: value.token })).toMatchObject({
      value: { passwordExpired: false },
    });
  });

  test('ten times at once opens one session', async () => {
    const call = createVisitor(app);
    const { mobileNum } = await joinByMobile(app, call);
    const code = await askCode(app, call, paths.login, mobileNum);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signInBy(createVisitor(app), mobileNum, code)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test('is over when the code is', async () => {
    const call = createVisitor(app);
    const { mobileNum } = await joinByMobile(app, call);
    const code = await askCode(app, call, paths.login, mobileNum);
    app.clock.advance(3 * minute);
    expect((await signInBy(call, mobileNum, code)).errorCode).toBe('sms.code.expired');
  });

  test('stands five wrong codes, and the right one comes too late', async () => {
    app.settings = { ...app.settings, captchaOn: false };
    const { mobileNum } = await joinByMobile(app, createVisitor(app));
    const code = await askCode(app, createVisitor(app), paths.login, mobileNum);
    const wrong = code === '123456' ? '654321' : '123456';
    const guesses = await Promise.all(
      Array.from({ length: 5 }, () => signInBy(createVisitor(app), mobileNum, wrong)),
    );
    expect(new Set(guesses.map(({ errorCode }) => errorCode))).toEqual(
      new Set(['sms.code.invalid']),
    );
    expect((await signInBy(createVisitor(app), mobileNum, code)).errorCode).toBe(
      'sms.code.expired',
    );
  });

  test('asks for the image after wrong codes, and locks the number like an account', async () => {
    const call = createVisitor(app);
    const unknown = nextNumber();
    for (let tries = 0; tries < 2; tries += 1) await signInBy(call, unknown, '111111');
    expect((await signInBy(call, unknown, '111111')).value.captcha).toBe(true);
    expect((await signInBy(call, unknown, '111111')).errorCode).toBe('captcha.required');
    app.settings = { ...app.settings, captchaOn: false };
    for (let tries = 0; tries < 7; tries += 1) await signInBy(call, unknown, '111111');
    expect((await signInBy(call, unknown, '111111')).errorCode).toBe('login.locked');
  });

  test('is for confirmed numbers: one that was only typed is no way in', async () => {
    const call = createVisitor(app);
    const mobileNum = nextNumber();
    await join(call, { mobileNum });
    expect(await askCode(app, call, paths.login, mobileNum)).toBeNull();
    const byPassword = await call(paths.session, { method: 'POST', body: { mobileNum, password } });
    expect(byPassword.errorCode).toBe('login.failed');
  });

  test('is not there without its module, nor is the number in place of the name', async () => {
    const call = createVisitor(app);
    app.settings = { ...app.settings, phone: { password: false, code: false } };
    expect((await signInBy(call, nextNumber(), '123456')).errorCode).toBe('function.not.available');
    const body = { mobileNum: nextNumber(), password };
    const byPassword = await call(paths.session, { method: 'POST', body });
    expect(byPassword.errorCode).toBe('function.not.available');
    const empty = await call(paths.session, { method: 'POST', body: { password } });
    expect(empty).toMatchObject({ errorCode: 'field.required', field: 'username' });
  });

  test('by number and password opens the same account', async () => {
    const call = createVisitor(app);
    const { mobileNum, value } = await joinByMobile(app, call);
    const body = { mobileNum: `+55 ${mobileNum}`, password };
    const signedIn = await call(paths.session, { method: 'POST', body });
    expect(signedIn.value.member.id).toBe(value.member.id);
  });
});
