const SEGMENTS = /^[a-z][a-z0-9_-]*(?::[a-z0-9][a-z0-9_-]*){0,7}$/;
const LENGTH_MAX = 120;

/** Tells whether a text is an account's address, such as `player:42:cash` or `world`. */
export function isAddress(text: string): boolean {
  return text.length <= LENGTH_MAX && SEGMENTS.test(text);
}

/** The address itself; throws where it is not one, since no person types addresses. */
export function checkedAddress(text: string): string {
  if (!isAddress(text)) throw new TypeError(`not an account address: ${text}`);
  return text;
}
