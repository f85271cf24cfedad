import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openMoneyProgram } from '../../testing/money-program.ts';
import type { MoneyProgram } from '../../testing/money-program.ts';

let program: MoneyProgram;
let ana: bigint;
let bia: bigint;
beforeAll(async () => {
  program = await openMoneyProgram();
  const limits = { lossDay: '50.00', timeDayMinutes: 600 };
  ana = await program.openPlayer(limits);
  bia = await program.openPlayer(limits);
  await program.fund(ana, 10_000n);
  await program.stake(ana, 100n);
  await program.requireSound();
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

/** Exchanges a column of two members' rows; twice is nothing. */
const swap = (table: string, column: string) =>
  program.owner.query(
    `update ${table} a set ${column} = b.${column} from ${table} b
     where a.player_id in ($1, $2) and b.player_id in ($1, $2) and a.player_id <> b.player_id`,
    [ana, bia],
  );

test.each([
  ['wallet.player', 'cash'],
  ['wallet.player', 'bonus'],
  ['wallet.player', 'held'],
  ['wallet.player', 'debt'],
  ['compliance.player', 'cash_account'],
])('a proof finds %s of two members whose %s was swapped', async (table, column) => {
  await swap(table, column);
  for (const whole of [false, true]) {
    const { sound, body } = await program.ledger.prove({ whole });
    expect(sound).toBe(false);
    expect(body.claim_faults).toMatchObject([
      { source: `${table}.${column}`, owner: String(ana) },
      { source: `${table}.${column}`, owner: String(bia) },
    ]);
  }
  await swap(table, column);
});

test('a proof finds a limit that counts on another member’s account', async () => {
  const wrong = `update compliance.budget b set account_id = account_id + $2
    where b.player_id = $1 and kind = 'loss' and period = 'day' returning account_id`;
  const { rowCount } = await program.owner.query(wrong, [ana, 1]);
  expect(rowCount).toBe(1);
  expect((await program.ledger.prove()).body.claim_faults).toMatchObject([
    { source: 'compliance.budget.account_id', owner: String(ana) },
  ]);
  await program.owner.query(wrong, [ana, -1]);
});

test('names that were swapped with the rows are found too', async () => {
  const names = () =>
    program.owner.query(`
      update ledger.account_names set address = 'x' where address = 'player:${ana}:cash';
      update ledger.account_names set address = 'player:${ana}:cash'
      where address = 'player:${bia}:cash';
      update ledger.account_names set address = 'player:${bia}:cash' where address = 'x'`);
  await names();
  await swap('wallet.player', 'cash');
  await swap('compliance.player', 'cash_account');
  const { sound, body } = await program.ledger.prove();
  expect(sound).toBe(false);
  expect(body.claim_faults).toEqual([]);
  expect(body.name_differences).toHaveLength(2);
  await names();
  await swap('wallet.player', 'cash');
  await swap('compliance.player', 'cash_account');
});
