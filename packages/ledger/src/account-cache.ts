/** The facts of an account that never change. */
export interface KnownAccount {
  id: bigint;
  hot: boolean;
}

/** Remembers the accounts used most recently. */
export interface AccountCache {
  get: (key: string) => KnownAccount | undefined;
  set: (key: string, account: KnownAccount) => void;
  /** Ids are never used again, so what is hot stays hot; there are few, so none is forgotten. */
  addHot: (id: bigint) => void;
  /** True if it was set or added as hot. */
  isHot: (id: bigint) => boolean;
}

/**
 * A cache of at most `sizeMax` accounts in two generations: what was used since the last change of
 * generation survives it. Unlike an exact order of use, reading costs one look-up and no writing.
 */
export function createAccountCache(sizeMax: number): AccountCache {
  let young = new Map<string, KnownAccount>();
  let old = new Map<string, KnownAccount>();
  const hotIds = new Set<bigint>();

  function set(key: string, account: KnownAccount): void {
    if (young.size >= sizeMax / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, account);
    if (account.hot) hotIds.add(account.id);
  }

  function get(key: string): KnownAccount | undefined {
    const account = young.get(key);
    if (account !== undefined) return account;
    const survivor = old.get(key);
    if (survivor !== undefined) set(key, survivor);
    return survivor;
  }

  return { get, set, addHot: (id) => void hotIds.add(id), isHot: (id) => hotIds.has(id) };
}

/** An address is unique within its currency. */
export function cacheKey(address: string, currency: string): string {
  return `${currency} ${address}`;
}
