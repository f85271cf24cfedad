import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueById } from '../issue.repository.ts';
import { openLotteryProgram, foreignGame, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { planIssues } from './plan-issues.ts';
import { issueProof } from './proof.ts';
import { voidIssue } from './void-issue.ts';
import { rewrite } from '../../../testing/rewrite.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

/** An issue that was closed in time and that nobody has drawn until after it should be void. */
async function overdueIssue(): Promise<{ id: bigint; numero: string }> {
  const { id, numero } = await program.openIssue();
  await program.endSale(id);
  await program.closeIssue(id);
  const overdue = sql`
    update lottery.issue set open_at = open_at - interval '3 hours',
      close_at = close_at - interval '2 hours', draw_at = draw_at - interval '2 hours',
      void_at = clock_timestamp() - interval '1 hour' where id = ${id}`;
  await rewrite(program.owner, overdue);
  return { id, numero };
}

const stateOf = async (id: bigint) => (await issueById(program.owner, id))?.state;

test('an issue whose beacon is there is drawn however late, and never void', async () => {
  const { id, numero } = await overdueIssue();
  expect(await voidIssue(program.deps, id)).toBe(false);
  expect(await stateOf(id)).toBe('CLOSED');
  expect(await program.draw(id)).toBe(true);
  expect(await stateOf(id)).toBe('DRAWN');
  expect(await issueProof(program.deps, testGame.code, numero)).not.toHaveProperty('voidReason');
});

test('an issue is not void while no server can be heard, and is where they have no beacon', async () => {
  const { id, numero } = await overdueIssue();
  const round = () => Promise.reject(new Error('no server answers'));
  const deaf = { ...program.deps, beacon: { ...program.deps.beacon, round } };
  await expect(voidIssue(deaf, id)).rejects.toThrow('no server answers');
  expect(await stateOf(id)).toBe('CLOSED');
  program.beacon.due = false;
  expect(await voidIssue(program.deps, id)).toBe(true);
  expect(await stateOf(id)).toBe('VOID');
  expect((await issueProof(program.deps, testGame.code, numero)).voidReason).toBe('beacon');
});

test.each([
  ['an hour after the draw, where it is our own', testGame.code, 1],
  ['two days after the draw, where somebody else makes it', foreignGame.code, 48],
])('it is published before the sale when an issue is void: %s', async (_name, game, hours) => {
  await planIssues(program.deps);
  const { rows } = await program.owner.query<{ numero: string }>(sql`
    select numero from lottery.issue
    where game_code = ${game} and numero < '2099' order by close_at desc limit 1`);
  const told = await issueProof(program.deps, game, rows[0]?.numero ?? '');
  expect(told.state).toBe('SCHEDULED');
  expect(Date.parse(told.voidAt) - told.drawAt).toBe(hours * 3_600_000);
});
