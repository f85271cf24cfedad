import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseAccount } from '../play/testing/ledger.ts';
import type { TestPlayer } from '../play/testing/play-program.ts';
import { issueById } from './issue.repository.ts';
import { losses } from './results/correction.repository.ts';
import { openLotteryProgram, foreignGame, onFirst } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';
import { resultsIn } from './testing/settled-by-three.ts';

let program: LotteryProgram;
let agree: ReturnType<typeof resultsIn>['agree'];
let settledBy3: ReturnType<typeof resultsIn>['settledBy3'];
beforeAll(async () => {
  program = await openLotteryProgram();
  ({ agree, settledBy3 } = resultsIn(program));
}, 120_000);
afterAll(() => program.close());

const stateOf = async (id: bigint) => (await issueById(program.owner, id))?.state;
const cash = (player: TestPlayer) => program.cashOf(player);
const lossAccount = () => houseAccount(program.ledger, 'vendor:lottery:lost', 'BRL');
const borne = async () => -(await program.available(await lossAccount()));

/** The prizes of a player's rounds, and the totals of their days. */
async function roundsOf({ playerId }: TestPlayer) {
  const { rows } = await program.owner.query<{ win: bigint; payout: bigint }>(sql`
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
    const [borneBefore, listedBefore] = [await borne(), await losses(program.owner, 100)];
    await program.spendTo(three, left);
    await agree(numero, '7,0,0', 'wrong');
    await program.advance();
    expect(await cash(three)).toBe(left < 1_960n ? 0n : left - 1_960n);
    expect(await program.available(three.accounts.debt)).toBe(0n);
    expect((await borne()) - borneBefore).toBe(lost);
    const listed = await losses(program.owner, 100);
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
    await program.prove();
  });

  it('takes no room below a limit: only what came back does', async () => {
    const { numero, three } = await settledBy3();
    const budget = await program.limitLoss(three, 5_000n);
    await program.spendTo(three, 1_000n);
    await agree(numero, '7,0,0', 'wrong');
    await program.advance();
    expect(await program.available(budget)).toBe(5_000n - 1_000n);
    await program.prove();
  });

  it('is not paid again where a second correction gives the prize back, and the house bears no more', async () => {
    const { numero, refs, three } = await settledBy3();
    const before = await borne();
    await program.spendTo(three, 1_000n);
    await agree(numero, '7,0,0', 'wrong');
    await program.advance();
    expect([await cash(three), (await borne()) - before]).toEqual([0n, 960n]);
    await agree(numero, '3,0,0', 'it was right');
    await program.advance();
    expect([await cash(three), (await borne()) - before]).toEqual([1_000n, 0n]);
    expect(await roundsOf(three)).toEqual({ win: 1_960n, payout: 1_960n });
    const listed = await losses(program.owner, 100);
    expect(listed.map(({ ref }) => ref)).not.toContain(refs[3]);
    await program.prove();
  });
});

it('of one player’s tickets, what the first gets is there for what the second gives back', async () => {
  const { id, numero } = await program.openIssue(600, -60, foreignGame);
  const player = await program.addPlayer();
  const before = await borne();
  for (const digit of [7, 3]) {
    await program.buy(player, { gameCode: foreignGame.code, numero, lines: [onFirst(digit)] });
  }
  await program.endSale(id);
  await program.advance();
  await agree(numero, '3,0,0');
  await program.advance();
  await program.spendTo(player, 0n);
  await agree(numero, '7,0,0', 'wrong');
  await program.advance();
  expect(await stateOf(id)).toBe('CORRECTED');
  expect([await cash(player), (await borne()) - before]).toEqual([0n, 0n]);
  expect(await roundsOf(player)).toEqual({ win: 1_960n, payout: 1_960n });
  await program.prove();
});
