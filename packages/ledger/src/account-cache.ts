/** Remembers the ids of the accounts used most recently; ids of accounts never change. */
export interface AccountCache {
  get: (key: string) => bigint | undefined;
  set: (key: string, id: bigint) => void;
}

/**
 * A cache of at most `sizeMax` ids in two generations: what was used since the last change of
 * generation survives it. Unlike an exact order of use, reading costs one look-up and no writing.
 */
export function createAccountCache(sizeMax: number): AccountCache {
  let young = new Map<string, bigint>();
  let old = new Map<string, bigint>();

  function set(key: string, id: bigint): void {
    if (young.size >= sizeMax / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, id);
  }

  function get(key: string): bigint | undefined {
    const id = young.get(key);
    if (id !== undefined) return id;
    const survivor = old.get(key);
    if (survivor !== undefined) set(key, survivor);
    return survivor;
  }

  return { get, set };
}

/** An address is unique within its currency. */
export function cacheKey(address: string, currency: string): string {
  return `${currency} ${address}`;
}
