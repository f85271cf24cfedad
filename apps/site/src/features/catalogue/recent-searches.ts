import { deviceStorage } from '@arara/client';

const key = 'recentSearches';
const kept = 6;
const shortest = 2;

/** The list after somebody searched for a text: newest first, each once, a few. */
export function withSearch(list: readonly string[], text: string): readonly string[] {
  const plain = text.trim().replaceAll(/\s+/g, ' ');
  if (plain.length < shortest) return list;
  const others = list.filter((one) => one.toLocaleLowerCase() !== plain.toLocaleLowerCase());
  return [plain, ...others].slice(0, kept);
}

/** The text in storage may have been written by anybody: only short texts are taken. */
export function parseSearches(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((one) => typeof one === 'string' && one.length <= 60).slice(0, kept);
  } catch {
    return [];
  }
}

/** Searches of this device; they never leave it. */
export const readSearches = (): readonly string[] => parseSearches(deviceStorage.getItem(key));

export function rememberSearch(text: string): void {
  deviceStorage.setItem(key, JSON.stringify(withSearch(readSearches(), text)));
}

export function forgetSearches(): void {
  deviceStorage.removeItem(key);
}
