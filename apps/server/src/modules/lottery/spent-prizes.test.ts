import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseAccount } from '../play/testing/ledger.ts';
import type { TestPlayer } from '../play/testing/world.ts';
import { issueById } from './issue.repository.ts';
import { losses } from './results/correction.repository.ts';
import { createLotteryWorld, foreignGame, onFirst } from './testing/lottery-world.ts';
import type { LotteryWorld } from './testing/lottery-world.ts';
import { resultsIn } from './testing/settled-by-three.ts';

let house: LotteryWorld;
let agree: ReturnType<typeof resultsIn>['agree'];
let settledBy3: ReturnType<typeof resultsIn>['settledBy3'];
beforeAll(async () => {
  house = await createLotteryWorld();
  ({ agree, settledBy3 } = resultsIn(house));
}, 120_000);
afterAll(() => house.finish());

const stateOf = async (id: bigint) => (await issueById(house.world.pool, id))?.state;
const cash = (player: TestPlayer) => house.world.cashOf(player);
const lossAccount = () => houseAccount(house.world.ledger, 'vendor:lottery:lost', 'BRL');
const borne = async () => -(await house.world.available(await lossAccount()));

/** The prizes of a player's rounds, and the totals of their days. */
async function roundsOf({ playerId }: TestPlayer) {
  const { rows } = await house.world.pool.query<{ win: bigint; payout: bigint }>(sql`
    select (select sum(win)::bigint from play.round where player_id = ${playerId}) as win,
      (select sum(payout)::bigint from play.day_total where player_id = ${playerId}) as payout`);
  return rows[0];
}

describe('what was spent', () => {
  it.each([
    ['all of it', 0n, 1_960n],
    ['a part of it', 1_000n, 960n],
    ['nothing that is missing', 1_960n, 0n],
  ])('%s: nobody goes below zero, and the house bears the rest', async (_, left, lost) => {
    const { id, numero, refs, three } = await settledBy3();
    const [borneBefore, listedBefore] = [await borne(), await losses(house.world.pool, 100)];
    await house.spendTo(three, left);
    await agree(numero, '7,0,0', 'wrong');
    await house.advance();
    expect(await cash(three)).toBe(left < 1_960n ? 0n : left - 1_960n);
    expect(await house.world.available(three.accounts.debt)).toBe(0n);
    expect((await borne()) - borneBefore).toBe(lost);
    const listed = await losses(house.world.pool, 100);
    expect(listed.length - listedBefore.length).toBe(lost > 0n ? 1 : 0);
    // Its round says what the member has of it, and so do the sums that profit and limits are read from.
    expect(await roundsOf(three)).toEqual({ win: lost, payout: lost });
    if (lost > 0n) {
      expect(listed.find(({ ref }) => ref === refs[3])).toMatchObject({
        numero,
        lost,
        prize_before: 1_960n,
        prize_after: 0n,
      });
    }
    expect(await stateOf(id)).toBe('CORRECTED');
    await house.world.prove();
  });

  it('takes no room below a limit: only what came back does', async () => {
    const { numero, three } = await settledBy3();
    const budget = await house.world.limitLoss(three, 5_000n);
    await house.spendTo(three, 1_000n);
    await agree(numero, '7,0,0', 'wrong');
    await house.advance();
    expect(await house.world.available(budget)).toBe(5_000n - 1_000n);
    await house.world.prove();
  });

  it('is not paid again where a second correction gives the prize back, and the house bears no more', async () => {
    const { numero, refs, three } = await settledBy3();
    const before = await borne();
    await house.spendTo(three, 1_000n);
    await agree(numero, '7,0,0', 'wrong');
    await house.advance();
    expect([await cash(three), (await borne()) - before]).toEqual([0n, 960n]);
    await agree(numero, '3,0,0', 'it was right');
    await house.advance();
    expect([await cash(three), (await borne()) - before]).toEqual([1_000n, 0n]);
    expect(await roundsOf(three)).toEqual({ win: 1_960n, payout: 1_960n });
    const listed = await losses(house.world.pool, 100);
    expect(listed.map(({ ref }) => ref)).not.toContain(refs[3]);
    await house.world.prove();
  });
});

it('of one player’s tickets, what the first gets is there for what the second gives back', async () => {
  const { id, numero } = await house.openIssue(600, -60, foreignGame);
  const player = await house.world.addPlayer();
  const before = await borne();
  for (const digit of [7, 3]) {
    await house.buy(player, { gameCode: foreignGame.code, numero, lines: [onFirst(digit)] });
  }
  await house.endSale(id);
  await house.advance();
  await agree(numero, '3,0,0');
  await house.advance();
  await house.spendTo(player, 0n);
  await agree(numero, '7,0,0', 'wrong');
  await house.advance();
  expect(await stateOf(id)).toBe('CORRECTED');
  expect([await cash(player), (await borne()) - before]).toEqual([0n, 0n]);
  expect(await roundsOf(player)).toEqual({ win: 1_960n, payout: 1_960n });
  await house.world.prove();
});
