import { randomUUID } from 'node:crypto';
import { fixedClock } from '@arara/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { PurseChaosOff } from './testing/calm.ts';
import { refusalOf } from './testing/refusal-of.ts';
import { openTransferProgram, purseVendor } from './testing/transfer-program.ts';
import type { TransferProgram } from './testing/transfer-program.ts';

const limits = { lossDay: '50.00', timeDayMinutes: 600 };
let program: TransferProgram;
beforeAll(async () => {
  program = await openTransferProgram({ replace: { clock: fixedClock('2026-11-18T15:00:00Z') } });
});
afterEach(async () => {
  program.vendor.chaos.write(PurseChaosOff);
  await program.requireAgreement();
});
afterAll(() => program.close());

test('what leaves counts as lost until it is home, exactly to the limit', async () => {
  const player = await program.newPlayer(limits);
  await program.send(player, '30.00');
  expect(await refusalOf(program.send(player, '20.01'))).toBe('limit.reached');
  await program.send(player, '20.00');
  expect(await program.stake(player, 1n)).toMatchObject({ ok: false });
  await program.bringHome(player, '15.00');
  expect(await program.stake(player, 1_501n)).toMatchObject({ ok: false });
  expect(await program.stake(player, 1_500n)).toMatchObject({ ok: true });
});

test('of fifty transfers at once that pass the limit together none passes it', async () => {
  const player = await program.newPlayer(limits);
  const codes = await Promise.all(
    Array.from({ length: 50 }, () => refusalOf(program.send(player, '10.00'))),
  );
  expect(codes.filter((code) => code === 'no refusal')).toHaveLength(5);
  expect(await program.cashOf(player)).toBe(5_000n);
});

test('a transfer that never happened takes nothing from the limit', async () => {
  const player = await program.newPlayer(limits);
  await program.send(player, '1.00');
  program.vendor.chaos.write({ ...PurseChaosOff, refuses: true });
  expect((await program.send(player, '40.00')).state).toBe('FAILED');
  program.vendor.chaos.write(PurseChaosOff);
  expect(await program.stake(player, 4_900n)).toMatchObject({ ok: true });
});

test('winnings that come home make no room beyond what was sent', async () => {
  const player = await program.newPlayer(limits);
  await program.send(player, '50.00');
  await program.playThere(player, 1_000n, 9_000n);
  await program.recall(player);
  expect(await program.cashOf(player)).toBe(18_000n);
  expect(await program.stake(player, 5_001n)).toMatchObject({ ok: false });
  expect(await program.stake(player, 5_000n)).toMatchObject({ ok: true });
});

test('what left yesterday makes no room today', async () => {
  const player = await program.newPlayer(limits);
  await program.send(player, '50.00');
  program.clock.advance(24 * 3_600_000);
  await program.recall(player);
  expect(await program.stake(player, 5_001n)).toMatchObject({ ok: false });
  expect(await program.stake(player, 5_000n)).toMatchObject({ ok: true });
});

test('a limit that is set afterwards knows what has left', async () => {
  const player = await program.newPlayer();
  await program.send(player, '30.00');
  await call(program.compliance.routes, 'setLimit', player, {
    params: { kind: 'loss', period: 'day' },
    body: { value: '40.00' },
  });
  expect(await refusalOf(program.send(player, '10.01'))).toBe('limit.reached');
  expect(await refusalOf(program.send(player, '10.00'))).toBe('no refusal');
});

test('a pause keeps money from leaving and never from coming home', async () => {
  const player = await program.newPlayer(limits);
  await program.send(player, '30.00');
  await call(program.compliance.routes, 'pauseAccount', player, { body: { hours: 24 } });
  expect(await refusalOf(program.send(player, '1.00'))).toBe('account.excluded');
  const { transfers } = await program.recall(player);
  expect(transfers).toMatchObject([{ state: 'OK', amount: '30.00' }]);
  expect(await program.cashOf(player)).toBe(10_000n);
});

test('whoever may not play may not send; what is there comes home all the same', async () => {
  const player = await program.newPlayer();
  await program.send(player, '30.00');
  const by = program.transfersWith({
    members: { playRefusal: async () => ({ code: 'account.blocked', until: null }) },
  });
  expect(await refusalOf(program.send(player, '1.00', randomUUID(), by))).toBe('account.blocked');
  const home = await call<{ state: string }>(by.routes, 'walletTransfer', player, {
    body: { from: purseVendor, to: 'MAIN', amount: '30.00' },
    idempotencyKey: randomUUID(),
  });
  expect(home.state).toBe('OK');
});
