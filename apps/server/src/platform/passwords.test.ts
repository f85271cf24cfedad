import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const policy = { memoryKiB: 1_024, passes: 1, concurrent: 1, queued: 0 };

test('an unknown name is answered like a known one after the queue was full once', async () => {
  const passwords = createPasswords(policy);
  const under = passwords.hash('one');
  const answers = await Promise.allSettled([
    passwords.verify(null, 'x'),
    passwords.verify('$argon2id$', 'x'),
  ]);
  expect(answers.filter(({ status }) => status === 'rejected')).not.toHaveLength(0);
  const stored = await under;
  expect(await passwords.verify(null, 'one')).toBe(false);
  expect(await passwords.verify(stored, 'one')).toBe(true);
});
