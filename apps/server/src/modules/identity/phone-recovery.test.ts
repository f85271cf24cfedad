import { describe, expect, test } from 'vitest';
import { joinByMobile, paths, startPhoneApp } from './testing/phone.ts';
import { askCode, createVisitor } from './testing/visitor.ts';
import type { Visitor } from './testing/visitor.ts';

const app = await startPhoneApp();

describe('a new password by phone', () => {
  const newPassword = 'Jabuticaba-82y';
  const reset = (call: Visitor, mobileNum: string, verificationCode: string | null, rest = {}) =>
    call(paths.reset, {
      method: 'POST',
      body: { mobileNum, verificationCode: verificationCode ?? 'none', newPassword, ...rest },
    });

  test('signs the member in, ends every other session, and works once', async () => {
    const call = createVisitor(app);
    const { mobileNum, value } = await joinByMobile(app, call);
    const code = await askCode(app, call, paths.recovery, mobileNum);
    const done = await reset(call, mobileNum, code);
    expect(done.value.member.id).toBe(value.member.id);
    expect((await call('/wps/member/info', { token: value.token })).status).toBe(401);
    expect((await call('/wps/member/info', { token: done.value.token })).success).toBe(true);
    const body = { username: value.accountNumber, password: newPassword };
    expect((await call(paths.session, { method: 'POST', body })).success).toBe(true);
    expect((await reset(call, mobileNum, code)).errorCode).toBe('sms.code.invalid');
  });

  test('keeps the code when the password is too easy', async () => {
    const call = createVisitor(app);
    const { mobileNum } = await joinByMobile(app, call);
    const code = await askCode(app, call, paths.recovery, mobileNum);
    const weak = await reset(call, mobileNum, code, { newPassword: 'senha123' });
    expect(weak).toMatchObject({ errorCode: 'password.weak', field: 'newPassword' });
    expect((await reset(call, mobileNum, code)).success).toBe(true);
  });

  test('of somebody else is not to be had with a code of one’s own', async () => {
    const call = createVisitor(app);
    const mine = await joinByMobile(app, call);
    const theirs = await joinByMobile(app, call);
    const code = await askCode(app, call, paths.recovery, mine.mobileNum);
    await askCode(app, call, paths.recovery, theirs.mobileNum);
    expect((await reset(call, theirs.mobileNum, code)).errorCode).toBe('sms.code.invalid');
  });

  test('works at the merchant that sent the code and at no other', async () => {
    const call = createVisitor(app);
    const { mobileNum } = await joinByMobile(app, call);
    const code = await askCode(app, call, paths.recovery, mobileNum);
    const body = { mobileNum, verificationCode: code, newPassword };
    const headers = { merchant: 'second' };
    const elsewhere = await call(paths.reset, { method: 'POST', body, headers });
    expect(elsewhere.errorCode).toBe('sms.code.invalid');
    expect((await reset(call, mobileNum, code)).success).toBe(true);
  });

  test('twice at once with one code is done once', async () => {
    const call = createVisitor(app);
    const { mobileNum } = await joinByMobile(app, call);
    const code = await askCode(app, call, paths.recovery, mobileNum);
    const answers = await Promise.all([1, 2, 3].map(() => reset(call, mobileNum, code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});
