import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '@arara/postgres';
import { buyTicket, twoReais } from '../../testing/member-program.ts';
import { rewrite } from '../../testing/rewrite.ts';
import { createTestProgram } from '../../testing/test-program.ts';
import type { TestProgram } from '../../testing/test-program.ts';
import { requireSound, rewardedMember } from './testing/rewarded.ts';

let program: TestProgram;
const follow = () => program.modules.rewards.service.follow();
const member = (cash: bigint) => rewardedMember(program, cash);
const job = (name: string) =>
  program.modules.rewards.jobs.find((one) => one.name === name)?.run() ??
  Promise.reject(new Error(name));

/** The money that left the house's account for a member's grants, in centavos. */
async function costOf(playerId: bigint): Promise<bigint> {
  const { rows } = await program.owner.query<{ sum: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum from wallet.bonus_cost where player_id = ${playerId}`);
  return rows[0]?.sum ?? -1n;
}

/** The grant's time is over. */
async function expire(grant: string): Promise<void> {
  await rewrite(
    program.owner,
    sql`
    update rewards.grants set expires_at = now() - interval '1 second' where id = ${grant}`,
  );
  await job('rewards.expire');
}

beforeAll(async () => {
  program = await createTestProgram();
  // Before anybody has asked for the vendor: a prize above it waits for people.
  await rewrite(
    program.owner,
    sql`update play.vendor set prize_max = 1000000 where code = 'studio'`,
  );
  await program.kernel.notifier.start();
}, 120_000);
afterAll(async () => {
  await program.kernel.notifier.stop();
  await program.close();
});
afterEach(() => requireSound(program));

describe('the example of the field', () => {
  test('cash first, the split of a stake comes back, and wagering makes the grant the member’s up to its bound', async () => {
    const one = await member(5_000n);
    const grant = await one.grant();
    expect(await one.has()).toEqual([5_000n, 10_000n]);

    expect(await one.lose(500)).toBe(0);
    await follow();
    expect(await one.has()).toEqual([4_500n, 10_000n]);
    expect((await one.one(grant)).wagered).toBe('5.00');

    const dear = await one.stake(600);
    expect(dear).toMatchObject({ code: 1008, limit: 'bonus', limit_max: '500' });

    for (let left = 4_500; left > 300; left -= 500) await one.lose(left >= 800 ? 500 : left - 300);
    expect(await one.has()).toEqual([300n, 10_000n]);
    expect(await one.stake(500, 'split', 'split-b')).toMatchObject({ code: 0 });
    expect(await one.has()).toEqual([0n, 9_800n]);
    await one.win(2_001, 'split');
    expect(await one.has()).toEqual([1_200n, 10_601n]);
    await follow();
    expect((await one.one(grant)).wagered).toBe('52.00');

    await rewrite(
      program.owner,
      sql`update rewards.grants set wagered = 199500 where id = ${grant}`,
    );
    expect(await one.lose(500)).toBe(0);
    await follow();
    const over = await one.one(grant);
    expect(over).toMatchObject({ state: 'COMPLETED', endReason: 'wagered', converted: '106.01' });
    expect(await one.has()).toEqual([700n + 10_601n, 0n]);
    expect((await one.stake(600)).code, 'its highest stake ended with it').toBe(0);
    expect(await costOf(one.id)).toBe(10_000n);
  });

  test('a stake that is rolled back gives both sources and the progress back', async () => {
    const one = await member(300n);
    const grant = await one.grant();
    await one.stake(500, 'back', 'back-b');
    await follow();
    const open = await one.one(grant);
    expect(open, 'it counts once its round has ended').toMatchObject({
      wagered: '0.00',
      rounds: [{ staked: '5.00', counted: '0.00' }],
    });
    await one.lose(100);
    await follow();
    expect((await one.one(grant)).wagered).toBe('1.00');
    expect((await one.undo('back-b', 'back')).code).toBe(0);
    await follow();
    expect(await one.has()).toEqual([300n, 9_900n]);
    expect(await one.one(grant)).toMatchObject({ wagered: '1.00' });
  });

  test('above the highest conversion the house gets the rest', async () => {
    const one = await member(0n);
    const grant = await one.grant({ amount: 1_000n, wagering: 500n, convertMax: 600n });
    await one.stake(500, 'much');
    await one.win(500, 'much');
    await follow();
    expect(await one.one(grant)).toMatchObject({ converted: '6.00', taken: '4.00' });
    expect(await one.has()).toEqual([600n, 0n]);
    expect(await costOf(one.id)).toBe(600n);
  });
});

test('a lottery counts half, and a type of game that the rules do not name counts nothing', async () => {
  const one = await member(1_000n);
  await program.modules.lottery.service.planIssues();
  const grant = await one.grant();
  const buyer = { program, call: one.call, token: one.token };
  await buyTicket(buyer, 'ssc-5m', 'half-of-a-ticket', twoReais);
  await follow();
  expect((await one.one(grant)).rounds).toMatchObject([{ staked: '2.00', counted: '0.00' }]);
  await rewrite(
    program.owner,
    sql`update play.round set state = 'CLOSED' where player_id = ${one.id}`,
  );
  await follow();
  expect((await one.one(grant)).wagered).toBe('1.00');
  const other = await one.grant({ weights: {} });
  await one.post(`rewards/grants/${grant}/give-up`, {});
  await one.lose(500);
  await follow();
  expect((await one.one(other)).wagered).toBe('0.00');
});

test('every stake counts once, however many count at the same time', async () => {
  const one = await member(20_000n);
  const grant = await one.grant();
  const rounds = Array.from({ length: 30 }, (_, at) => at);
  await Promise.all([
    ...rounds.map(() => one.lose(100)),
    ...rounds.map(() => follow()),
    ...rounds.slice(0, 5).map(() => follow()),
  ]);
  await follow();
  expect((await one.one(grant)).wagered).toBe('30.00');
  const { rounds: counted } = await one.one(grant);
  expect(counted).toHaveLength(30);
});

test('two grants: the oldest is staked and wagered first, and the next goes on with what is staked then', async () => {
  const one = await member(0n);
  const first = await one.grant({ amount: 500n, wagering: 700n });
  const second = await one.grant({ amount: 500n, wagering: 10_000n });
  await one.stake(500, 'first');
  expect(await one.has()).toEqual([0n, 500n]);
  await one.close('first', 500, 0);
  await follow();
  expect(await one.one(first)).toMatchObject({ wagered: '5.00', left: '0.00', endReason: 'spent' });
  expect((await one.one(first)).state).toBe('COMPLETED');
  await one.lose(100);
  await follow();
  expect((await one.one(second)).wagered).toBe('1.00');
});

describe('a grant that ends', () => {
  test('is given once by one deed, and activated once by fifty at a time', async () => {
    const one = await member(0n);
    const id = String(await one.issue({}, 'deed'));
    expect(await one.issue({}, 'deed')).toBeNull();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => one.post(`rewards/grants/${id}/activate`, {})),
    );
    expect(replies.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(await one.has()).toEqual([0n, 10_000n]);
    expect(await costOf(one.id)).toBe(10_000n);
  });

  test('becomes cash at once where nothing has to be wagered', async () => {
    const one = await member(0n);
    const grant = await one.grant({ wagering: 0n });
    expect(await one.one(grant)).toMatchObject({ state: 'COMPLETED', converted: '100.00' });
    expect(await one.has()).toEqual([10_000n, 0n]);
  });

  test('is used up where nothing of it is left and no round may bring it anything', async () => {
    const one = await member(0n);
    const grant = await one.grant({ amount: 500n });
    await one.stake(500, 'last');
    await follow();
    expect((await one.one(grant)).state, 'its round may win').toBe('ACTIVE');
    await one.close('last', 500, 0);
    await follow();
    expect(await one.one(grant)).toMatchObject({ state: 'COMPLETED', endReason: 'spent' });
  });

  test.each([
    [false, 'the member', '5.00', '95.00', 500n],
    [true, 'the house', '0.00', '100.00', 0n],
  ] as const)(
    'late prizes, forfeited %s, go to %s',
    async (lateForfeits, _who, converted, taken, cash) => {
      const one = await member(0n);
      const grant = await one.grant({ lateForfeits });
      await one.stake(500, `late-${lateForfeits}`);
      await expire(grant);
      expect(await one.one(grant)).toMatchObject({ state: 'EXPIRED', taken: '95.00' });
      await one.win(500, `late-${lateForfeits}`);
      expect(await one.has(), 'nothing can be staked of it').toEqual([0n, 0n]);
      await job('rewards.late');
      await job('rewards.late');
      expect(await one.one(grant)).toMatchObject({ converted, taken });
      expect(await one.has()).toEqual([cash, 0n]);
    },
  );

  test.each(['expired', 'given up', 'withdrawn'] as const)(
    'a stake that comes back after it was %s is the house’s: it was never wagered',
    async (how) => {
      const one = await member(how === 'withdrawn' ? 5_000n : 0n);
      const grant = await one.grant({ bonusFirst: true });
      await one.stake(500, `return-${how}`, `return-${how}-b`);
      if (how === 'expired') await expire(grant);
      else if (how === 'given up') await one.post(`rewards/grants/${grant}/give-up`, {});
      else await one.post('cashier/withdrawals', { amount: '50.00', bonusLoss: '95.00' });
      const [cash] = await one.has();
      await one.undo(`return-${how}-b`, `return-${how}`);
      await job('rewards.late');
      expect(await one.one(grant)).toMatchObject({ converted: '0.00', taken: '100.00' });
      expect(await one.has()).toEqual([cash, 0n]);
    },
  );

  test('a prize that waits for people keeps it open: its money is wagered like any other', async () => {
    const one = await member(0n);
    const grant = await one.grant({ amount: 500n });
    await one.stake(500, 'held');
    await one.win(1_000_001, 'held');
    await follow();
    expect(await one.has(), 'nothing of it can be staked yet').toEqual([0n, 0n]);
    expect((await one.one(grant)).state).toBe('ACTIVE');
  });

  test('by a withdrawal: refused until its loss was told, and cash is untouched', async () => {
    const one = await member(10_000n);
    const grant = await one.grant();
    const untold = await one.post('cashier/withdrawals', { amount: '50.00' });
    expect(untold).toMatchObject({ errorCode: 'withdrawal.bonus', value: { bonusLoss: '100.00' } });
    const less = await one.post('cashier/withdrawals', { amount: '50.00', bonusLoss: '99.99' });
    expect(less.errorCode).toBe('withdrawal.bonus');
    expect((await one.one(grant)).state, 'a refusal changes nothing').toBe('ACTIVE');
    const tabs = await Promise.all([
      one.post('cashier/withdrawals', { amount: '50.00', bonusLoss: '100.00' }),
      one.post('cashier/withdrawals', { amount: '50.00', bonusLoss: '100.00' }),
    ]);
    // One withdrawal waits at a time.
    expect(tabs.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tabs.map(({ errorCode }) => errorCode)).toContain('withdrawal.pending');
    expect(await one.one(grant)).toMatchObject({ state: 'FORFEITED', taken: '100.00' });
    expect(await one.has()).toEqual([5_000n, 0n]);
    expect(await costOf(one.id)).toBe(0n);
  });

  test('by its member, once; and nobody else’s grant is there for anybody', async () => {
    const [one, other] = [await member(0n), await member(0n)];
    const grant = await one.grant();
    for (const act of ['activate', 'give-up']) {
      const foreign = await other.post(`rewards/grants/${grant}/${act}`, {});
      expect(foreign.errorCode).toBe('grant.not.found');
    }
    for (const _ of [1, 2]) {
      expect((await one.post(`rewards/grants/${grant}/give-up`, {})).status).toBe(200);
    }
    expect(await one.one(grant)).toMatchObject({ state: 'FORFEITED', endReason: 'member' });
    const again = await one.post(`rewards/grants/${grant}/activate`, {});
    expect(again.errorCode).toBe('grant.over');
    expect(await one.has()).toEqual([0n, 0n]);
  });

  test('before it was activated, with no money moved', async () => {
    const one = await member(0n);
    const grant = String(await one.issue());
    await rewrite(
      program.owner,
      sql`
      update rewards.grants set expires_at = now() - interval '1 second' where id = ${grant}`,
    );
    expect((await one.post(`rewards/grants/${grant}/activate`, {})).errorCode).toBe('grant.over');
    await job('rewards.expire');
    expect(await one.one(grant)).toMatchObject({ state: 'EXPIRED', entries: [] });
    expect(await costOf(one.id)).toBe(0n);
  });
});
