import { isRevealOf } from '@arara/fairness';
import { roundAt, timeOf } from '@arara/lottery';
import { sql, transaction } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueById } from '../issue.repository.ts';
import { createLotteryWorld, testGame } from '../testing/lottery-world.ts';
import type { LotteryWorld } from '../testing/lottery-world.ts';
import { issueProof } from './proof.ts';
import { rewrite } from '../../../testing/rewrite.ts';

let house: LotteryWorld;
beforeAll(async () => {
  house = await createLotteryWorld();
}, 120_000);
afterAll(() => house.finish());

test('an issue that is closed after its beacon is void and never drawn: stakes go back, and the time of its close is published', async () => {
  const issue = await house.openIssue();
  const player = await house.world.addPlayer();
  await house.buy(player, { numero: issue.numero });
  await house.endSale(issue.id);
  const chain = await house.deps.beacon.chain();
  const round = roundAt(chain, new Date(Date.now() - 60_000));
  const earlier = sql`update lottery.issue set beacon_round = ${round} where id = ${issue.id}`;
  await rewrite(house.world.pool, earlier);
  await house.advance();
  const done = await issueById(house.world.pool, issue.id);
  expect([done?.state, done?.result]).toEqual(['VOID', null]);
  expect(isRevealOf(done?.server_seed ?? '', done?.seed_hash ?? '')).toBe(true);
  expect(await house.world.cashOf(player)).toBe(100_000n);
  const proof = await issueProof(house.deps, testGame.code, issue.numero);
  expect(proof.voidReason).toBe('late');
  const closedAt = 'closedAt' in proof ? proof.closedAt : undefined;
  expect(Date.parse(closedAt ?? '')).toBeGreaterThan(timeOf(chain, round).getTime());
});

test('a close waits behind nobody who is at the same issue', async () => {
  const issue = await house.openIssue();
  await house.endSale(issue.id);
  await transaction(house.world.pool, async (tx) => {
    await tx.query(sql`select from lottery.issue where id = ${issue.id} for share`);
    expect(await house.close(issue.id)).toBe(false);
  });
  expect(await house.close(issue.id)).toBe(true);
});
