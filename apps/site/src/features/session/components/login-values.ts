import type { BodyInputOf, loginCall } from '@arara/contract';
import { moduleOn } from '../../../lib/start.ts';
import { deviceStorage } from '@arara/client';
import { staysSignedIn } from '../stay.ts';
import { sentNumber } from '../sms-countdown.ts';
import type { PhoneNumber } from '../sms-countdown.ts';

/** Under a name with a password, or by a mobile number with the code of a message. */
export type LoginWay = 'username' | 'sms';

/** The values of both ways while they are filled in: a change of mind loses nothing. */
export interface LoginValues extends Record<
  'username' | 'password' | 'verificationCode' | 'captcha',
  string
> {
  mobileNum: string;
  countryDialingCode: string;
}

const nameKey = 'rememberedName';
const mobileKey = 'rememberedMobile';

/** Keeps the part of a sign-in that this device remembers: a name, or a number with its country; no password. */
export function rememberName(way: LoginWay, values: LoginValues): void {
  deviceStorage.removeItem(nameKey);
  deviceStorage.removeItem(mobileKey);
  if (!staysSignedIn()) return;
  const { mobileNum, countryDialingCode } = values;
  if (way === 'username') deviceStorage.setItem(nameKey, values.username.trim());
  else deviceStorage.setItem(mobileKey, JSON.stringify({ mobileNum, countryDialingCode }));
}

function rememberedNumber(): PhoneNumber | null {
  try {
    return JSON.parse(deviceStorage.getItem(mobileKey) ?? 'null') as PhoneNumber | null;
  } catch {
    return null;
  }
}

/** The form as it opens; a number whose code is under way comes before one that is remembered. */
export function firstValues(username: string | null): LoginValues {
  const remembered = deviceStorage.getItem(nameKey);
  const number = sentNumber('login') ?? rememberedNumber();
  return {
    username: username ?? remembered ?? '',
    password: '',
    mobileNum: number?.mobileNum ?? '',
    countryDialingCode: number?.countryDialingCode ?? '55',
    verificationCode: '',
    captcha: '',
  };
}

/** Ten digits or more and nothing but the marks of a number: no username, no account number. */
function looksLikeNumber(text: string): boolean {
  return /^\+?[\d() -]+$/.test(text) && text.replace(/\D/g, '').length >= 10;
}

/** The part of the call's body that differs by the way in. */
export function loginBody(way: LoginWay, values: LoginValues): BodyInputOf<typeof loginCall> {
  const { mobileNum, countryDialingCode, password } = values;
  if (way === 'sms') {
    const number = { mobileNum: mobileNum.trim(), countryDialingCode };
    return { type: 'sms', ...number, password: values.verificationCode.trim() };
  }
  const username = values.username.trim();
  if (moduleOn('PHONELOGIN3') && looksLikeNumber(username)) {
    return { mobileNum: username, password };
  }
  return { username, password };
}
