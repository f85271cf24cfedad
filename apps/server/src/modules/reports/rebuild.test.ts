import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database.ts';
import { asksOf } from '../play/testing/asks.ts';
import { newId } from '../play/testing/play-program.ts';
import { action, openReportsProgram } from './testing/reports-program.ts';
import type { ReportsProgram } from './testing/reports-program.ts';

let program: ReportsProgram;
beforeAll(async () => {
  program = await openReportsProgram();
  for (let players = 0; players < 3; players += 1) await playSome();
  await program.process().follow();
});
afterAll(() => program.close());

async function playSome(): Promise<void> {
  const ask = asksOf(program.service, await program.addPlayer({ balance: 100_000n }));
  for (let rounds = 0; rounds < 4; rounds += 1) {
    await ask.play({ actions: [action('bet', 100), action('win', 90)] });
  }
  const undone = { round_id: newId('r'), tx_id: newId('b') };
  await ask.bet({ ...undone, amount: 300 });
  await ask.rollback({ original_tx_id: undone.tx_id, round_id: undone.round_id });
}

test('from nothing come the same rows, also of what was not counted before', async () => {
  await playSome();
  const { differ, rows } = await program.process().service.rebuild();
  const after = await program.dailyFacts();
  expect({ differ, rows }).toEqual({ differ: 0, rows: after.length });
  expect(after).toHaveLength(4);
  await playSome();
  await program.process().follow();
  expect(await program.dailyFacts()).toHaveLength(5);
});

test('a row that somebody changed is told, and is right again', async () => {
  const before = await program.dailyFacts();
  await program.owner.query(
    'update reports.play_day set stakes = stakes + 1 where player_id = $1',
    [before[0]?.player],
  );
  // The wrong row and the right one.
  expect(await program.process().service.rebuild()).toMatchObject({ differ: 2 });
  expect(await program.dailyFacts()).toEqual(before);
});

test('a rebuild that dies leaves the facts, and the next one begins anew', async () => {
  const before = await program.dailyFacts();
  let transactions = 0;
  const dying: Database = {
    ...program.database,
    transaction: (work) => {
      transactions += 1;
      if (transactions > 2) throw new Error('the process is gone');
      return program.database.transaction(work);
    },
  };
  await expect(program.process(dying).service.rebuild()).rejects.toThrow('the process is gone');
  expect(await program.dailyFacts()).toEqual(before);
  expect(await program.process().service.rebuild()).toEqual({ differ: 0, rows: before.length });
  const { rows } = await program.owner.query('select live from reports.build');
  expect(rows).toEqual([{ live: true }]);
});

test('of two rebuilds at once the one that began first gives way', async () => {
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let transactions = 0;
  const slow: Database = {
    ...program.database,
    async transaction(work) {
      transactions += 1;
      if (transactions > 1) {
        // It has made its build; the other rebuild comes before its first step.
        begun.resolve();
        await done.promise;
      }
      return program.database.transaction(work);
    },
  };
  const first = program.process(slow).service.rebuild().catch(String);
  await begun.promise;
  await program.process().service.rebuild();
  done.resolve();
  expect(await first).toContain('Another rebuild has begun');
});

test('rounds that do not name their first stake, as those of before, count to the same rows', async () => {
  const ask = asksOf(program.service, await program.addPlayer({ balance: 1_000n }));
  const open = { round_id: newId('r') };
  await ask.play({ ...open, actions: [action('bet', 100), action('bet', 50), action('win', 90)] });
  await ask.bet({ ...open, amount: 10 });
  // A free stake moves nothing, and opens its round all the same.
  await ask.bet({ round_id: newId('r'), amount: 0 });
  const { rows } = await program.owner.query(`
    select count(*)::integer as rounds, count(r.first_stake)::integer as named,
      count(*) filter (where r.first_stake = t.first)::integer as right
    from play.round r cross join lateral (
      select min(x.wallet_tx_id) as first from play.vendor_tx x where x.round = r.id and x.kind = 'BET'
    ) t`);
  expect(rows).toEqual([expect.objectContaining({ named: rows[0].rounds, right: rows[0].rounds })]);
  await program.process().follow();
  const before = await program.dailyFacts();
  await program.owner.query('update play.round set first_stake = null');
  expect(await program.process().service.rebuild()).toMatchObject({ differ: 0 });
  expect(await program.dailyFacts()).toEqual(before);
});
