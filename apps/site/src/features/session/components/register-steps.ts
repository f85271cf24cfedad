import type { RegistrationMethod } from '@arara/rules';

/** The form in short steps: who you are, how you enter, how far you play. */
export type RegisterStep = 'person' | 'access' | 'limits';

type Place = readonly [name: string, step: RegisterStep];

/** Where each field stands, in the order in which it is asked; others follow in the access step. */
const places: Readonly<Record<RegistrationMethod, readonly Place[]>> = {
  username: [
    ['idNumber', 'person'],
    ['payeeName', 'person'],
    ['username', 'access'],
    ['password', 'access'],
    ['confirmPassword', 'access'],
    ['email', 'access'],
    ['mobileNum', 'access'],
    ['verificationCode', 'access'],
    ['captcha', 'limits'],
  ],
  mobile: [
    ['mobileNum', 'access'],
    ['verificationCode', 'access'],
    ['password', 'access'],
    ['confirmPassword', 'access'],
    ['idNumber', 'person'],
    ['captcha', 'limits'],
  ],
};

/** The steps of a way: by mobile the number comes first, and who it is only where the law asks. */
export function stepsOf(method: RegistrationMethod, identity: boolean): readonly RegisterStep[] {
  if (method === 'username') return ['person', 'access', 'limits'];
  return identity ? ['access', 'person', 'limits'] : ['access', 'limits'];
}

/** Codes of people who brought somebody: asked for, but never in the way. */
export const codes = ['affiliateCode', 'referralCode', 'recommenderId'] as const;
export type CodeName = (typeof codes)[number];

const isCode = (name: string): boolean => codes.some((code) => code === name);

/** Names of the enabled fields of a step, in their order. */
export function fieldsOf(
  step: RegisterStep,
  enabled: readonly string[],
  method: RegistrationMethod = 'username',
): string[] {
  const placed = places[method].map(([name]) => name);
  const own = places[method].filter(([, at]) => at === step).map(([name]) => name);
  const rest = enabled.filter((name) => !placed.includes(name) && !isCode(name));
  const named = own.filter((name) => enabled.includes(name));
  return step === 'access' ? [...named, ...rest] : named;
}

/** The step that shows a field, so that a fault is shown where it can be mended; codes stand in the first. */
export function stepOf(field: string, method: RegistrationMethod): RegisterStep {
  if (isCode(field)) return method === 'username' ? 'person' : 'access';
  if (field === 'birthDate') return 'person';
  if (field === 'terms' || field.startsWith('limits')) return 'limits';
  return places.username.find(([name]) => name === field)?.[1] ?? 'access';
}

/** Where the page asks for a field, from the top of the first step to the end of the last. */
export function placeOf(field: string, method: RegistrationMethod): number {
  const step = stepsOf(method, true).indexOf(stepOf(field, method));
  const at = places[method].findIndex(([name]) => name === field);
  // A field without a place of its own stands below those with one.
  return step * 100 + (at === -1 ? 99 : at);
}
