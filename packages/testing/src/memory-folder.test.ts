import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keepFilesInMemory } from './memory-folder.ts';

const { TMPDIR, TEST_FSYNC } = process.env;
afterEach(() => restore({ TMPDIR, TEST_FSYNC }));

function restore(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

test('temporary files move to a folder of their own, or stay, and are gone at the end', async () => {
  restore({ TMPDIR: undefined, TEST_FSYNC: undefined });
  const before = tmpdir();
  const clear = await keepFilesInMemory();
  const during = tmpdir();
  expect([before, '/dev/shm']).toContain(during === before ? before : dirname(during));
  const made = await mkdtemp(join(during, 'made-'));
  expect(existsSync(made)).toBe(true);
  await clear();
  expect(tmpdir()).toBe(before);
  expect(existsSync(made)).toBe(during === before);
  await rm(made, { recursive: true, force: true });
});

test.each([
  { TMPDIR: '/var/tmp', TEST_FSYNC: undefined },
  { TMPDIR: undefined, TEST_FSYNC: 'on' },
])('%j: nothing moves', async (wish) => {
  restore(wish);
  const before = tmpdir();
  const clear = await keepFilesInMemory();
  expect(tmpdir()).toBe(before);
  await clear();
  expect(tmpdir()).toBe(before);
});
