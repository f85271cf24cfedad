/** Remembers the ids of the accounts used most recently; ids of accounts never change. */
export interface AccountCache {
  get: (key: string) => bigint | undefined;
  set: (key: string, id: bigint) => void;
}

/** A cache of at most `sizeMax` ids. */
export function createAccountCache(sizeMax: number): AccountCache {
  // A Map keeps the order of insertion: the first key is the one not used for longest.
  const ids = new Map<string, bigint>();

  function get(key: string): bigint | undefined {
    const id = ids.get(key);
    if (id === undefined) return undefined;
    ids.delete(key);
    ids.set(key, id);
    return id;
  }

  function set(key: string, id: bigint): void {
    ids.delete(key);
    ids.set(key, id);
    if (ids.size <= sizeMax) return;
    const [oldest] = ids.keys();
    if (oldest !== undefined) ids.delete(oldest);
  }

  return { get, set };
}

/** An address is unique within its currency. */
export function cacheKey(address: string, currency: string): string {
  return `${currency} ${address}`;
}
