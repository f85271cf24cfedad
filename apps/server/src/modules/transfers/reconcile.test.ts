import { addDays, dayIn, startOfDay } from '@arara/calendar';
import { sql } from '@arara/postgres';
import { fixedClock } from '@arara/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTransferProgram, purseVendor } from './testing/transfer-program.ts';
import type { TransferProgram } from './testing/transfer-program.ts';

let program: TransferProgram;
beforeAll(async () => {
  program = await openTransferProgram({ replace: { clock: fixedClock('2026-11-18T15:00:00Z') } });
});
afterAll(() => program.close());

test('W26: what is missing, extra or changed in a vendor’s list is found, and nothing else', async () => {
  const player = await program.newPlayer();
  const same = await program.send(player, '10.00');
  const missing = await program.send(player, '11.00');
  const changed = await program.bringHome(player, '2.00');
  await program.requireAgreement();
  const { owner } = program;
  const day = dayIn('UTC', program.clock.now());
  const span = { from: startOfDay('UTC', day), until: startOfDay('UTC', addDays(day, 1)) };
  expect(await program.transfers.service.reconcileSpan(purseVendor, span)).toEqual([]);
  await owner.query(sql`delete from sandbox.purse_transfer where reference = ${missing.id}`);
  await owner.query(sql`
    update sandbox.purse_transfer set amount = 300 where reference = ${changed.id}`);
  await owner.query(sql`
    insert into sandbox.purse_transfer (reference, player_id, currency, direction, amount, at)
    select 'of-nobody', player_id, currency, 'deposit', 5, at from sandbox.purse_transfer
    where reference = ${same.id}`);
  const found = await program.transfers.service.reconcileSpan(purseVendor, span);
  expect(new Map(found.map(({ reference, kind }) => [reference, kind]))).toEqual(
    new Map([
      [missing.id, 'missing'],
      [changed.id, 'changed'],
      ['of-nobody', 'extra'],
    ]),
  );
  await program.transfers.service.reconcileSpan(purseVendor, span);
  const { rows } = await owner.query('select kind from transfers.difference');
  expect(rows).toHaveLength(3);
});
