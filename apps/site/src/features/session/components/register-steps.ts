/** The form in short steps: who you are, how you enter, how far you play. */
export const registerSteps = ['person', 'access', 'limits'] as const;
export type RegisterStep = (typeof registerSteps)[number];

/** Where each field stands, in the order in which it is asked; others follow in the second step. */
const places: readonly (readonly [name: string, step: RegisterStep])[] = [
  ['idNumber', 'person'],
  ['payeeName', 'person'],
  ['username', 'access'],
  ['password', 'access'],
  ['confirmPassword', 'access'],
  ['email', 'access'],
  ['mobileNum', 'access'],
  ['captcha', 'limits'],
];

/** Codes of people who brought somebody: asked for, but never in the way. */
const codes: readonly string[] = ['affiliateCode', 'referralCode', 'recommenderId'];

export const isCode = (name: string): boolean => codes.includes(name);

/** Names of the enabled fields of a step, in their order. */
export function fieldsOf(step: RegisterStep, enabled: readonly string[]): string[] {
  const placed = places.map(([name]) => name);
  const own = places.filter(([, at]) => at === step).map(([name]) => name);
  const rest = enabled.filter((name) => !placed.includes(name) && !isCode(name));
  const named = own.filter((name) => enabled.includes(name));
  return step === 'access' ? [...named, ...rest] : named;
}

/** The step that shows a field, so that a fault is shown where it can be mended. */
export function stepOf(field: string): RegisterStep {
  if (field === 'birthDate') return 'person';
  if (field === 'terms' || field.startsWith('limits')) return 'limits';
  return places.find(([name]) => name === field)?.[1] ?? 'access';
}
