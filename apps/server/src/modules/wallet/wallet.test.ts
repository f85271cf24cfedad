import { addDays, dayIn } from '@arara/calendar';
import { money } from '@arara/money';
import { fixedClock } from '@arara/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { openMoneyProgram } from '../../testing/money-program.ts';
import { fundTrial } from './trial.ts';

// Transfers carry the time of the database. For this clock it is yesterday, also where midnight comes meanwhile.
const dayMs = 86_400_000;
const program = await openMoneyProgram({
  replace: { clock: fixedClock(new Date(Date.now() + dayMs).toISOString()) },
});
const { wallet } = program;
const today = dayIn('America/Sao_Paulo', program.clock.now());
const yesterday = addDays(today, -1);
afterEach(() => program.requireSound());
afterAll(() => program.close());

interface Row {
  id: string;
  kind: string;
  amount: string;
  balanceAfter: string | null;
  reference: { type: string; id: string };
}
interface Page {
  rows: Row[];
  nextCursor: string | null;
  totalPages: number;
  totals: { in: string; out: string; net: string; count: number };
}

const record = (id: bigint, query: object = {}) =>
  call<Page>(wallet.routes, 'memberTransactions', id, {
    query: { pageNo: 1, pageSize: 42, ...query },
  });

async function player(minor = 100_000n): Promise<bigint> {
  const id = await program.openPlayer();
  await program.fund(id, minor);
  return id;
}

test('the balance is what the ledger says, held money apart', async () => {
  const id = await player();
  await program.stake(id, 2_550n);
  expect(await call(wallet.routes, 'balance', id)).toMatchObject({
    sumBalance: '974.50',
    balance: [
      { wallet: 'cash', amount: '974.50' },
      { wallet: 'bonus', amount: '0.00' },
    ],
    held: '0.00',
    currency: 'BRL',
    currencySymbol: 'R$',
  });
});

test('the version grows with each change', async () => {
  const id = await player();
  const before = (await wallet.balanceOf(id)).version;
  await program.stake(id, 1n);
  expect((await wallet.balanceOf(id)).version).toBeGreaterThan(before);
});

test('a change is told to the pages of its owner', async () => {
  const id = await player();
  await program.database.transaction((tx) => wallet.balanceChanged(tx, id));
  const { rows } = await program.owner.query(
    `select payload from platform.event where topic = 'balance' and audience = $1`,
    [`player:${id}`],
  );
  expect(rows).toMatchObject([
    { payload: { sumBalance: '1000.00', held: '0.00', currency: 'BRL' } },
  ]);
});

test('the record shows every movement, newest first, with totals that match', async () => {
  const id = await player();
  await program.stake(id, 1_000n);
  await program.prize(id, 2_500n);
  const page = await record(id);
  expect(page.rows.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ['win', '25.00', '1015.00'],
    ['stake', '-10.00', '990.00'],
    ['adjustment', '1000.00', '1000.00'],
  ]);
  expect(page.rows[0]?.reference.type).toBe('round');
  expect(page.totals).toEqual({ in: '1025.00', out: '10.00', net: '1015.00', count: 3 });
  expect(page.nextCursor).toBeNull();
});

test('filters by kind keep rows and totals together', async () => {
  const id = await player();
  await program.stake(id, 1_000n);
  await program.stake(id, 500n);
  await program.giveBack(id, 500n, program.clock.now());
  const stakes = await record(id, { kind: 'stake' });
  expect(stakes.rows).toHaveLength(2);
  expect(stakes.totals).toEqual({ in: '0.00', out: '15.00', net: '-15.00', count: 2 });
  const rollbacks = await record(id, { kind: 'rollback' });
  expect(rollbacks.rows.map(({ amount }) => amount)).toEqual(['5.00']);
  expect(rollbacks.totals.count).toBe(1);
  expect((await record(id, { kind: 'deposit' })).rows).toEqual([]);
});

test('what is set aside for a chase and comes back has a kind of its own, outside the other sums', async () => {
  const id = await player();
  const { cash, held } = await wallet.accountsOf(id);
  const chase = { amount: money(600n, 'BRL'), reference: 'chase:c-1' };
  await program.ledger.post({
    key: `chase:${id}`,
    transfers: [{ debit: cash, credit: held, code: 'chase_held', ...chase }],
  });
  await program.ledger.post({
    key: `chase:${id}:back`,
    transfers: [{ debit: held, credit: cash, code: 'chase_released', ...chase }],
  });
  const all = await record(id);
  expect(all.rows.map(({ kind, amount, reference }) => [kind, amount, reference.type])).toEqual([
    ['chase', '6.00', 'chase'],
    ['chase', '-6.00', 'chase'],
    ['adjustment', '1000.00', 'other'],
  ]);
  expect(all.totals).toEqual({ in: '1000.00', out: '0.00', net: '1000.00', count: 3 });
  const chases = await record(id, { kind: 'chase' });
  expect(chases.rows).toHaveLength(2);
  expect(chases.totals).toEqual({ in: '6.00', out: '6.00', net: '0.00', count: 2 });
});

test.each([undefined, 'stake'])('pages of kind %s hold 42 and follow one another', async (kind) => {
  const id = await player();
  for (let round = 0; round < 60; round += 1) {
    await program.stake(id, 100n);
    if (kind !== undefined) await program.prize(id, 1n);
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page: Page = await record(id, { kind, ...(cursor === null ? {} : { cursor }) });
    expect(page.rows.length).toBeLessThanOrEqual(42);
    seen.push(...page.rows.map((row) => row.id));
    cursor = page.nextCursor;
    pages += 1;
  } while (cursor !== null && pages < 10);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(kind === undefined ? 61 : 60);
  expect([...seen].sort((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1))).toEqual(seen);
});

test('counting what is new twice, and by fifty at once, counts it once', async () => {
  const id = await player();
  await Promise.all(Array.from({ length: 50 }, () => program.stake(id, 10n)));
  const pages = await Promise.all(Array.from({ length: 50 }, () => record(id, { kind: 'stake' })));
  expect(new Set(pages.map((page) => page.totals.count))).toEqual(new Set([50]));
  await program.stake(id, 10n);
  expect((await record(id, { kind: 'stake' })).totals).toMatchObject({ out: '5.10', count: 51 });
});

test('the nightly count brings every wallet up to date', async () => {
  const id = await player();
  await program.stake(id, 100n);
  await wallet.jobs?.find(({ name }) => name === 'wallet.count')?.run({});
  const { rows } = await program.owner.query(
    'select sum(entries)::int as entries from wallet.day_total where player_id = $1',
    [id],
  );
  expect(rows).toEqual([{ entries: 2 }]);
});

test('days are half-open spans of the calendar in Brazil', async () => {
  const id = await player();
  expect((await record(id, { from: yesterday, to: today })).rows).toHaveLength(1);
  expect((await record(id, { from: '2020-01-01', to: '2020-01-31' })).rows).toEqual([]);
  await expect(record(id, { from: '2026-02-02', to: '2026-02-01' })).rejects.toMatchObject({
    code: 'range.invalid',
  });
  await expect(record(id, { from: '2020-01-01', to: today })).rejects.toMatchObject({
    code: 'range.invalid',
  });
});

test('one transfer opens with both its sides and its batch', async () => {
  const id = await player();
  await program.stake(id, 1_000n);
  const row = (await record(id)).rows[0];
  const transfer = await call(wallet.routes, 'transfer', id, { params: { id: row?.id } });
  expect(transfer).toMatchObject({
    kind: 'stake',
    amount: '-10.00',
    debit: `player:${id}:cash`,
    credit: 'vendor:test:revenue',
    balanceAfter: '990.00',
    batch: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});

test.each(['1', '99999999999999999999', 'abc', '-1'])('transfer %s is not found', async (text) => {
  const id = await player();
  await expect(call(wallet.routes, 'transfer', id, { params: { id: text } })).rejects.toMatchObject(
    {
      code: 'transfer.not.found',
    },
  );
});

test('nobody sees the transfers of somebody else', async () => {
  const owner = await player();
  const stranger = await player();
  await program.stake(owner, 1_000n);
  const row = (await record(owner)).rows[0];
  await expect(
    call(wallet.routes, 'transfer', stranger, { params: { id: row?.id } }),
  ).rejects.toMatchObject({ code: 'transfer.not.found' });
  const rows = (await record(stranger, { cursor: row?.id })).rows;
  expect(rows.map(({ kind }) => kind)).not.toContain('stake');
});

test('a trial account gets its play money once', async () => {
  const playerId = 77_001n;
  await program.database.transaction(async (tx) => {
    await wallet.openAccounts(tx, { playerId, merchant: 'arara', currency: 'FUN' });
    await fundTrial(program.ledger, tx, playerId);
  });
  await program.database.transaction((tx) => fundTrial(program.ledger, tx, playerId));
  expect(await wallet.balanceOf(playerId)).toMatchObject({ currency: 'FUN', cash: 100_000n });
});

test('a trial account with next to nothing left is filled up again, once for each time', async () => {
  const playerId = 77_003n;
  await program.database.transaction(async (tx) => {
    await wallet.openAccounts(tx, { playerId, merchant: 'arara', currency: 'FUN' });
    await fundTrial(program.ledger, tx, playerId);
  });
  const lose = (minor: bigint, key: string) =>
    program.ledger.post({
      key,
      transfers: [
        {
          debit: `player:${playerId}:cash`,
          credit: 'world',
          amount: money(minor, 'FUN'),
          code: 'correction',
          reference: key,
        },
      ],
    });
  await lose(90_000n, 'trial-lose-some');
  await wallet.refillTrial(playerId);
  expect(await wallet.balanceOf(playerId)).toMatchObject({ cash: 10_000n });
  await lose(9_999n, 'trial-lose-rest');
  await Promise.all([wallet.refillTrial(playerId), wallet.refillTrial(playerId)]);
  expect(await wallet.balanceOf(playerId)).toMatchObject({ cash: 100_000n });
});

test('a registration that fails leaves no account behind', async () => {
  const playerId = 77_002n;
  const failing = program.database.transaction(async (tx) => {
    await wallet.openAccounts(tx, { playerId, merchant: 'arara', currency: 'BRL' });
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  await expect(wallet.accountsOf(playerId)).rejects.toThrow('every player has a wallet');
  expect(await program.ledger.find(`player:${playerId}:cash`, 'BRL')).toBeUndefined();
});
