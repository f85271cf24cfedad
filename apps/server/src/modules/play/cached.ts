import { LRUCache } from 'lru-cache';

/** A question to another module whose answer may be `ttlMs` old, so that a stake costs no query; 0: it is always asked. */
export function cached<Key extends string | bigint, Value>(options: {
  max: number;
  ttlMs: number;
  load: (key: Key) => Promise<Value>;
}): (key: Key) => Promise<Value> {
  const { max, ttlMs, load } = options;
  if (ttlMs === 0) return load;
  const answers = new LRUCache<Key, Promise<Value>>({ max, ttl: ttlMs });
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const loading = load(key);
    answers.set(key, loading);
    loading.catch(() => answers.delete(key));
    return loading;
  };
}
