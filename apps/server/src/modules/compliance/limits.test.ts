import { legsOn, refusalByTerms } from '../play/index.ts';
import { money } from '@arara/money';
import { sql, transaction } from '@arara/postgres';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openMoneyProgram } from '../../testing/money-program.ts';
import { waitersOf } from '../../testing/waiters.ts';
import type { Compliance } from './index.ts';
import { limitsOf, runSetLimit } from './testing/calls.ts';

const program = await openMoneyProgram();
const day = 24 * 3_600_000;
afterEach(() => program.requireSound());
afterAll(() => program.close());

const withLoss = (lossDay: string) => program.openPlayer({ lossDay, timeDayMinutes: 120 });
const refusedAt = (index: number) => ({ ok: false, refusal: 'exceeds_credits', index });

async function funded(lossDay: string, minor = 100_000n): Promise<bigint> {
  const playerId = await withLoss(lossDay);
  await program.fund(playerId, minor);
  return playerId;
}

test('a stake beyond the loss limit is refused by the batch that would have posted it', async () => {
  const player = await funded('50.00');
  expect(await program.stake(player, 3_000n)).toMatchObject({ ok: true });
  expect(await program.stake(player, 3_000n)).toMatchObject(refusedAt(1));
  expect(await program.stake(player, 2_000n)).toMatchObject({ ok: true });
  expect(await program.cashOf(player)).toBe(95_000n);
});

test('too little money is not called a limit', async () => {
  const player = await funded('50.00', 1_000n);
  const outcome = await program.stake(player, 2_000n);
  expect(outcome).toMatchObject(refusedAt(0));
  const terms = await program.compliance.stakeTerms(player);
  const { cash } = await program.wallet.accountsOf(player);
  expect(
    refusalByTerms(terms, { refusal: 'exceeds_credits', detail: null, debit: cash }),
  ).toBeNull();
  const budget = terms.legs[0]?.debit ?? 0n;
  expect(
    refusalByTerms(terms, { refusal: 'exceeds_credits', detail: null, debit: budget }),
  ).toMatchObject({
    reason: 'limit',
    kind: 'loss',
    period: 'day',
  });
});

test('prizes make the loss smaller again, and are never refused', async () => {
  const player = await funded('50.00');
  await program.stake(player, 5_000n);
  expect(await program.stake(player, 100n)).toMatchObject(refusedAt(1));
  await program.prize(player, 1_000n);
  expect(await program.stake(player, 1_000n)).toMatchObject({ ok: true });
  expect(await program.stake(player, 1n)).toMatchObject(refusedAt(1));
});

test('fifty stakes at once from two processes never pass the limit together', async () => {
  const player = await funded('20.00');
  const other = await program.anotherCompliance();
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      program.stake(player, 100n, place % 2 === 0 ? program.compliance : other),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20);
});

test('a new day fills the budget, whatever was lost or won before', async () => {
  const player = await funded('50.00');
  await program.stake(player, 5_000n);
  const winner = await funded('50.00');
  await program.prize(winner, 9_000n);
  program.clock.advance(day);
  expect(await program.stake(player, 5_000n)).toMatchObject({ ok: true });
  expect(await program.stake(player, 1n)).toMatchObject(refusedAt(1));
  expect(await program.stake(winner, 5_001n)).toMatchObject(refusedAt(1));
  expect(await program.stake(winner, 5_000n)).toMatchObject({ ok: true });
});

test('a prize that is taken back takes the room that it made', async () => {
  const player = await funded('50.00');
  await program.stake(player, 5_000n);
  await program.prize(player, 2_000n);
  const wonAt = program.clock.now();
  await program.stake(player, 500n);
  expect(await program.takeBack(player, 1_500n, wonAt)).toMatchObject({ ok: true });
  expect(await program.stake(player, 1n), 'nothing is left').toMatchObject(refusedAt(1));
  await program.prize(player, 300n);
  expect(await program.stake(player, 300n)).toMatchObject({ ok: true });
});

test('room of a prize that was used before it is taken back closes the limit for its period', async () => {
  const player = await funded('50.00');
  await program.stake(player, 5_000n);
  await program.prize(player, 2_000n);
  const wonAt = program.clock.now();
  await program.stake(player, 2_000n);
  expect(await program.takeBack(player, 2_000n, wonAt)).toMatchObject({ ok: true });
  await program.prize(player, 1_000n);
  expect(await program.stake(player, 1n)).toMatchObject(refusedAt(1));
  program.clock.advance(day);
  expect(await program.stake(player, 5_000n)).toMatchObject({ ok: true });
});

test('a prize of yesterday that is taken back leaves the day’s limit as it is', async () => {
  const player = await funded('50.00');
  await program.prize(player, 2_000n);
  const wonAt = program.clock.now();
  program.clock.advance(day);
  expect(await program.takeBack(player, 2_000n, wonAt)).toMatchObject({ ok: true });
  expect(await program.stake(player, 5_000n)).toMatchObject({ ok: true });
});

test('two processes that meet a new day at once fill the budget once', async () => {
  const player = await funded('50.00');
  await program.stake(player, 5_000n);
  program.clock.advance(day);
  const other = await program.anotherCompliance();
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      program.stake(player, 500n, place % 2 === 0 ? program.compliance : other),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
});

test('a new period that fills several budgets never waits crosswise with a stake', async () => {
  const player = await funded('50.00');
  await runSetLimit(program, player, 'loss', 'week', 20_000n);
  await runSetLimit(program, player, 'loss', 'month', 50_000n);
  await program.stake(player, 1_000n);
  program.clock.advance(31 * day);
  const address = `player:${player}:limit:loss:month`;
  const posted = vi.spyOn(program.ledger, 'postIn');
  // As a stake does it: first the player's own accounts, in the end the house's.
  const syncing = await transaction(program.owner, async (tx) => {
    await tx.query(
      sql`select from ledger.account_totals t join ledger.account_names n on n.id = t.account_id
        where n.address = ${address} for no key update of t`,
    );
    const started = program.compliance.stakeTerms(player).catch((error: unknown) => ({ error }));
    await expect.poll(() => waitersOf(tx), { timeout: 10_000 }).toBe(1);
    const amount = money(100n, 'BRL');
    const reference = `round:${player}`;
    const [used] = await program.ledger.postIn(tx, [
      {
        key: `test:crosswise:${player}`,
        transfers: [{ debit: address, credit: 'limits', amount, code: 'limit_used', reference }],
      },
    ]);
    expect(used).toMatchObject({ ok: true });
    return { started };
  });
  expect(await syncing.started).not.toHaveProperty('error');
  // The stake's posting and the one of all budgets: a deadlock would have run one of them again.
  expect(posted).toHaveBeenCalledTimes(2);
  posted.mockRestore();
  expect(await program.stake(player, 5_000n)).toMatchObject({ ok: true });
  expect(await program.stake(player, 1n)).toMatchObject(refusedAt(1));
});

test('a stricter limit counts at once and keeps what was used', async () => {
  const player = await funded('50.00');
  await program.stake(player, 2_000n);
  await runSetLimit(program, player, 'loss', 'day', 3_000n);
  expect(await program.stake(player, 1_001n)).toMatchObject(refusedAt(1));
  expect(await program.stake(player, 1_000n)).toMatchObject({ ok: true });
});

test('a limit below what was lost leaves nothing, and prizes give nothing back this period', async () => {
  const player = await funded('50.00');
  await program.stake(player, 4_000n);
  await runSetLimit(program, player, 'loss', 'day', 1_000n);
  await program.prize(player, 3_000n);
  expect(await program.stake(player, 1n)).toMatchObject(refusedAt(1));
  program.clock.advance(day);
  expect(await program.stake(player, 1_000n)).toMatchObject({ ok: true });
});

test('a looser limit waits 24 hours, and a stricter one meanwhile replaces it', async () => {
  const player = await funded('10.00');
  await runSetLimit(program, player, 'loss', 'day', 9_000n);
  expect(await program.stake(player, 1_001n)).toMatchObject(refusedAt(1));
  program.clock.advance(day + 1000);
  expect(await program.stake(player, 9_000n)).toMatchObject({ ok: true });
  await runSetLimit(program, player, 'loss', 'day', 90_000n);
  await runSetLimit(program, player, 'loss', 'day', 5_000n);
  program.clock.advance(day + 1000);
  expect(await program.stake(player, 5_001n)).toMatchObject(refusedAt(1));
});

test('a first limit in the middle of a day counts what was lost before', async () => {
  const player = await program.openPlayer();
  await program.fund(player, 100_000n);
  await program.stake(player, 7_000n);
  await runSetLimit(program, player, 'loss', 'day', 10_000n);
  expect(await program.stake(player, 3_001n)).toMatchObject(refusedAt(1));
  expect(await program.stake(player, 3_000n)).toMatchObject({ ok: true });
});

test('a limit on stakes is not given back by prizes, but by a stake that is given back', async () => {
  const player = await funded('900.00');
  await runSetLimit(program, player, 'stake', 'week', 1_000n);
  await program.stake(player, 1_000n);
  await program.prize(player, 5_000n);
  expect(await program.stake(player, 500n)).toMatchObject({ ok: false });
  await program.giveBack(player, 600n, program.clock.now());
  expect(await program.stake(player, 500n)).toMatchObject({ ok: true });
});

test('a stake of yesterday that is given back today leaves the limit of today alone', async () => {
  const player = await funded('10.00');
  const stakedAt = program.clock.now();
  await program.stake(player, 1_000n);
  program.clock.advance(day);
  await program.giveBack(player, 1_000n, stakedAt);
  expect(await program.stake(player, 1_001n)).toMatchObject(refusedAt(1));
});

test('mandatory limits cannot be taken away, the others can after 24 hours', async () => {
  const player = await funded('10.00');
  await expect(runSetLimit(program, player, 'loss', 'day', null)).rejects.toMatchObject({
    code: 'limit.mandatory',
  });
  const told = (await limitsOf(program, player)).filter(({ mandatory }) => mandatory);
  expect(told.map(({ kind, period }) => `${kind} ${period}`)).toEqual(['loss day', 'time day']);
  await runSetLimit(program, player, 'stake', 'day', 100n);
  await runSetLimit(program, player, 'stake', 'day', null);
  expect(await program.stake(player, 200n)).toMatchObject({ ok: false });
  program.clock.advance(day + 1000);
  expect(await program.stake(player, 200n)).toMatchObject({ ok: true });
});

test.each([
  ['loss', 0n],
  ['time', 0n],
  ['time', 1_441n],
] as const)('a %s limit of %s is not one', async (kind, value) => {
  const player = await withLoss('10.00');
  await expect(runSetLimit(program, player, kind, 'day', value)).rejects.toMatchObject({
    code: 'amount.invalid',
  });
});

test('another process hears of a new limit within a moment', async () => {
  const player = await funded('900.00');
  const other: Compliance = await program.anotherCompliance();
  expect(await program.stake(player, 100n, other)).toMatchObject({ ok: true });
  await runSetLimit(program, player, 'stake', 'day', 150n);
  await expect
    .poll(async () => legsOn(await other.stakeTerms(player), 'stake').length, { timeout: 3_000 })
    .toBe(2);
});

test('fifty wishes at once end in one of them, with a budget that fits it', async () => {
  const player = await funded('500.00');
  const values = Array.from({ length: 50 }, (_, place) => BigInt(1_000 + place * 10));
  await Promise.all(values.map((value) => runSetLimit(program, player, 'loss', 'day', value)));
  const limits = await limitsOf(program, player);
  const inForce = limits.find(({ kind, period }) => kind === 'loss' && period === 'day');
  const value = BigInt(inForce?.value?.replace('.', '') ?? 0);
  expect(await program.stake(player, value + 1n)).toMatchObject(refusedAt(1));
  expect(await program.stake(player, value)).toMatchObject({ ok: true });
});

test('the page of limits shows what is used, left and waiting', async () => {
  const player = await funded('50.00');
  await program.stake(player, 2_000n);
  await runSetLimit(program, player, 'loss', 'day', 8_000n);
  const limits = await limitsOf(program, player);
  expect(limits).toHaveLength(12);
  expect(limits.find(({ kind, period }) => kind === 'loss' && period === 'day')).toMatchObject({
    value: '50.00',
    used: '20.00',
    left: '30.00',
    pending: { value: '80.00' },
  });
  expect(limits.find(({ kind, period }) => kind === 'time' && period === 'day')).toMatchObject({
    value: '120',
    used: '0',
    left: '120',
  });
});
