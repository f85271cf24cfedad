/** The forms of the values of a published proof. */

/** The form of each field of a proof. */
export type Fields<Proof> = {
  readonly [Field in keyof Required<Proof>]: (value: unknown) => boolean;
};

/** Names the fields that keep a value from being such a proof; none means that it is one. */
export function faultsOf<Proof>(fields: Fields<Proof>, value: unknown): string[] {
  if (!isRecord(value)) return ['issue'];
  return Object.entries<(value: unknown) => boolean>(fields).flatMap(([name, isGood]) =>
    isGood(value[name]) ? [] : [name],
  );
}

const HASH = /^[0-9a-f]{64}$/;
const CODE = /^[\w-]{1,64}$/;
const NUMERO = /^\d{1,20}$/;
/** A tree of tickets is no higher than the count of tickets has bits. */
const pathMax = 53;

export const isHash = (value: unknown): boolean => matches(HASH, value);
export const isCode = (value: unknown): boolean => matches(CODE, value);
export const isNumero = (value: unknown): boolean => matches(NUMERO, value);

export function isTicket(value: unknown): boolean {
  if (!isRecord(value) || typeof value.text !== 'string' || !isCount(value.index)) return false;
  if (!isRecord(value.prizes)) return false;
  return isHashes(value.path) && value.path.length <= pathMax;
}

export function isHashes(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isHash);
}

/** As `toISOString` writes it: one instant has one text. */
export function isInstant(value: unknown): boolean {
  const at = typeof value === 'string' ? new Date(value) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString() === value;
}

export function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function matches(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value);
}
