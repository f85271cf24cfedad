import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database.ts';
import { asksOf } from '../play/testing/asks.ts';
import { newId } from '../play/testing/world.ts';
import { action, openReportsHouse } from './testing/reports-house.ts';
import type { ReportsHouse } from './testing/reports-house.ts';

let house: ReportsHouse;
beforeAll(async () => {
  house = await openReportsHouse();
  for (let players = 0; players < 3; players += 1) await playSome();
  await house.process().follow();
});
afterAll(() => house.world.close());

async function playSome(): Promise<void> {
  const ask = asksOf(house.world.service, await house.world.addPlayer({ balance: 100_000n }));
  for (let rounds = 0; rounds < 4; rounds += 1) {
    await ask.play({ actions: [action('bet', 100), action('win', 90)] });
  }
  const undone = { round_id: newId('r'), tx_id: newId('b') };
  await ask.bet({ ...undone, amount: 300 });
  await ask.rollback({ original_tx_id: undone.tx_id, round_id: undone.round_id });
}

test('from nothing come the same rows, also of what was not counted before', async () => {
  await playSome();
  const { differ, rows } = await house.process().service.rebuild();
  const after = await house.facts();
  expect({ differ, rows }).toEqual({ differ: 0, rows: after.length });
  expect(after).toHaveLength(4);
  await playSome();
  await house.process().follow();
  expect(await house.facts()).toHaveLength(5);
});

test('a row that somebody changed is told, and is right again', async () => {
  const before = await house.facts();
  await house.world.pool.query(
    'update reports.play_day set stakes = stakes + 1 where player_id = $1',
    [before[0]?.player],
  );
  // The wrong row and the right one.
  expect(await house.process().service.rebuild()).toMatchObject({ differ: 2 });
  expect(await house.facts()).toEqual(before);
});

test('a rebuild that dies leaves the facts, and the next one begins anew', async () => {
  const before = await house.facts();
  let transactions = 0;
  const dying: Database = {
    ...house.database,
    transaction: (work) => {
      transactions += 1;
      if (transactions > 2) throw new Error('the process is gone');
      return house.database.transaction(work);
    },
  };
  await expect(house.process(dying).service.rebuild()).rejects.toThrow('the process is gone');
  expect(await house.facts()).toEqual(before);
  expect(await house.process().service.rebuild()).toEqual({ differ: 0, rows: before.length });
  const { rows } = await house.world.pool.query('select live from reports.build');
  expect(rows).toEqual([{ live: true }]);
});

test('of two rebuilds at once the one that began first gives way', async () => {
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let transactions = 0;
  const slow: Database = {
    ...house.database,
    async transaction(work) {
      transactions += 1;
      if (transactions > 1) {
        // It has made its build; the other rebuild comes before its first step.
        begun.resolve();
        await done.promise;
      }
      return house.database.transaction(work);
    },
  };
  const first = house.process(slow).service.rebuild().catch(String);
  await begun.promise;
  await house.process().service.rebuild();
  done.resolve();
  expect(await first).toContain('Another rebuild has begun');
});
