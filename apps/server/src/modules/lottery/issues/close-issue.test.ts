import { isRevealOf } from '@arara/fairness';
import { roundAt, timeOf } from '@arara/lottery';
import { sql, transaction } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueById } from '../issue.repository.ts';
import { openLotteryProgram, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { issueProof } from './proof.ts';
import { rewrite } from '../../../testing/rewrite.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

test('an issue that is closed after its beacon is void and never drawn: stakes go back, and the time of its close is published', async () => {
  const issue = await program.openIssue();
  const player = await program.addPlayer();
  await program.buy(player, { numero: issue.numero });
  await program.endSale(issue.id);
  const chain = await program.deps.beacon.chain();
  const round = roundAt(chain, new Date(Date.now() - 60_000));
  const earlier = sql`update lottery.issue set beacon_round = ${round} where id = ${issue.id}`;
  await rewrite(program.owner, earlier);
  await program.advance();
  const done = await issueById(program.owner, issue.id);
  expect([done?.state, done?.result]).toEqual(['VOID', null]);
  expect(isRevealOf(done?.server_seed ?? '', done?.seed_hash ?? '')).toBe(true);
  expect(await program.cashOf(player)).toBe(100_000n);
  const proof = await issueProof(program.deps, testGame.code, issue.numero);
  expect(proof.voidReason).toBe('late');
  const closedAt = 'closedAt' in proof ? proof.closedAt : undefined;
  expect(Date.parse(closedAt ?? '')).toBeGreaterThan(timeOf(chain, round).getTime());
});

test('a close waits behind nobody who is at the same issue', async () => {
  const issue = await program.openIssue();
  await program.endSale(issue.id);
  await transaction(program.owner, async (tx) => {
    await tx.query(sql`select from lottery.issue where id = ${issue.id} for share`);
    expect(await program.closeIssue(issue.id)).toBe(false);
  });
  expect(await program.closeIssue(issue.id)).toBe(true);
});
