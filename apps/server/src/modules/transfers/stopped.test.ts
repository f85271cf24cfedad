import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTransferHouse } from './testing/transfer-house.ts';
import type { TransferHouse } from './testing/transfer-house.ts';

let house: TransferHouse;
beforeAll(async () => {
  house = await openTransferHouse('2026-11-18T15:00:00Z');
});
afterAll(() => house.close());

test('nothing leaves for a purse while the ledger does not prove, and what is there comes home', async () => {
  const player = await house.newPlayer(null);
  await house.send(player, '30.00');
  const before = await house.cashOf(player);
  const proof = await unsoundProof();
  await expect(house.send(player, '10.00')).rejects.toMatchObject({ code: 'vendor.unavailable' });
  expect(await house.cashOf(player)).toBe(before);
  expect(await house.bringHome(player, '30.00')).toMatchObject({ state: 'OK' });
  await house.ledger.clearProof({ proof, reason: 'a test', by: 'ana', ranBy: null });
  expect(await house.send(player, '10.00')).toMatchObject({ state: 'OK' });
  await house.requireAgreement();
});

test('money that was set aside before, and that no vendor has heard of, waits until the proof is cleared', async () => {
  const player = await house.newPlayer(null);
  const killed = () => Promise.reject(new Error('killed'));
  const dead = house.transfersWith({ vendors: { publicIdOf: killed, askVendor: killed } });
  await house.walletsOf(player);
  await expect(house.send(player, '30.00', undefined, dead)).rejects.toThrow('killed');
  const proof = await unsoundProof();
  await house.runPlanned();
  expect(await house.atVendor(player)).toBe(0n);
  expect(await house.cashOf(player)).toBe(7_000n);
  await house.ledger.clearProof({ proof, reason: 'a test', by: 'ana', ranBy: null });
  await house.runPlanned();
  expect(await house.atVendor(player)).toBe(3_000n);
  await house.requireAgreement();
});

/** Somebody changes a balance at the database, and changes it back after the proof. */
async function unsoundProof(): Promise<bigint> {
  const change = `update ledger.account_totals set credits_posted = credits_posted + $1
    where account_id = (select id from ledger.account_names where address = 'world' and currency = 'BRL')`;
  await house.database.pool.query(change, [1]);
  const { id } = await house.ledger.prove();
  await house.database.pool.query(change, [-1]);
  return id;
}
