import type { BodyInputOf, registerCall, registerMobileCall } from '@arara/contract';
import type { RegistrationForm } from '@arara/rules';
import type { InputHTMLAttributes } from 'react';
import { invitationCode } from '../invitation.ts';
import { sentNumber } from '../sms-countdown.ts';

/** The values of the form while it is filled in: text as typed. */
export interface RegisterValues {
  username: string;
  password: string;
  confirmPassword: string;
  payeeName: string;
  email: string;
  mobileNum: string;
  countryDialingCode: string;
  verificationCode: string;
  idNumber: string;
  referralCode: string;
  affiliateCode: string;
  captcha: string;
  qqNum: string;
  recommenderId: string;
  paymentPassword: string;
  line: string;
  whatsapp: string;
  zalo: string;
  facebook: string;
  wechat: string;
  birthDate: string;
  terms: boolean;
  lossDay: string;
  timeDayMinutes: string;
}

const optionalTexts = [
  'payeeName',
  'email',
  'mobileNum',
  'verificationCode',
  'idNumber',
  'affiliateCode',
  'captcha',
  'qqNum',
  'recommenderId',
  'paymentPassword',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
] as const;

type Suggested = RegistrationForm & {
  readonly limits: { lossDay: { suggested: string }; timeDayMinutes: { suggested: number } };
};

/** An empty form with the suggested limits and the codes that the address brought. */
export function emptyRegistration(settings: Suggested): RegisterValues {
  const texts = Object.fromEntries(optionalTexts.map((name) => [name, '']));
  return {
    ...(texts as Record<(typeof optionalTexts)[number], string>),
    username: '',
    password: '',
    confirmPassword: '',
    birthDate: '',
    referralCode: invitationCode('referralCode'),
    affiliateCode: invitationCode('affiliateCode'),
    countryDialingCode: '55',
    // A page that was reloaded while a code is under way goes on with its number.
    ...(sentNumber('register') ?? sentNumber('provider')),
    terms: true,
    lossDay: settings.limits.lossDay.suggested,
    timeDayMinutes: String(settings.limits.timeDayMinutes.suggested),
  };
}

/** The fields that both ways of opening an account send: empty ones are left out, fixed ones are added. */
function commonBody(values: RegisterValues, settings: RegistrationForm) {
  const referralCode = values.referralCode.trim();
  return {
    referralCode: referralCode === '' ? null : referralCode,
    registerMethod: 'WEB' as const,
    login: true,
    registerUrl: location.origin + location.pathname,
    domain: location.hostname,
    terms: { version: settings.terms.version, agreed: values.terms },
    limits: { lossDay: values.lossDay, timeDayMinutes: Number(values.timeDayMinutes) },
  };
}

/** The fields that were filled in, without the blanks around them. */
export function filled<Name extends keyof RegisterValues>(
  values: RegisterValues,
  names: readonly Name[],
) {
  const texts = names.map((name) => [name, String(values[name]).trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== '')) as Partial<
    Record<Name, string>
  >;
}

/** The call's body for an account under a name of one's own. */
export function registrationBody(
  values: RegisterValues,
  settings: RegistrationForm,
): BodyInputOf<typeof registerCall> {
  const { countryDialingCode } = values;
  return {
    ...filled(values, optionalTexts),
    ...commonBody(values, settings),
    username: values.username.trim(),
    password: values.password,
    confirmPassword: values.confirmPassword,
    birthDate: values.birthDate,
    ...(values.mobileNum.trim() === '' ? {} : { countryDialingCode }),
  };
}

/** The call's body for an account by mobile number: only what that way asks for. */
export function mobileBody(
  values: RegisterValues,
  settings: RegistrationForm,
): BodyInputOf<typeof registerMobileCall> {
  const { password, confirmPassword, birthDate, countryDialingCode } = values;
  const { mobile } = settings;
  return {
    ...filled(values, ['affiliateCode', 'captcha']),
    ...(mobile.verification ? filled(values, ['verificationCode']) : {}),
    ...(mobile.password ? { password, confirmPassword } : {}),
    ...(mobile.identity ? { ...filled(values, ['idNumber']), birthDate } : {}),
    ...commonBody(values, settings),
    mobileNum: values.mobileNum.trim(),
    countryDialingCode,
  };
}

const looks: Record<string, InputHTMLAttributes<HTMLInputElement>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  payeeName: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  whatsapp: { inputMode: 'tel', autoComplete: 'off' },
  zalo: { inputMode: 'tel', autoComplete: 'off' },
  line: { autoComplete: 'off', autoCapitalize: 'none' },
  facebook: { autoComplete: 'off', autoCapitalize: 'none' },
  wechat: { autoComplete: 'off', autoCapitalize: 'none' },
  idNumber: { inputMode: 'numeric', autoComplete: 'off', placeholder: '000.000.000-00' },
};

/** How the keyboard and the browser's memory meet a field. */
export function fieldLook(name: string): InputHTMLAttributes<HTMLInputElement> {
  return looks[name] ?? {};
}
