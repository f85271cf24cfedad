import { sql, transaction } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueById } from '../issue.repository.ts';
import { openLotteryProgram } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { issueClocks } from './issue-clock.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

const stateOf = async (id: bigint) => (await issueById(program.owner, id))?.state;
const soon = { timeout: 20_000 };

test('an issue whose payment takes long keeps no other from being closed and drawn', async () => {
  const player = await program.addPlayer();
  const [slow, other] = [await program.openIssue(), await program.openIssue()];
  await program.buy(player, { numero: slow.numero });
  await program.endSale(slow.id);
  const ends: (() => Promise<void>)[] = [];
  try {
    await transaction(program.owner, async (tx) => {
      // Its ticket cannot be written while this is held.
      await tx.query(sql`select from lottery.ticket where issue_id = ${slow.id} for update`);
      ends.push(...issueClocks(program.deps).map((clock) => clock.start()));
      await expect.poll(() => stateOf(slow.id), soon).toBe('SETTLING');
      await program.endSale(other.id);
      await expect.poll(() => stateOf(other.id), soon).toBe('DRAWN');
      expect(await stateOf(slow.id)).toBe('SETTLING');
    });
    await expect.poll(() => stateOf(slow.id), soon).toBe('SETTLED');
    await expect.poll(() => stateOf(other.id), soon).toBe('SETTLED');
  } finally {
    for (const end of ends) await end();
  }
  expect(program.errors).toEqual([]);
  await program.prove();
}, 90_000);

test('an issue is closed while the servers of the beacon do not answer', async () => {
  const [asked, other] = [await program.openIssue(), await program.openIssue()];
  await program.endSale(asked.id);
  await program.closeIssue(asked.id);
  const held = Promise.withResolvers<null>();
  let isAsked = false;
  const round = () => {
    isAsked = true;
    return held.promise;
  };
  const deps = { ...program.deps, beacon: { ...program.deps.beacon, round } };
  const ends = issueClocks(deps).map((clock) => clock.start());
  try {
    await expect.poll(() => isAsked, soon).toBe(true);
    await program.endSale(other.id);
    await expect.poll(() => stateOf(other.id), soon).toBe('CLOSED');
  } finally {
    held.resolve(null);
    for (const end of ends) await end();
  }
}, 60_000);

test('a process that is to end does not settle to the end first: another one goes on', async () => {
  const player = await program.addPlayer();
  const { id, numero } = await program.openIssue();
  await program.buy(player, { numero });
  await program.endSale(id);
  await program.closeIssue(id);
  await program.draw(id);
  const ending = { ...program.deps, ending: AbortSignal.abort() };
  expect(await program.settle(id, ending)).toBe(false);
  expect(await stateOf(id)).toBe('SETTLING');
  expect(await program.settle(id)).toBe(true);
  expect(await stateOf(id)).toBe('SETTLED');
});
