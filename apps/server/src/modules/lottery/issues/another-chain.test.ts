import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rewrite } from '../../../testing/rewrite.ts';
import { issueById } from '../issue.repository.ts';
import { openLotteryProgram } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { drawIssue } from './draw-issue.ts';
import { advanceIssues, issueClocks } from './issue-clock.ts';
import { requireChains } from './require-chains.ts';
import { issuesToDraw } from './steps.repository.ts';
import { voidIssue } from './void-issue.ts';

/** Settings that name another chain than the one that issues were promised with. */
let program: LotteryProgram;
let other: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
  other = await openLotteryProgram();
}, 120_000);
afterAll(() => Promise.all([program.close(), other.close()]));

/** The same program, started with the beacon of the other. */
const restarted = () => ({ ...program.deps, beacon: other.deps.beacon });

const stateOf = async (id: bigint) => (await issueById(program.owner, id))?.state;

/** A closed issue whose draw is due, and whose time is over. */
async function overdueIssue(): Promise<bigint> {
  const { id } = await program.openIssue();
  await program.endSale(id);
  await program.closeIssue(id);
  const overdue = sql`
    update lottery.issue set void_at = draw_at + interval '1 millisecond' where id = ${id}`;
  await rewrite(program.owner, overdue);
  return id;
}

test.each([
  ['has the round', true],
  ['has no such round', false],
])('no issue is void or drawn by a chain that %s but was not promised', async (_, due) => {
  const id = await overdueIssue();
  other.beacon.due = due;
  await expect(voidIssue(restarted(), id)).rejects.toThrow('nobody tells chain');
  await expect(drawIssue(restarted(), id)).rejects.toThrow('nobody tells chain');
  await advanceIssues(restarted());
  expect(await stateOf(id)).toBe('CLOSED');
  await program.advance();
  expect(await stateOf(id), 'and is drawn once its chain is told again').toBe('SETTLED');
});

test('the program does not start while issues wait for a chain that nobody tells', async () => {
  await requireChains(program.deps);
  const id = await overdueIssue();
  const { hash } = await program.deps.beacon.chain();
  await expect(requireChains(restarted())).rejects.toThrow(`promised with the chain ${hash}`);
  await program.draw(id);
  await expect(requireChains(restarted()), 'nor before they are paid').rejects.toThrow(hash);
  await program.advance();
  await requireChains(restarted());
});

test('issues that fail make room for those behind them', async () => {
  const first = await overdueIssue();
  const second = await overdueIssue();
  const { owner } = program;
  expect(await issuesToDraw(owner, 1)).toEqual([first]);
  expect(await issuesToDraw(owner, 1, [first])).toEqual([second]);
  const asked: number[] = [];
  const { beacon } = program.deps;
  const failing = {
    ...program.deps,
    beacon: {
      ...beacon,
      round: async (): Promise<never> => {
        asked.push(performance.now());
        throw new Error('no server answers');
      },
    },
  };
  const ends = issueClocks(failing).map((clock) => clock.start());
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(8);
  for (const end of ends) await end();
  // Each of them is asked for to be drawn and to be void; then they rest.
  expect((asked[7] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
  expect(await Promise.all([first, second].map(stateOf))).toEqual(['CLOSED', 'CLOSED']);
});
