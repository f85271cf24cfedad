import { sql } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKernel } from '../kernel.ts';
import { requireSecret } from '../open-database.ts';
import { createTestProgram } from '../testing/test-program.ts';
import type { TestProgram } from '../testing/test-program.ts';
import { runBy } from './testing/run-by.ts';
import { openDesk } from './open-desk.ts';

const database = await createTestDatabase();
let program: TestProgram;
beforeAll(async () => {
  program = await createTestProgram({ replace: { database } });
  await requireSecret(program.kernel);
}, 60_000);
afterAll(async () => {
  await program.close();
  await database.drop();
});

test('the command line decides beside the running program, with its settings', async () => {
  const kernel = createKernel(program.kernel.config, database.url);
  const { desk, close } = await openDesk(kernel);
  const run = (line: string) => runBy(line.split(' '), desk, 'arara');
  expect(await run('withdrawal list')).toBe('No withdrawal waits for people.');
  expect(await run('payment list')).toBe('No payment is held.');
  expect(await run('prize list')).toBe('No prize is held.');
  expect(await run('round list')).toBe('No round is open for three days.');
  expect(await run('vendor list')).toMatch(/^studio +yes/m);
  expect(await run('decision list')).toBe('Nothing waits for a second person.');
  await expect(run('payment refund E1 --by ana --reason x')).rejects.toThrow('no held payment E1');
  await close();
  await kernel.end();
});

test('the command line has the program’s own consumers handle their dead letters', async () => {
  const kernel = createKernel(program.kernel.config, database.url);
  const { desk, close } = await openDesk(kernel);
  const run = (line: string) => runBy(line.split(' '), desk, 'arara');
  expect(await run('events dead-letters list')).toBe('There are no dead letters.');
  for (const [consumer, topic, payload] of [
    ['lottery.barred', 'identity.blocked', { playerId: '999' }],
    ['play.held', 'play.prize.held', { vendorId: 1 }],
  ]) {
    await database.pool.query(sql`
      insert into platform.dead_letter (consumer, xid, seq, topic, version, payload, at, error, attempts,
        first_failed_at, last_failed_at)
      values (${consumer}, '7', 1, ${topic}, 1, ${JSON.stringify(payload)}::jsonb, now(), 'x', 8, now(),
        now())`);
  }
  expect(await run('events dead-letters retry lottery.barred/7-1 --by ana')).toContain('handled');
  await expect(run('events dead-letters retry play.held/7-1 --by ana')).rejects.toThrow(
    'fact.payload.invalid',
  );
  expect(await run('events dead-letters list')).toMatch(/^play\.held\/7-1 .* 9 /m);
  await close();
  await kernel.end();
});

test('the command line is refused with another secret than the program’s', async () => {
  const config = { ...program.kernel.config, SECRET_KEY: 'b'.repeat(64) };
  const kernel = createKernel(config, database.url);
  await expect(openDesk(kernel)).rejects.toThrow('another SECRET_KEY');
  await kernel.end();
});
