import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { PurseChaosOff } from './testing/calm.ts';
import { openTransferHouse, purseVendor } from './testing/transfer-house.ts';
import type { TransferHouse } from './testing/transfer-house.ts';

const limits = { lossDay: '50.00', timeDayMinutes: 600 };
let house: TransferHouse;
beforeAll(async () => {
  house = await openTransferHouse('2026-11-18T15:00:00Z');
});
afterEach(async () => {
  house.vendor.chaos.write(PurseChaosOff);
  await house.requireAgreement();
});
afterAll(() => house.close());

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (e) => e.code,
  );

test('what leaves counts as lost until it is home, exactly to the limit', async () => {
  const player = await house.newPlayer(limits);
  await house.send(player, '30.00');
  expect(await refusalOf(house.send(player, '20.01'))).toBe('limit.reached');
  await house.send(player, '20.00');
  expect(await house.stake(player, 1n)).toMatchObject({ ok: false });
  await house.bringHome(player, '15.00');
  expect(await house.stake(player, 1_501n)).toMatchObject({ ok: false });
  expect(await house.stake(player, 1_500n)).toMatchObject({ ok: true });
});

test('of fifty transfers at once that pass the limit together none passes it', async () => {
  const player = await house.newPlayer(limits);
  const codes = await Promise.all(
    Array.from({ length: 50 }, () => refusalOf(house.send(player, '10.00'))),
  );
  expect(codes.filter((code) => code === 'no refusal')).toHaveLength(5);
  expect(await house.cashOf(player)).toBe(5_000n);
});

test('a transfer that never happened takes nothing from the limit', async () => {
  const player = await house.newPlayer(limits);
  await house.send(player, '1.00');
  house.vendor.chaos.write({ ...PurseChaosOff, refuses: true });
  expect((await house.send(player, '40.00')).state).toBe('FAILED');
  house.vendor.chaos.write(PurseChaosOff);
  expect(await house.stake(player, 4_900n)).toMatchObject({ ok: true });
});

test('winnings that come home make no room beyond what was sent', async () => {
  const player = await house.newPlayer(limits);
  await house.send(player, '50.00');
  await house.playThere(player, 1_000n, 9_000n);
  await house.recall(player);
  expect(await house.cashOf(player)).toBe(18_000n);
  expect(await house.stake(player, 5_001n)).toMatchObject({ ok: false });
  expect(await house.stake(player, 5_000n)).toMatchObject({ ok: true });
});

test('what left yesterday makes no room today', async () => {
  const player = await house.newPlayer(limits);
  await house.send(player, '50.00');
  house.clock.advance(24 * 3_600_000);
  await house.recall(player);
  expect(await house.stake(player, 5_001n)).toMatchObject({ ok: false });
  expect(await house.stake(player, 5_000n)).toMatchObject({ ok: true });
});

test('a limit that is set afterwards knows what has left', async () => {
  const player = await house.newPlayer();
  await house.send(player, '30.00');
  await call(house.compliance.routes, 'setLimit', player, {
    params: { kind: 'loss', period: 'day' },
    body: { value: '40.00' },
  });
  expect(await refusalOf(house.send(player, '10.01'))).toBe('limit.reached');
  expect(await refusalOf(house.send(player, '10.00'))).toBe('no refusal');
});

test('a pause keeps money from leaving and never from coming home', async () => {
  const player = await house.newPlayer(limits);
  await house.send(player, '30.00');
  await call(house.compliance.routes, 'pauseAccount', player, { body: { hours: 24 } });
  expect(await refusalOf(house.send(player, '1.00'))).toBe('account.excluded');
  const { transfers } = await house.recall(player);
  expect(transfers).toMatchObject([{ state: 'OK', amount: '30.00' }]);
  expect(await house.cashOf(player)).toBe(10_000n);
});

test('whoever may not play may not send; what is there comes home all the same', async () => {
  const player = await house.newPlayer();
  await house.send(player, '30.00');
  const by = house.transfersWith({
    members: { playRefusal: async () => ({ code: 'account.blocked', until: null }) },
  });
  expect(await refusalOf(house.send(player, '1.00', randomUUID(), by))).toBe('account.blocked');
  const home = await call<{ state: string }>(by.routes, 'walletTransfer', player, {
    body: { from: purseVendor, to: 'MAIN', amount: '30.00' },
    idempotencyKey: randomUUID(),
  });
  expect(home.state).toBe('OK');
});
