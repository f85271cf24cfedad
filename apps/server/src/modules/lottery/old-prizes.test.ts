import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLotteryWorld, testGame } from './testing/lottery-world.ts';
import type { LotteryWorld } from './testing/lottery-world.ts';
import { publishPrizes } from './testing/publish-prizes.ts';

let house: LotteryWorld;
beforeAll(async () => {
  house = await createLotteryWorld();
}, 120_000);
afterAll(() => house.finish());

/** Two people give a lottery new prizes in another process, which this one has not heard of. */
const changePrizesElsewhere = () => publishPrizes(house.twin(), testGame.code, testGame.table);

it('a refusal for prizes that are old here is followed by those in force', async () => {
  const player = await house.world.addPlayer();
  const { numero } = await house.openIssue();
  const known = (await house.deps.games.byCode(testGame.code))?.table.version ?? 0;
  await changePrizesElsewhere();
  await changePrizesElsewhere();
  const wish = { numero, tableVersion: known + 2 };
  expect(await house.buy(player, wish)).toMatchObject({ code: 'lottery.prizes.changed' });
  expect((await house.deps.games.byCode(testGame.code))?.table.version).toBe(known + 2);
  expect(await house.buy(player, wish)).toMatchObject({ ticket: { numero } });
});
