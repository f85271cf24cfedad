/** The known facts of an answer that was no success. */
export interface Fault {
  readonly code: string;
  /** 0: no answer of the server. */
  readonly status: number;
  readonly requestId?: string | undefined;
}

/** Refusals that nobody who fills in a form can mend: the page asked for what it should not. */
const ofThePage = new Set([
  'request.malformed',
  'request.invalid',
  'request.media.type',
  'route.not.found',
  'method.not.allowed',
  'merchant.unknown',
  'idempotency.key.missing',
  'idempotency.conflict',
  'sealed.invalid',
  'sealed.replayed',
]);

/**
 * A code by its short name, as it is read out on the telephone: `server.error` is `SER-9020`. The
 * table in `docs/errors.md` has each.
 */
export function shortCode(code: string): string {
  const sum = Array.from(code).reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 9_000, 7);
  return `${code.slice(0, 3).toUpperCase()}-${sum + 1_000}`;
}

/**
 * The code of a failure that a person tells support; null for those that they mend, wait for or were told in words.
 * Where the server failed, the start of the request's id comes with it: its log has the rest.
 */
export function supportCode({ code, status, requestId }: Fault): string | null {
  const isLine = code.startsWith('network.');
  const isExpected = status > 0 && status < 500 && !ofThePage.has(code);
  if (isLine || isExpected) return null;
  const isLogged = status >= 500 && requestId !== undefined;
  return isLogged ? `${shortCode(code)}-${requestId.slice(0, 8).toUpperCase()}` : shortCode(code);
}
