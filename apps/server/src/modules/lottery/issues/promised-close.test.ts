import { roundAt } from '@arara/lottery';
import { sql, transaction } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rewrite } from '../../../testing/rewrite.ts';
import { databaseNow, issueById } from '../issue.repository.ts';
import { openLotteryProgram } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';

/** The attempts of somebody with the password of the database on the time of a count. */
let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

/** An issue with a ticket whose sale has ended and that nobody has closed. */
async function endedIssue(): Promise<bigint> {
  const { id, numero } = await program.openIssue();
  await program.buy(await program.addPlayer(), { numero });
  await program.endSale(id);
  return id;
}

/** The same, and its beacon came out a minute ago. */
async function lateIssue(): Promise<bigint> {
  const id = await endedIssue();
  const chain = await program.deps.beacon.chain();
  const round = roundAt(chain, new Date(Date.now() - 60_000));
  const earlier = sql`update lottery.issue set beacon_round = ${round} where id = ${id}`;
  await rewrite(program.owner, earlier);
  return id;
}

const closing = (id: bigint) => sql`
  update lottery.issue set state = 'CLOSED', tickets_root = 'ab', tickets = 1,
    closed_at = close_at where id = ${id}`;
const mustBeVoid = 'an issue that was counted after its beacon is void';

test('the time of a count is the one at which it was written, however long it took and whatever it says', async () => {
  const { owner } = program;
  const id = await endedIssue();
  const before = await databaseNow(owner);
  await owner.query(sql`
    update lottery.issue set state = 'CLOSED', tickets = 1, closed_at = clock_timestamp(),
      tickets_root = 'ab' || pg_sleep(0.2) where id = ${id}`);
  const closed = await issueById(owner, id);
  expect(closed?.closed_at?.getTime()).toBeGreaterThanOrEqual(before.getTime() + 200);
});

test('a count that comes after the beacon is void by the end of its transaction, drawn or not', async () => {
  const { owner } = program;
  const id = await lateIssue();
  await expect(owner.query(closing(id))).rejects.toThrow(mustBeVoid);
  const drawn = transaction(owner, async (tx) => {
    await tx.query(closing(id));
    await tx.query(sql`
      update lottery.issue set state = 'DRAWN', result = '7,7,7', server_seed = 'ab',
        beacon_randomness = 'ab', beacon_signature = 'ab', drawn_at = now() where id = ${id}`);
  });
  await expect(drawn).rejects.toThrow(mustBeVoid);
  const atOnce = transaction(owner, async (tx) => {
    await tx.query('set constraints all immediate');
    await tx.query(closing(id));
  });
  await expect(atOnce).rejects.toThrow(mustBeVoid);
  expect((await issueById(owner, id))?.state).toBe('SCHEDULED');
  await expect.poll(() => program.closeIssue(id)).toBe(true);
  expect((await issueById(owner, id))?.state).toBe('VOID');
});

test('one that comes before it stands', async () => {
  const { owner } = program;
  const id = await endedIssue();
  await owner.query(closing(id));
  expect((await issueById(owner, id))?.state).toBe('CLOSED');
});
