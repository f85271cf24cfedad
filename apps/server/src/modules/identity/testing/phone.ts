import { afterAll, beforeEach } from 'vitest';
import type { RegistrationSettings } from '../index.ts';
import { openIdentityProgram, testSettings } from './identity-program.ts';
import { newcomer, numberOf, askCode } from './visitor.ts';
import type { Visitor } from './visitor.ts';
import type { IdentityProgram } from './identity-program.ts';

export const paths = {
  login: '/wps/verification/sms/noLogin',
  register: '/wps/verification/sms/register',
  recovery: '/wps/member/password/sms',
  reset: '/wps/member/password/verification',
  session: '/wps/session/login',
  mobile: '/wps/member/register/mobile',
} as const;

/** Mobile registration with all that it can ask for. */
export const byMobile = {
  enabled: true,
  verification: true,
  firebase: false,
  password: true,
  identity: true,
};

/** A program of a site with accounts by mobile, for all tests of a file; each begins with all of them. */
export async function startPhoneApp(
  mobile: RegistrationSettings['form']['mobile'] = byMobile,
): Promise<IdentityProgram> {
  const program = await openIdentityProgram();
  afterAll(() => program.close());
  beforeEach(() => {
    program.settings = { ...testSettings, form: { ...testSettings.form, mobile } };
    program.smsDown = false;
  });
  return program;
}

let people = 0;

export const nextNumber = () => numberOf((people += 1));

/** A registration by mobile that is good but for its code. */
export function mobileBody(mobileNum: string, changes: Record<string, unknown> = {}) {
  const { username: _username, ...body } = newcomer({ mobileNum, countryDialingCode: '55' });
  return { ...body, ...changes };
}

/** A member with a confirmed number. */
export async function joinByMobile(
  program: IdentityProgram,
  call: Visitor,
  changes: Record<string, unknown> = {},
) {
  const mobileNum = nextNumber();
  const verificationCode = await askCode(program, call, paths.register, mobileNum);
  const body = mobileBody(mobileNum, { verificationCode, ...changes });
  const answer = await call(paths.mobile, { method: 'PUT', body });
  if (!answer.success) throw new Error(`registration refused: ${answer.errorCode}`);
  return { ...body, mobileNum, value: answer.value };
}

export const signInBy = (call: Visitor, mobileNum: string, code: string | null, rest = {}) =>
  call(paths.session, {
    method: 'POST',
    body: { type: 'sms', mobileNum, countryDialingCode: '55', password: code ?? '', ...rest },
  });
