import type { BodyInputOf, register } from '@arara/contract';
import type { RegistrationForm } from '@arara/rules';
import type { InputHTMLAttributes } from 'react';

/** What the form holds while it is filled in: text as typed. */
export interface RegisterValues {
  username: string;
  password: string;
  confirmPassword: string;
  payeeName: string;
  email: string;
  mobileNum: string;
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
  const search = new URLSearchParams(location.search);
  const texts = Object.fromEntries(optionalTexts.map((name) => [name, '']));
  return {
    ...(texts as Record<(typeof optionalTexts)[number], string>),
    username: '',
    password: '',
    confirmPassword: '',
    birthDate: '',
    referralCode: search.get('referralCode') ?? '',
    affiliateCode: search.get('affiliateCode') ?? '',
    terms: true,
    lossDay: settings.limits.lossDay.suggested,
    timeDayMinutes: String(settings.limits.timeDayMinutes.suggested),
  };
}

/** The call's body: what is empty is left out, what is fixed is added. */
export function registrationBody(
  values: RegisterValues,
  settings: RegistrationForm,
): BodyInputOf<typeof register> {
  const filled = optionalTexts.flatMap((name) =>
    values[name].trim() === '' ? [] : [[name, values[name].trim()] as const],
  );
  return {
    ...Object.fromEntries(filled),
    username: values.username.trim(),
    password: values.password,
    confirmPassword: values.confirmPassword,
    referralCode: values.referralCode.trim() === '' ? null : values.referralCode.trim(),
    birthDate: values.birthDate,
    registerMethod: 'WEB',
    registerUrl: location.origin + location.pathname,
    domain: location.hostname,
    ...(values.mobileNum.trim() === '' ? {} : { countryDialingCode: '55' }),
    terms: { version: settings.terms.version, agreed: values.terms as true },
    limits: { lossDay: values.lossDay, timeDayMinutes: Number(values.timeDayMinutes) },
  };
}

const looks: Record<string, InputHTMLAttributes<HTMLInputElement>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  payeeName: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
  mobileNum: { autoComplete: 'tel-national', inputMode: 'tel' },
  idNumber: { inputMode: 'numeric', autoComplete: 'off', placeholder: '000.000.000-00' },
};

/** How the keyboard and the browser's memory meet a field. */
export function fieldLook(name: string): InputHTMLAttributes<HTMLInputElement> {
  return looks[name] ?? {};
}
