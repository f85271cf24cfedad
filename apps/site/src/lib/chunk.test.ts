import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part that comes in time is handed on, and leaves no timer behind', async () => {
  expect(await loadChunk(async () => 'here')).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

test('a part that has not come after two minutes is a ChunkLoadError', async () => {
  const never = loadChunk(() => new Promise(() => undefined));
  const told = never.catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await told).toBe('ChunkLoadError');
});

test('a part that cannot be fetched fails as it did', async () => {
  await expect(loadChunk(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
