import { afterAll, beforeAll, expect, test } from 'vitest';
import { asksOf } from '../../modules/play/testing/asks.ts';
import { createWorld, newId } from '../../modules/play/testing/world.ts';
import type { TestPlayer } from '../../modules/play/testing/world.ts';
import { runDecision } from './decide.ts';
import type { Desk } from './decide.ts';

const world = await createWorld();
const cap = 10_000_000;
let player: TestPlayer;
beforeAll(async () => {
  player = await world.addPlayer();
});
afterAll(() => world.close());

const site = { merchantOf: async (id: string | null) => id };
const desk: Desk = {
  site,
  identity: {} as never,
  play: world.service,
  cashier: {} as never,
  transfers: {} as never,
  deadLetters: {} as never,
  ledger: {} as never,
  results: {} as never,
  lottery: {} as never,
};

function run(line: string, reason?: string): Promise<string> {
  const why = reason === undefined ? [] : ['--reason', reason];
  return runDecision([...line.split(' '), ...why], desk, 'arara');
}

async function heldPrize(): Promise<string> {
  const roundId = newId('r');
  const txId = newId();
  await asksOf(world.service, player).bet({ round_id: roundId });
  await asksOf(world.service, player).win({ round_id: roundId, tx_id: txId, amount: cap + 1 });
  return `acme/${txId}`;
}

test('a held prize is listed and goes to the cash once, by two people', async () => {
  const id = await heldPrize();
  expect(await run('prize list')).toContain('100000.01 BRL');
  expect(await run('prize list --merchant second')).toBe('No prize is held.');
  const before = await world.cashOf(player);
  const refused = [
    [`prize release ${id} --by ana`, 'Two people'],
    [`prize release ${id} --by ana --by ANA`, 'the same person'],
    [`prize release ${id}x --by ana --by rui`, 'is held'],
    [`prize release ${id} --by ana --by rui --merchant second`, 'is held'],
    ['prize dance', 'npm run operator'],
  ] as const;
  for (const [line, words] of refused) await expect(run(line)).rejects.toThrow(words);
  expect(await world.cashOf(player)).toBe(before);
  expect(await run(`prize release ${id} --by ana --by rui`)).toContain('by ana and rui');
  await expect(run(`prize release ${id} --by ana --by rui`)).rejects.toThrow('is held');
  expect(await world.cashOf(player)).toBe(before + BigInt(cap + 1));
  expect(await run('prize list')).toBe('No prize is held.');
});

async function stuck(): Promise<string> {
  const name = newId('r');
  await asksOf(world.service, player).bet({ round_id: name, amount: 700 });
  world.clock.advance(73 * 3_600_000);
  const found = (await world.service.stuckRounds('arara', 200)).find(
    (one) => one.round_id === name,
  );
  return String(found?.id);
}

test('a stuck round is void when two people say so', async () => {
  const before = await world.cashOf(player);
  const id = await stuck();
  expect(await run('round list')).toContain('7.00 BRL');
  await expect(run(`round void ${id} --by ana`)).rejects.toThrow('Nobody proposed');
  expect(await run(`round void ${id} --by ana`, 'vendor gone')).toContain('ana proposes');
  await expect(run(`round void ${id} --by rui`, 'again')).rejects.toThrow('ana proposed');
  await expect(run(`round void ${id} --by Ana`)).rejects.toThrow('somebody else');
  await expect(run(`round void ${id} --by rui --merchant second`)).rejects.toThrow('not among');
  expect(await run('round list')).toContain('by ana: vendor gone');
  expect(await world.cashOf(player)).toBe(before - 700n);
  expect(await run(`round void ${id} --by rui`)).toContain('void by ana and rui');
  await expect(run(`round void ${id} --by eva`)).rejects.toThrow('not among');
  expect(await world.cashOf(player)).toBe(before);
  await expect(run('round void 1 --by ana', 'x')).rejects.toThrow('not among');
});

test('a list that is longer than a screen says so, and what it leaves out can be decided', async () => {
  // A session does not last for three days.
  player = await world.addPlayer();
  const id = await heldPrize();
  await world.pool.query(
    `with old as (
       insert into play.vendor_tx (vendor_id, tx_id, state, kind, player_id, round, amount, created_at)
       select vendor_id, 'old-' || i, state, kind, player_id, round, 5, $2
       from play.vendor_tx, generate_series(1, 200) i where tx_id = $1
       returning vendor_id, tx_id, player_id, amount, created_at
     )
     insert into play.held_win (vendor_id, tx_id, player_id, amount, currency, at)
     select vendor_id, tx_id, player_id, amount, 'BRL', created_at from old`,
    [id.replace('acme/', ''), new Date(0)],
  );
  const list = await run('prize list');
  expect(list).toContain('The oldest 200 of more');
  expect(list).not.toContain(id);
  expect(await run(`prize release ${id} --by ana --by rui`)).toContain('released');
  for (const table of ['held_win', 'vendor_tx']) {
    await world.pool.query(`delete from play.${table} where tx_id like 'old-%'`);
  }
});

test('a stuck round with a prize is not voided', async () => {
  const name = newId('r');
  // A session does not last for three days.
  const winner = await world.addPlayer();
  await asksOf(world.service, winner).bet({ round_id: name, amount: 700 });
  await asksOf(world.service, winner).win({ round_id: name, amount: 900 });
  world.clock.advance(73 * 3_600_000);
  const found = (await world.service.stuckRounds('arara', 200)).find(
    (one) => one.round_id === name,
  );
  await run(`round void ${found?.id} --by ana`, 'stuck');
  await expect(run(`round void ${found?.id} --by rui`)).rejects.toThrow('has a prize');
});

test('keys of a vendor are told once, two at a time, and end for good', async () => {
  expect(await run('vendor list')).toMatch(/^acme +yes +-$/m);
  const words = await run('vendor add-key acme --by ana');
  const [, keyId = '', secret = ''] = /key (\S+)\n.*secret (\S+)/.exec(words) ?? [];
  expect(secret).toHaveLength(43);
  expect((await world.service.vendors.keyOf(keyId))?.secret.export().toString()).toBe(secret);
  const list = await run('vendor list');
  expect(list).toContain(keyId);
  expect(list).not.toContain(secret);
  await run('vendor add-key acme --by ana');
  const refused = [
    ['vendor add-key acme --by ana', 'two live keys'],
    ['vendor add-key nobody --by ana', 'no vendor nobody'],
    ['vendor add-key acme', 'Who decides?'],
    [`vendor revoke-key ${keyId}`, 'Who decides?'],
    [`vendor revoke-key ${keyId}x --by ana`, 'no live key'],
    ['vendor dance', 'npm run operator'],
  ] as const;
  for (const [line, sentence] of refused) await expect(run(line)).rejects.toThrow(sentence);
  expect(await run(`vendor revoke-key ${keyId} --by rui`)).toContain('ended by rui');
  await expect(run(`vendor revoke-key ${keyId} --by rui`)).rejects.toThrow('no live key');
  expect(await world.service.vendors.keyOf(keyId)).toBeNull();
  const { rows } = await world.pool.query(
    `select issued_by, revoked_by from play.vendor_key where key_id = $1`,
    [keyId],
  );
  expect(rows).toEqual([{ issued_by: 'ana', revoked_by: 'rui' }]);
});
