import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../platform/calendar.ts';
import { openTransferHouse, purseVendor } from './testing/transfer-house.ts';
import type { TransferHouse } from './testing/transfer-house.ts';

let house: TransferHouse;
beforeAll(async () => {
  house = await openTransferHouse('2026-11-18T15:00:00Z');
});
afterAll(() => house.close());

test('W26: what is missing, extra or changed in a vendor’s list is found, and nothing else', async () => {
  const player = await house.newPlayer();
  const same = await house.send(player, '10.00');
  const missing = await house.send(player, '11.00');
  const changed = await house.bringHome(player, '2.00');
  await house.requireAgreement();
  const { pool } = house.database;
  const day = dayOf('UTC', house.clock.now());
  expect(await house.transfers.service.reconcileDay(purseVendor, day)).toEqual([]);
  await pool.query(sql`delete from sandbox.purse_transfer where reference = ${missing.id}`);
  await pool.query(sql`
    update sandbox.purse_transfer set amount = 300 where reference = ${changed.id}`);
  await pool.query(sql`
    insert into sandbox.purse_transfer (reference, player_id, currency, direction, amount, at)
    select 'of-nobody', player_id, currency, 'deposit', 5, at from sandbox.purse_transfer
    where reference = ${same.id}`);
  const found = await house.transfers.service.reconcileDay(purseVendor, day);
  expect(new Map(found.map(({ reference, kind }) => [reference, kind]))).toEqual(
    new Map([
      [missing.id, 'missing'],
      [changed.id, 'changed'],
      ['of-nobody', 'extra'],
    ]),
  );
  await house.transfers.service.reconcileDay(purseVendor, day);
  const { rows } = await pool.query('select kind from transfers.difference');
  expect(rows).toHaveLength(3);
});
