import { legsOn } from '../play/index.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { readDaySpan } from '../../platform/day-span.ts';
import { openMoneyProgram } from '../../testing/money-program.ts';
import { waitersOf } from '../../testing/waiters.ts';
import { runSetLimit } from './testing/calls.ts';

const program = await openMoneyProgram();
const today = '2026-11-18';
const todaySpan = readDaySpan('America/Sao_Paulo', { from: today, to: today }, program.clock.now());
const second = 1_000;
/** Longer than a stake that was built before a limit may be on its way. */
const minute = 61 * second;
const refused = { ok: false, refusal: 'exceeds_credits' };

const totalsOf = program.totals;
beforeEach(() => {
  program.totals = totalsOf;
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

async function member(lossDay: string | null = null): Promise<bigint> {
  const limits = lossDay === null ? null : { lossDay, timeDayMinutes: 120 };
  const playerId = await program.openPlayer(limits);
  await program.fund(playerId, 1_000_000n);
  return playerId;
}

/** Terms as a process holds them that has not heard yet of what changes next. */
async function unaware(playerId: bigint) {
  const terms = await program.compliance.stakeTerms(playerId);
  return { stakeTerms: async () => terms };
}

async function stakedBy(playerId: bigint): Promise<bigint> {
  return (await totalsOf(program.database.read, playerId, todaySpan)).stake;
}

test('a stake that comes while a first limit is set is counted to it', async () => {
  const player = await member();
  const old = await unaware(player);
  const coming: Promise<unknown>[] = [];
  program.totals = async (...range) => {
    const totals = await totalsOf(...range);
    if (coming.length === 0) {
      coming.push(program.stake(player, 3_000n, old));
      await expect.poll(() => waitersOf(program.owner), { timeout: 10_000 }).toBe(1);
    }
    return totals;
  };
  await runSetLimit(program, player, 'stake', 'day', 5_000n);
  expect(await Promise.all(coming)).toMatchObject([{ ok: true }]);
  expect(await program.stake(player, 2_001n)).toMatchObject(refused);
  expect(await program.stake(player, 2_000n)).toMatchObject({ ok: true });
  expect(await program.stake(player, 1n)).toMatchObject(refused);
});

test.each(['stake', 'loss'] as const)(
  'stakes of a process that hears late of a first limit of %s are counted within a second',
  async (kind) => {
    const player = await member();
    const old = await unaware(player);
    await program.stake(player, 1_000n);
    await runSetLimit(program, player, kind, 'week', 5_000n);
    expect(await program.stake(player, 500n)).toMatchObject({ ok: true });
    expect(await program.stake(player, 2_000n, old), 'on its way').toMatchObject({ ok: true });
    program.clock.advance(second);
    expect(await program.stake(player, 1_501n)).toMatchObject(refused);
    expect(await program.stake(player, 1_000n, old), 'later still').toMatchObject({ ok: true });
    program.clock.advance(minute);
    expect(await program.stake(player, 501n)).toMatchObject(refused);
    expect(await program.stake(player, 500n)).toMatchObject({ ok: true });
  },
);

test('what came beyond a first limit closes it for the period', async () => {
  const player = await member();
  const old = await unaware(player);
  await runSetLimit(program, player, 'loss', 'day', 5_000n);
  await program.stake(player, 4_000n);
  await program.stake(player, 2_000n, old);
  program.clock.advance(second);
  expect(await program.stake(player, 1n)).toMatchObject(refused);
  await program.prize(player, 500n);
  expect(await program.stake(player, 1n)).toMatchObject(refused);
});

test('the process that set a first limit may end: another one counts what came since', async () => {
  const player = await member();
  const old = await unaware(player);
  await runSetLimit(program, player, 'stake', 'day', 5_000n);
  await program.stake(player, 3_000n, old);
  const next = await program.anotherCompliance();
  expect(await program.stake(player, 2_001n, next)).toMatchObject(refused);
  expect(await program.stake(player, 2_000n, next)).toMatchObject({ ok: true });
});

test('stakers of two processes never have more than the limit leaves, once both have heard', async () => {
  const player = await member('9000.00');
  const other = await program.anotherCompliance();
  await other.stakeTerms(player);
  const limit = { isSet: false };
  const staker = async (place: number) => {
    const by = place % 2 === 0 ? program.compliance : other;
    for (let stakes = 0; stakes < 40 && !limit.isSet; stakes += 1)
      await program.stake(player, 100n, by);
  };
  const playing = Promise.all(Array.from({ length: 10 }, (_, place) => staker(place)));
  await runSetLimit(program, player, 'stake', 'day', 60_000n);
  limit.isSet = true;
  await playing;
  await expect
    .poll(async () => legsOn(await other.stakeTerms(player), 'stake').length, { timeout: 10_000 })
    .toBe(2);
  program.clock.advance(second);
  const staked = await stakedBy(player);
  expect(await program.stake(player, 60_001n - staked, other)).toMatchObject(refused);
  expect(await program.stake(player, 60_000n - staked, other)).toMatchObject({ ok: true });
  expect(await program.stake(player, 1n)).toMatchObject(refused);
});

test('a prize that did not hear of a limit cut below what was lost makes no room', async () => {
  const player = await member('50.00');
  await program.stake(player, 4_000n);
  const old = await unaware(player);
  await runSetLimit(program, player, 'loss', 'day', 1_000n);
  expect(await program.prize(player, 500n, old)).toMatchObject({ ok: true });
  program.clock.advance(second);
  expect(await program.stake(player, 1n)).toMatchObject(refused);
});

test('once nobody can be left who has not heard, play is no longer looked at', async () => {
  const player = await member();
  await runSetLimit(program, player, 'stake', 'day', 5_000n);
  program.clock.advance(minute);
  await program.stake(player, 100n);
  let looks = 0;
  program.totals = (...range) => {
    looks += 1;
    return totalsOf(...range);
  };
  program.clock.advance(minute);
  await program.stake(player, 100n);
  expect(looks).toBe(0);
});

test('a new account has its first limits unwatched: nobody knows it yet', async () => {
  const player = await member('50.00');
  let looks = 0;
  program.totals = (...range) => {
    looks += 1;
    return totalsOf(...range);
  };
  expect(await program.stake(player, 5_001n)).toMatchObject(refused);
  program.clock.advance(second);
  expect(await program.stake(player, 5_000n)).toMatchObject({ ok: true });
  expect(looks).toBe(0);
});
