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

export const readSeen = (): readonly string[] => parseSeen(localStorage.getItem(key));

export function rememberSeen(id: string): void {
  localStorage.setItem(key, JSON.stringify(withSeen(readSeen(), id)));
}
