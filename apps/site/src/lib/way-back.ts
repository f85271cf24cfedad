import { tabStorage } from '@arara/client';

const key = 'wayBack';

/** A path of this site: an address of its own, or one that a browser would read as another host's, is none. */
const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text);

/**
 * Where whoever launched a lottery wants its player back: the launcher puts it into the address of the page,
 * and the tab keeps it. Anything but a path of this site is nobody's way back.
 */
export function wayBack(search: string): string | null {
  const asked = new URLSearchParams(search).get('back');
  if (asked !== null && isOwnPath(asked)) tabStorage.setItem(key, asked);
  const kept = tabStorage.getItem(key);
  return kept !== null && isOwnPath(kept) ? kept : null;
}
