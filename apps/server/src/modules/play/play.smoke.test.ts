import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, newId, testGame, testVendor } from './testing/world.ts';
import type { World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a stake, a prize and the end of a round', async () => {
  const player = await world.addPlayer();
  const round = newId('r');
  const bet = await world.service.bet(testVendor, {
    request_id: 'a', session_token: player.sessionToken, player_id: player.publicId,
    tx_id: newId(), round_id: round, game_code: testGame, amount: 1000, currency: 'BRL',
    is_free: false, round_start: true,
  });
  expect(bet).toMatchObject({ code: 0, duplicate: false, balance: { total: '99000' } });
  const win = await world.service.win(testVendor, {
    request_id: 'b', player_id: player.publicId, tx_id: newId(), round_id: round, amount: '2500',
    currency: 'BRL', kind: 'normal', round_close: true,
  });
  expect(win).toMatchObject({ code: 0, balance: { total: '101500' }, mismatch: false, held: false });
  const { rows } = await world.pool.query('select * from platform.event order by seq');
  console.log(rows.map((r) => [r.topic, r.audience, JSON.stringify(r.payload)]));
  console.log((await world.pool.query('select * from play.round')).rows, (await world.pool.query('select * from play.vendor_tx')).rows,(await world.pool.query('select * from play.day_total')).rows);
  await world.prove();
});
