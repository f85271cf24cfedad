import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditEntry } from '../../platform/audit.ts';
import { formatCursor } from '../../platform/events.ts';
import { openConsumerProgram } from '../../testing/consumer-program.ts';
import type { ConsumerProgram } from '../../testing/consumer-program.ts';
import { runBy } from '../testing/run-by.ts';
import type { Desk } from './decide.ts';

let program: ConsumerProgram;
beforeAll(async () => {
  program = await openConsumerProgram();
});
beforeEach(() => program.clear());
afterAll(() => program.close());

/** The command line at a program with one dead letter. */
async function atDesk() {
  const { process, key } = await program.withLetter();
  await process.stop();
  const lines: AuditEntry[] = [];
  const desk = {
    site: { merchantOf: async (id: string | null) => id },
    deadLetters: process.letters,
    record: async (_: unknown, line: AuditEntry) => void lines.push(line),
  } as unknown as Desk;
  const run = (line: string, reason?: string) => {
    const why = reason === undefined ? [] : ['--reason', reason];
    return runBy(['events', ...line.split(' '), ...why], desk, 'arara', 'desk');
  };
  return { run, lines, letter: `${key.consumer}/${formatCursor(key)}` };
}

const decisions = async () =>
  (
    await program.owner.query(
      'select action, decided_by, ran_by, reason from platform.dead_letter_decision',
    )
  ).rows;

test('a dead letter is listed, fails again, and is handled when it is retried', async () => {
  const { run, lines, letter } = await atDesk();
  const listed = await run('dead-letters list');
  expect(listed).toContain(letter);
  expect(listed).toMatch(/identity\.blocked +1 +3 .*Error: cannot read 1/);
  await expect(run(`dead-letters retry ${letter} --by ana`)).rejects.toThrow(
    `${letter} failed again: Error: cannot read 1. (dead.letter.failed.again)`,
  );
  program.poisoned.clear();
  expect(await run(`dead-letters retry ${letter} --by ana`)).toBe(
    `weak has handled ${letter}, asked by ana.`,
  );
  expect(await program.handledBy('weak')).toEqual([1]);
  expect(await run('dead-letters list')).toBe('There are no dead letters.');
  expect(await decisions()).toEqual([
    { action: 'retried', decided_by: 'ana', ran_by: 'desk', reason: null },
  ]);
  expect(lines).toMatchObject([
    { actor: 'ana', action: 'letter.failed', subject: letter },
    { actor: 'ana', action: 'letter.retried', detail: { after: null } },
  ]);
});

test('a dead letter is dropped with a reason', async () => {
  const { run, lines, letter } = await atDesk();
  expect(await run(`dead-letters drop ${letter} --by rui`, 'member is gone')).toBe(
    `${letter} is dropped by rui.`,
  );
  expect(await decisions()).toEqual([
    { action: 'dropped', decided_by: 'rui', ran_by: 'desk', reason: 'member is gone' },
  ]);
  expect(lines).toMatchObject([
    { actor: 'rui', action: 'letter.dropped', detail: { reason: 'member is gone' } },
  ]);
  expect(await program.handledBy('weak')).toEqual([]);
});

test('a refusal is said in words and changes nothing', async () => {
  const { run, letter } = await atDesk();
  const refused = [
    [`dead-letters drop ${letter} --by ana`, undefined, 'Add --reason'],
    ['dead-letters retry weak/1-1 --by ana', undefined, '(dead.letter.not.found)'],
    ['dead-letters drop weak/1-1 --by ana', 'because', '(dead.letter.not.found)'],
    ['dead-letters retry weak --by ana', undefined, 'as its list has it'],
    ['dead-letters retry --by ana', undefined, 'as its list has it'],
    [`dead-letters burn ${letter} --by ana`, undefined, 'npm run operator'],
    ['letters list', undefined, 'npm run operator'],
    [`dead-letters retry ${letter} more --by ana`, undefined, 'npm run operator'],
  ] as const;
  for (const [line, reason, words] of refused) {
    await expect(run(line, reason), line).rejects.toThrow(words);
  }
  expect(await run('dead-letters list')).toContain(letter);
  expect(await decisions()).toEqual([]);
});
