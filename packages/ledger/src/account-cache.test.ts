import { describe, expect, it } from 'vitest';
import { cacheKey, createAccountCache } from './account-cache.ts';

describe('the cache of accounts', () => {
  it('forgets what was not used for long and keeps what is in use', () => {
    const cache = createAccountCache(10);
    const account = (id: number) => ({ id: BigInt(id), hot: false });
    cache.set('busy', account(1));
    cache.set('idle', account(2));
    for (let i = 0; i < 30; i += 1) {
      cache.set(`other-${i}`, account(i));
      expect(cache.get('busy')).toEqual(account(1));
    }
    expect(cache.get('idle')).toBeUndefined();
    expect(cache.get('other-29')).toEqual(account(29));
    expect(cache.get('other-0')).toBeUndefined();
  });

  it('keeps the same address of two currencies apart', () => {
    expect(cacheKey('world', 'BRL')).not.toBe(cacheKey('world', 'PTS'));
  });
});
