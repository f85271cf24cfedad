import { deviceStorage, tabStorage } from '@arara/client';

const key = 'seenNotices';
const kept = 100;

/** Ids that storage holds; it may have been written by anybody. */
export function parseSeen(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The first that this device has not shown yet. */
export function firstUnseen<Item extends { readonly id: string }>(
  items: readonly Item[],
  seen: readonly string[],
): Item | null {
  return items.find(({ id }) => !seen.includes(id)) ?? null;
}

/** The ids after one more was shown; the oldest are forgotten. */
export const withSeen = (seen: readonly string[], id: string): readonly string[] =>
  [...seen.filter((one) => one !== id), id].slice(-kept);

/** Ids that are not shown again: for good on this device, or in this tab only. */
export const readSeen = (): readonly string[] =>
  [deviceStorage, tabStorage].flatMap((storage) => parseSeen(storage.getItem(key)));

/** A visitor who wants to see it again sees it in their next visit. */
export function rememberSeen(id: string, forGood: boolean): void {
  const storage = forGood ? deviceStorage : tabStorage;
  storage.setItem(key, JSON.stringify(withSeen(parseSeen(storage.getItem(key)), id)));
}
