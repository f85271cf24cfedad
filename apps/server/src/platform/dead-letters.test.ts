import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { barrier, openConsumerProgram } from '../testing/consumer-program.ts';
import type { ConsumerProgram } from '../testing/consumer-program.ts';

let program: ConsumerProgram;
beforeAll(async () => {
  program = await openConsumerProgram();
});
beforeEach(() => program.clear());
afterAll(() => program.close());

describe('a dead letter', () => {
  const hand = { by: 'ana', ranBy: 'desk', record: async () => undefined };

  const decisions = async () =>
    (
      await program.owner.query(
        'select action, decided_by, ran_by from platform.dead_letter_decision',
      )
    ).rows;

  test('that fails again stays, and is handled once it can be', async () => {
    const { process, key } = await program.withLetter();
    expect(await process.letters.retry(key, hand)).toEqual({
      done: false,
      code: 'dead.letter.failed.again',
      error: 'Error: cannot read 1',
    });
    expect(await process.letters.list(9)).toMatchObject([{ attempts: 4 }]);
    expect([await program.handledBy('weak'), await decisions()]).toEqual([[], []]);
    program.poisoned.clear();
    expect(await process.letters.retry(key, hand)).toEqual({ done: true });
    expect(await process.letters.list(9)).toEqual([]);
    expect(await program.handledBy('weak')).toEqual([1]);
    expect(await decisions()).toEqual([{ action: 'retried', decided_by: 'ana', ran_by: 'desk' }]);
    const gone = { done: false, code: 'dead.letter.not.found' };
    expect(await process.letters.retry(key, hand)).toEqual(gone);
    expect(await process.letters.drop(key, { ...hand, reason: 'late' })).toEqual(gone);
    await process.stop();
  });

  test('is handled once, however many operators retry it at once', async () => {
    const [inside, go] = [barrier(), barrier()];
    let waits = false;
    const { process, key } = await program.withLetter(async () => {
      if (!waits) return;
      inside.open();
      await go.opened;
    });
    program.poisoned.clear();
    waits = true;
    const first = process.letters.retry(key, hand);
    await inside.opened;
    const second = process.letters.retry(key, { ...hand, by: 'rui' });
    const waiting = async () => {
      const { rows } = await program.owner.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    go.open();
    expect(await first).toEqual({ done: true });
    expect(await second).toEqual({ done: false, code: 'dead.letter.not.found' });
    expect(await program.handledBy('weak')).toEqual([1]);
    await process.stop();
  });

  test('is dropped unhandled, with its reason on record', async () => {
    const { process, key } = await program.withLetter();
    program.poisoned.clear();
    expect(await process.letters.drop(key, { ...hand, reason: 'moot' })).toEqual({ done: true });
    expect(await process.letters.list(9)).toEqual([]);
    expect(await program.handledBy('weak')).toEqual([]);
    expect(await decisions()).toMatchObject([{ action: 'dropped', decided_by: 'ana' }]);
    await process.stop();
  });

  test('of a consumer that is no more waits for a decision', async () => {
    const { process, key } = await program.withLetter();
    const other = await program.openProcess();
    expect(await other.letters.retry(key, hand)).toEqual({
      done: false,
      code: 'dead.letter.consumer.unknown',
    });
    expect(await process.letters.list(9)).toHaveLength(1);
    await process.stop();
  });
});
