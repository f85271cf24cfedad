import { createTestDatabase } from '@arara/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKernel } from '../kernel.ts';
import { requireSecret } from '../open-database.ts';
import { createTestProgram } from '../testing/test-program.ts';
import type { TestProgram } from '../testing/test-program.ts';
import { runDecision } from './decisions/decide.ts';
import { openDesk } from './open-desk.ts';

const database = await createTestDatabase();
let program: TestProgram;
beforeAll(async () => {
  program = await createTestProgram({}, database);
  await requireSecret(program.kernel);
}, 60_000);
afterAll(async () => {
  await program.close();
  await database.drop();
});

test('the command line decides beside the running program, with its settings', async () => {
  const kernel = createKernel(program.kernel.config, database.url);
  const { desk, close } = await openDesk(kernel);
  const run = (line: string) => runDecision(line.split(' '), desk, 'arara');
  expect(await run('withdrawal list')).toBe('No withdrawal waits for a person.');
  expect(await run('payment list')).toBe('No payment is held.');
  expect(await run('prize list')).toBe('No prize is held.');
  expect(await run('round list')).toBe('No round is open for three days.');
  expect(await run('vendor list')).toMatch(/^studio +yes/m);
  await expect(run('payment refund E1 --by ana')).rejects.toThrow('There is no payment E1.');
  await close();
  await kernel.end();
});

test('the command line is refused with another secret than the program’s', async () => {
  const config = { ...program.kernel.config, SECRET_KEY: 'b'.repeat(64) };
  const kernel = createKernel(config, database.url);
  await expect(openDesk(kernel)).rejects.toThrow('another SECRET_KEY');
  await kernel.end();
});
