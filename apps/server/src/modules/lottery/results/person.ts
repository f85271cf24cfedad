/** One spelling each, so that the same source or person is not taken for two. */
const tidy = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Who enters a result. */
export const personOf = tidy;

/** Where a result was read: a name, or of an address the host, since a site is one source. */
export function sourceOf(text: string): string {
  const plain = tidy(text);
  const host = /^(?:[a-z]+:\/\/)?(?:www\.)?([^/?#\s]+\.[^/?#\s]+)(?:[/?#].*)?$/u.exec(plain)?.[1];
  return host ?? plain;
}
