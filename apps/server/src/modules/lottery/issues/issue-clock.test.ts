import { sql, transaction } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueById } from '../issue.repository.ts';
import { createLotteryWorld } from '../testing/lottery-world.ts';
import type { LotteryWorld } from '../testing/lottery-world.ts';
import { issueClocks } from './issue-clock.ts';

let house: LotteryWorld;
beforeAll(async () => {
  house = await createLotteryWorld();
}, 120_000);
afterAll(() => house.finish());

const stateOf = async (id: bigint) => (await issueById(house.world.pool, id))?.state;
const soon = { timeout: 20_000 };

test('an issue whose payment takes long keeps no other from being closed and drawn', async () => {
  const player = await house.world.addPlayer();
  const [slow, other] = [await house.openIssue(), await house.openIssue()];
  await house.buy(player, { numero: slow.numero });
  await house.endSale(slow.id);
  const ends: (() => Promise<void>)[] = [];
  try {
    await transaction(house.world.pool, async (tx) => {
      // Its ticket cannot be written while this is held.
      await tx.query(sql`select from lottery.ticket where issue_id = ${slow.id} for update`);
      ends.push(...issueClocks(house.deps).map((clock) => clock.start()));
      await expect.poll(() => stateOf(slow.id), soon).toBe('SETTLING');
      await house.endSale(other.id);
      await expect.poll(() => stateOf(other.id), soon).toBe('DRAWN');
      expect(await stateOf(slow.id)).toBe('SETTLING');
    });
    await expect.poll(() => stateOf(slow.id), soon).toBe('SETTLED');
    await expect.poll(() => stateOf(other.id), soon).toBe('SETTLED');
  } finally {
    for (const end of ends) await end();
  }
  expect(house.errors).toEqual([]);
  await house.world.prove();
}, 90_000);

test('an issue is closed while the servers of the beacon do not answer', async () => {
  const [asked, other] = [await house.openIssue(), await house.openIssue()];
  await house.endSale(asked.id);
  await house.close(asked.id);
  const held = Promise.withResolvers<null>();
  let isAsked = false;
  const round = () => {
    isAsked = true;
    return held.promise;
  };
  const deps = { ...house.deps, beacon: { ...house.deps.beacon, round } };
  const ends = issueClocks(deps).map((clock) => clock.start());
  try {
    await expect.poll(() => isAsked, soon).toBe(true);
    await house.endSale(other.id);
    await expect.poll(() => stateOf(other.id), soon).toBe('CLOSED');
  } finally {
    held.resolve(null);
    for (const end of ends) await end();
  }
}, 60_000);

test('a process that is to end does not settle to the end first: another one goes on', async () => {
  const player = await house.world.addPlayer();
  const { id, numero } = await house.openIssue();
  await house.buy(player, { numero });
  await house.endSale(id);
  await house.close(id);
  await house.draw(id);
  const ending = { ...house.deps, ending: AbortSignal.abort() };
  expect(await house.settle(id, ending)).toBe(false);
  expect(await stateOf(id)).toBe('SETTLING');
  expect(await house.settle(id)).toBe(true);
  expect(await stateOf(id)).toBe('SETTLED');
});
