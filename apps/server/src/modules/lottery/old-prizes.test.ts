import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLotteryProgram, testGame } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';
import { publishPrizes } from './testing/publish-prizes.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

/** Two people give a lottery new prizes in another process, which this one has not heard of. */
const changePrizesElsewhere = () => publishPrizes(program.twin(), testGame.code, testGame.table);

it('a refusal for prizes that are old here is followed by those in force', async () => {
  const player = await program.addPlayer();
  const { numero } = await program.openIssue();
  const known = (await program.deps.games.byCode(testGame.code))?.table.version ?? 0;
  await changePrizesElsewhere();
  await changePrizesElsewhere();
  const wish = { numero, tableVersion: known + 2 };
  expect(await program.buy(player, wish)).toMatchObject({ code: 'lottery.prizes.changed' });
  expect((await program.deps.games.byCode(testGame.code))?.table.version).toBe(known + 2);
  expect(await program.buy(player, wish)).toMatchObject({ ticket: { numero } });
});
