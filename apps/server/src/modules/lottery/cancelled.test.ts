import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLotteryWorld, onFirst } from './testing/lottery-world.ts';
import type { LotteryWorld } from './testing/lottery-world.ts';

let house: LotteryWorld;
beforeAll(async () => {
  house = await createLotteryWorld();
}, 120_000);
afterAll(() => house.finish());

const codeOf = (answer: object) => ('code' in answer ? answer.code : 'sold');

async function usedOf(issueId: bigint, scope: string): Promise<bigint> {
  const { rows } = await house.world.pool.query<{ used: bigint }>(sql`
    select used from lottery.quota where issue_id = ${issueId} and scope = ${scope}`);
  return rows[0]?.used ?? 0n;
}

describe('a ticket that is taken back', () => {
  const refOf = (sold: object) => (sold as { ticket: { id: string } }).ticket.id;

  it('gives its stake, its bounds and its limit back once, however often it is asked', async () => {
    const player = await house.world.addPlayer();
    const budget = await house.world.limitLoss(player, 500n);
    const issue = await house.openIssue();
    const ref = refOf(await house.buy(player, { numero: issue.numero }));
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => house.cancel(player, ref)));
    for (const answer of answers) expect(answer).toMatchObject({ ticket: { state: 'CANCELLED' } });
    expect(await house.world.cashOf(player)).toBe(100_000n);
    expect(await house.world.available(budget)).toBe(500n);
    expect(await usedOf(issue.id, 'issue')).toBe(0n);
    expect(await usedOf(issue.id, 'cell:three.first 7')).toBe(0n);
    await house.world.prove();
  });

  it('is what its key stands for from then on; another wish under that key is refused', async () => {
    const player = await house.world.addPlayer();
    const { numero } = await house.openIssue();
    const ref = refOf(await house.buy(player, { numero }, 'gone-key'));
    await house.cancel(player, ref);
    const again = await house.buy(player, { numero }, 'gone-key');
    expect(again).toMatchObject({ ticket: { id: ref, state: 'CANCELLED' }, balance: '1000.00' });
    const other = await house.buy(player, { numero, lines: [onFirst(3)] }, 'gone-key');
    expect(codeOf(other)).toBe('idempotency.conflict');
    expect(await house.world.cashOf(player)).toBe(100_000n);
  });

  it('must be so before the close, and by its own member', async () => {
    const [player, other] = [await house.world.addPlayer(), await house.world.addPlayer()];
    const issue = await house.openIssue();
    const ref = refOf(await house.buy(player, { numero: issue.numero }));
    expect(await house.cancel(other, ref)).toEqual({ code: 'lottery.ticket.not.found' });
    await house.endSale(issue.id);
    expect(await house.cancel(player, ref)).toEqual({ code: 'lottery.closed' });
    expect(await house.world.cashOf(player)).toBe(99_800n);
  });

  it('is no leaf of its issue and wins nothing', async () => {
    const player = await house.world.addPlayer();
    const issue = await house.openIssue();
    const lines = [onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)];
    const ref = refOf(await house.buy(player, { numero: issue.numero, lines, price: '20.00' }));
    await house.cancel(player, ref);
    await house.endSale(issue.id);
    await house.advance();
    const { rows } = await house.world.pool.query(sql`
      select state, tickets from lottery.issue where id = ${issue.id}`);
    expect(rows).toEqual([{ state: 'SETTLED', tickets: 0 }]);
    expect(await house.world.cashOf(player)).toBe(100_000n);
  });

  it('gets its stake back from the next process where the first one died', async () => {
    const player = await house.world.addPlayer();
    const issue = await house.openIssue();
    const ref = refOf(await house.buy(player, { numero: issue.numero }));
    await house.world.pool.query(sql`
      update lottery.ticket set state = 'CANCELLED' where ref = ${ref}`);
    await house.advance();
    await house.advance();
    expect(await house.world.cashOf(player)).toBe(100_000n);
  });
});
