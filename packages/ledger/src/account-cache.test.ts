import { describe, expect, it } from 'vitest';
import { cacheKey, createAccountCache } from './account-cache.ts';

describe('the cache of account ids', () => {
  it('forgets what was not used for long and keeps what is in use', () => {
    const cache = createAccountCache(10);
    cache.set('busy', 1n);
    cache.set('idle', 2n);
    for (let i = 0; i < 30; i += 1) {
      cache.set(`other-${i}`, BigInt(i));
      expect(cache.get('busy')).toBe(1n);
    }
    expect(cache.get('idle')).toBeUndefined();
    expect(cache.get('other-29')).toBe(29n);
    expect(cache.get('other-0')).toBeUndefined();
  });

  it('keeps the same address of two currencies apart', () => {
    expect(cacheKey('world', 'BRL')).not.toBe(cacheKey('world', 'PTS'));
  });
});
