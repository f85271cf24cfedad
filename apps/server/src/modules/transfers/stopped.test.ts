import { fixedClock } from '@arara/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTransferProgram } from './testing/transfer-program.ts';
import type { TransferProgram } from './testing/transfer-program.ts';

let program: TransferProgram;
beforeAll(async () => {
  program = await openTransferProgram({ replace: { clock: fixedClock('2026-11-18T15:00:00Z') } });
});
afterAll(() => program.close());

test('nothing leaves for a purse while the ledger does not prove, and what is there comes home', async () => {
  const player = await program.newPlayer(null);
  await program.send(player, '30.00');
  const before = await program.cashOf(player);
  const proof = await unsoundProof();
  await expect(program.send(player, '10.00')).rejects.toMatchObject({ code: 'vendor.unavailable' });
  expect(await program.cashOf(player)).toBe(before);
  expect(await program.bringHome(player, '30.00')).toMatchObject({ state: 'OK' });
  await program.ledger.clearProof({ proof, reason: 'a test', by: 'ana', ranBy: null });
  expect(await program.send(player, '10.00')).toMatchObject({ state: 'OK' });
  await program.requireAgreement();
});

test('money that was set aside before, and that no vendor has heard of, waits until the proof is cleared', async () => {
  const player = await program.newPlayer(null);
  const killed = () => Promise.reject(new Error('killed'));
  const dead = program.transfersWith({ vendors: { publicIdOf: killed, askVendor: killed } });
  await program.walletsOf(player);
  await expect(program.send(player, '30.00', undefined, dead)).rejects.toThrow('killed');
  const proof = await unsoundProof();
  await program.runPlanned();
  expect(await program.atVendor(player)).toBe(0n);
  expect(await program.cashOf(player)).toBe(7_000n);
  await program.ledger.clearProof({ proof, reason: 'a test', by: 'ana', ranBy: null });
  await program.runPlanned();
  expect(await program.atVendor(player)).toBe(3_000n);
  await program.requireAgreement();
});

/** Somebody changes a balance at the database, and changes it back after the proof. */
async function unsoundProof(): Promise<bigint> {
  const change = `update ledger.account_totals set credits_posted = credits_posted + $1
    where account_id = (select id from ledger.account_names where address = 'world' and currency = 'BRL')`;
  await program.owner.query(change, [1]);
  const { id } = await program.ledger.prove();
  await program.owner.query(change, [-1]);
  return id;
}
