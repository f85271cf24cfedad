import { describe, expect, test } from 'vitest';
import { fieldRule } from '@arara/rules';
import { testSettings } from './testing/identity-program.ts';
import {
  byMobile,
  joinByMobile,
  mobileBody,
  nextNumber,
  paths,
  signInBy,
  startPhoneApp,
} from './testing/phone.ts';
import { askCode, createVisitor, join, newcomer, password } from './testing/visitor.ts';

const program = await startPhoneApp();

describe('an account by mobile', () => {
  test('is called by its number, signed in, and kept like any other', async () => {
    const call = createVisitor(program);
    const { value, mobileNum } = await joinByMobile(program, call);
    expect(value).toMatchObject({
      accountNumber: value.member.customerId,
      userName: value.member.customerId,
      firstTimeLogin: false,
    });
    expect(value.member).toMatchObject({ mobileNum: `+55${mobileNum}`, limitsSet: true });
    const body = { username: value.accountNumber, password };
    expect((await call(paths.session, { method: 'POST', body })).success).toBe(true);
    expect(program.opened.at(-1)?.limits).toMatchObject({ lossDay: '100.00' });
  });

  test('is opened without a session where the flag says so', async () => {
    const { value } = await joinByMobile(program, createVisitor(program), { login: false });
    expect(value).not.toHaveProperty('token');
    expect(value).toMatchObject({ accountNumber: value.member.customerId });
  });

  test('needs the CPF and the age that the law wants, and no more where it wants none', async () => {
    const call = createVisitor(program);
    const mobileNum = nextNumber();
    const verificationCode = await askCode(program, call, paths.register, mobileNum);
    const put = (changes: Record<string, unknown>) =>
      call(paths.mobile, {
        method: 'PUT',
        body: mobileBody(mobileNum, { verificationCode, ...changes }),
      });
    expect(await put({ idNumber: undefined })).toMatchObject({
      errorCode: 'field.required',
      field: 'idNumber',
    });
    expect((await put({ birthDate: '2015-01-01' })).errorCode).toBe('age.minimum');
    const mobile = { ...byMobile, identity: false };
    program.settings = { ...program.settings, form: { ...program.settings.form, mobile } };
    const opened = await put({ idNumber: undefined, birthDate: undefined });
    expect(opened.value.member.idNumberMasked).toBeNull();
  });

  test('opens with the same code after something else was mended', async () => {
    const call = createVisitor(program);
    const { idNumber } = await join(call);
    const mobileNum = nextNumber();
    const verificationCode = await askCode(program, call, paths.register, mobileNum);
    const body = mobileBody(mobileNum, { verificationCode });
    const taken = await call(paths.mobile, { method: 'PUT', body: { ...body, idNumber } });
    expect(taken.errorCode).toBe('id.number.taken');
    expect((await call(paths.mobile, { method: 'PUT', body })).success).toBe(true);
  });

  test('is one per number: a second hears so only with the code in hand', async () => {
    const call = createVisitor(program);
    const { mobileNum } = await joinByMobile(program, call);
    const guess = mobileBody(mobileNum, { verificationCode: '123456' });
    expect((await call(paths.mobile, { method: 'PUT', body: guess })).errorCode).toBe(
      'sms.code.invalid',
    );
    const verificationCode = await askCode(program, call, paths.register, mobileNum);
    const body = mobileBody(mobileNum, { verificationCode });
    const second = await call(paths.mobile, { method: 'PUT', body });
    expect(second).toMatchObject({ status: 409, errorCode: 'mobile.taken', field: 'mobileNum' });
  });

  test('sent five times at once is opened once', async () => {
    const call = createVisitor(program);
    const mobileNum = nextNumber();
    const verificationCode = await askCode(program, call, paths.register, mobileNum);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        call(paths.mobile, { method: 'PUT', body: mobileBody(mobileNum, { verificationCode }) }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test('without a password comes in by code, and gets one by recovery', async () => {
    const mobile = { ...byMobile, password: false };
    program.settings = { ...program.settings, form: { ...program.settings.form, mobile } };
    const call = createVisitor(program);
    const { mobileNum } = await joinByMobile(program, call, {
      password: undefined,
      confirmPassword: undefined,
    });
    const code = await askCode(program, call, paths.login, mobileNum);
    expect((await signInBy(call, mobileNum, code)).success).toBe(true);
    const body = { mobileNum, password };
    expect((await call(paths.session, { method: 'POST', body })).errorCode).toBe('login.failed');
  });

  test('takes no notice of codes while invitations are off', async () => {
    program.settings = { ...program.settings, invitationsOn: false };
    const { value } = await joinByMobile(program, createVisitor(program), {
      affiliateCode: 'NINGUEM',
    });
    expect(value.member.customerId).toBe(value.accountNumber);
  });

  test('is not there while the operator has it off', async () => {
    program.settings = testSettings;
    const body = mobileBody(nextNumber());
    const refused = await createVisitor(program)(paths.mobile, { method: 'PUT', body });
    expect(refused.errorCode).toBe('function.not.available');
  });

  test('by username confirms its number when the form asks for the code', async () => {
    const call = createVisitor(program);
    const { fields, ...form } = program.settings.form;
    const verificationCode = fieldRule('any', 1, 255);
    program.settings = {
      ...program.settings,
      form: { ...form, fields: { ...fields, verificationCode } },
    };
    const mobileNum = nextNumber();
    const unproven = newcomer({ mobileNum });
    const refused = await call('/wps/member/register', { method: 'PUT', body: unproven });
    expect(refused).toMatchObject({ success: false, field: 'verificationCode' });
    const code = await askCode(program, call, paths.register, mobileNum);
    const { member } = await join(call, { mobileNum, verificationCode: code });
    const login = await askCode(program, call, paths.login, mobileNum);
    expect((await signInBy(call, mobileNum, login)).value.member.id).toBe(member.id);
  });
});
