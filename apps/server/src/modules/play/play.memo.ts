import { LRUCache } from 'lru-cache';

/** Answers of other modules that may be a moment old, so that a stake costs no query. */
export function createMemo<Key extends string | bigint, Value>(options: {
  max: number;
  ttlMs: number;
  load: (key: Key) => Promise<Value>;
}): (key: Key) => Promise<Value> {
  const { max, ttlMs, load } = options;
  if (ttlMs === 0) return load;
  const known = new LRUCache<Key, Promise<Value>>({ max, ttl: ttlMs });
  return (key) => {
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const loading = load(key);
    known.set(key, loading);
    loading.catch(() => known.delete(key));
    return loading;
  };
}
