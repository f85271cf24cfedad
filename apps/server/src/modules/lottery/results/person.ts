/** One spelling each, so that the same source or person is not taken for two. */
const tidy = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Who enters a result. */
export const personOf = tidy;

/** Parts of a country's names under which sites are named: `com.vn`. */
const sharedParts = new Set(['ac', 'co', 'com', 'edu', 'gov', 'info', 'name', 'net', 'org']);
const country = /^[a-z]{2}$/u;

/**
 * Where a result was read: a name, or of an address the site, whatever its page, its port or the part of
 * it that serves phones.
 */
export function sourceOf(text: string): string {
  const plain = tidy(text);
  const host = /^(?:[a-z]+:\/\/)?([^/?#:\s]+\.[^/?#:\s]+)(?:[:/?#].*)?$/u.exec(plain)?.[1];
  return host === undefined ? plain : siteOf(host);
}

function siteOf(host: string): string {
  const parts = host.split('.').filter((part) => part !== '');
  const isShared = country.test(parts.at(-1) ?? '') && sharedParts.has(parts.at(-2) ?? '');
  return parts.slice(isShared ? -3 : -2).join('.');
}
