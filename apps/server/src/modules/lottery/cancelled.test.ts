import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLotteryProgram, onFirst } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

const codeOf = (answer: object) => ('code' in answer ? answer.code : 'sold');

async function usedOf(issueId: bigint, scope: string): Promise<bigint> {
  const { rows } = await program.owner.query<{ used: bigint }>(sql`
    select used from lottery.quota where issue_id = ${issueId} and scope = ${scope}`);
  return rows[0]?.used ?? 0n;
}

describe('a ticket that is taken back', () => {
  const refOf = (sold: object) => (sold as { ticket: { id: string } }).ticket.id;

  it('gives its stake, its bounds and its limit back once, however often it is asked', async () => {
    const player = await program.addPlayer();
    const budget = await program.limitLoss(player, 500n);
    const issue = await program.openIssue();
    const ref = refOf(await program.buy(player, { numero: issue.numero }));
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => program.cancel(player, ref)));
    for (const answer of answers) expect(answer).toMatchObject({ ticket: { state: 'CANCELLED' } });
    expect(await program.cashOf(player)).toBe(100_000n);
    expect(await program.available(budget)).toBe(500n);
    expect(await usedOf(issue.id, 'issue')).toBe(0n);
    expect(await usedOf(issue.id, 'cell:three.first 7')).toBe(0n);
    await program.prove();
  });

  it('is what its key stands for from then on; another wish under that key is refused', async () => {
    const player = await program.addPlayer();
    const { numero } = await program.openIssue();
    const ref = refOf(await program.buy(player, { numero }, 'gone-key'));
    await program.cancel(player, ref);
    const again = await program.buy(player, { numero }, 'gone-key');
    expect(again).toMatchObject({ ticket: { id: ref, state: 'CANCELLED' }, balance: '1000.00' });
    const other = await program.buy(player, { numero, lines: [onFirst(3)] }, 'gone-key');
    expect(codeOf(other)).toBe('idempotency.conflict');
    expect(await program.cashOf(player)).toBe(100_000n);
  });

  it('must be so before the close, and by its own member', async () => {
    const [player, other] = [await program.addPlayer(), await program.addPlayer()];
    const issue = await program.openIssue();
    const ref = refOf(await program.buy(player, { numero: issue.numero }));
    expect(await program.cancel(other, ref)).toEqual({ code: 'lottery.ticket.not.found' });
    await program.endSale(issue.id);
    expect(await program.cancel(player, ref)).toEqual({ code: 'lottery.closed' });
    expect(await program.cashOf(player)).toBe(99_800n);
  });

  it('is no leaf of its issue and wins nothing', async () => {
    const player = await program.addPlayer();
    const issue = await program.openIssue();
    const lines = [onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)];
    const ref = refOf(await program.buy(player, { numero: issue.numero, lines, price: '20.00' }));
    await program.cancel(player, ref);
    await program.endSale(issue.id);
    await program.advance();
    const { rows } = await program.owner.query(sql`
      select state, tickets from lottery.issue where id = ${issue.id}`);
    expect(rows).toEqual([{ state: 'SETTLED', tickets: 0 }]);
    expect(await program.cashOf(player)).toBe(100_000n);
  });

  it('gets its stake back from the next process where the first one died', async () => {
    const player = await program.addPlayer();
    const issue = await program.openIssue();
    const ref = refOf(await program.buy(player, { numero: issue.numero }));
    await program.owner.query(sql`
      update lottery.ticket set state = 'CANCELLED' where ref = ${ref}`);
    await program.advance();
    await program.advance();
    expect(await program.cashOf(player)).toBe(100_000n);
  });
});
