import { afterAll, beforeAll, expect, test } from 'vitest';
import { asksOf } from '../../modules/play/testing/asks.ts';
import { openPlayProgram, newId } from '../../modules/play/testing/play-program.ts';
import type { TestPlayer } from '../../modules/play/testing/play-program.ts';
import { createDatabase } from '../../platform/database.ts';
import { decisionsOver, runBy } from '../testing/run-by.ts';
import type { Desk } from './decide.ts';

const program = await openPlayProgram();
const cap = 10_000_000;
let player: TestPlayer;
beforeAll(async () => {
  player = await program.addPlayer();
});
afterAll(() => program.close());

const site = { merchantOf: async (id: string | null) => id };
const desk: Desk = {
  site,
  identity: {} as never,
  play: program.service,
  cashier: {} as never,
  transfers: {} as never,
  deadLetters: {} as never,
  database: {} as never,
  record: async () => undefined,
  ledger: {} as never,
  decisions: decisionsOver(
    createDatabase(program.owner),
    program.clock,
    program.play.contributes.decisionKinds,
  ),
  results: {} as never,
  lottery: {} as never,
};

function run(line: string, reason?: string): Promise<string> {
  const why = reason === undefined ? [] : ['--reason', reason];
  return runBy([...line.split(' '), ...why], desk, 'arara');
}

async function heldPrize(): Promise<string> {
  const roundId = newId('r');
  const txId = newId();
  await asksOf(program.service, player).bet({ round_id: roundId });
  await asksOf(program.service, player).win({ round_id: roundId, tx_id: txId, amount: cap + 1 });
  return `acme/${txId}`;
}

test('a held prize is listed and goes to the cash once, by two people', async () => {
  const id = await heldPrize();
  expect(await run('prize list')).toContain('100000.01 BRL');
  expect(await run('prize list --merchant second')).toBe('No prize is held.');
  const before = await program.cashOf(player);
  const refused = [
    [`prize release ${id}x`, 'is held'],
    [`prize release acme`, 'is held'],
    [`prize release ${id} --merchant second`, 'is held'],
    ['prize dance', 'npm run operator'],
  ] as const;
  for (const [line, words] of refused) await expect(run(line, 'x')).rejects.toThrow(words);
  expect(await run(`prize release ${id} --by ana`, 'the vendor confirms')).toContain(
    'ana proposes',
  );
  await expect(run(`prize release ${id} --by ANA`)).rejects.toThrow('somebody else');
  expect(await program.cashOf(player)).toBe(before);
  expect(await run(`prize release ${id} --by rui`)).toContain('by ana and rui');
  await expect(run(`prize release ${id} --by rui`, 'x')).rejects.toThrow('is held');
  expect(await program.cashOf(player)).toBe(before + BigInt(cap + 1));
  expect(await run('prize list')).toBe('No prize is held.');
});

async function stuck(): Promise<string> {
  const name = newId('r');
  await asksOf(program.service, player).bet({ round_id: name, amount: 700 });
  program.clock.advance(73 * 3_600_000);
  const found = (await program.service.stuckRounds('arara', 200)).find(
    (one) => one.round_id === name,
  );
  return String(found?.id);
}

test('a stuck round is void when two people say so', async () => {
  const before = await program.cashOf(player);
  const id = await stuck();
  expect(await run('round list')).toContain('7.00 BRL');
  await expect(run(`round void ${id} --by ana`)).rejects.toThrow('Nobody proposed');
  expect(await run(`round void ${id} --by ana`, 'vendor gone')).toContain('ana proposes');
  await expect(run(`round void ${id} --by rui`, 'again')).rejects.toThrow('ana proposed');
  await expect(run(`round void ${id} --by Ana`)).rejects.toThrow('somebody else');
  await expect(run(`round void ${id} --by rui --merchant second`, 'x')).rejects.toThrow(
    'not among',
  );
  expect(await run('decision list')).toMatch(/round\.void .* ana +vendor gone/);
  expect(await program.cashOf(player)).toBe(before - 700n);
  expect(await run(`round void ${id} --by rui`)).toContain('by ana and rui: it is void');
  await expect(run(`round void ${id} --by eva`, 'x')).rejects.toThrow('not among');
  expect(await program.cashOf(player)).toBe(before);
  const { rows } = await program.owner.query(
    'select void_proposed_by, void_reason, void_approved_by from play.round_inquiry where id = $1',
    [id],
  );
  expect(rows).toEqual([
    { void_proposed_by: 'ana', void_reason: 'vendor gone', void_approved_by: 'rui' },
  ]);
  await expect(run('round void 1 --by ana', 'x')).rejects.toThrow('not among');
});

test('a list that is longer than a screen says so, and what it leaves out can be decided', async () => {
  // A session does not last for three days.
  player = await program.addPlayer();
  const id = await heldPrize();
  await program.owner.query(
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
  await run(`prize release ${id} --by ana`, 'confirmed');
  expect(await run(`prize release ${id} --by rui`)).toContain('by ana and rui');
  for (const table of ['held_win', 'vendor_tx']) {
    await program.owner.query(`delete from play.${table} where tx_id like 'old-%'`);
  }
});

test('a stuck round with a prize is not voided', async () => {
  const name = newId('r');
  // A session does not last for three days.
  const winner = await program.addPlayer();
  await asksOf(program.service, winner).bet({ round_id: name, amount: 700 });
  await asksOf(program.service, winner).win({ round_id: name, amount: 900 });
  program.clock.advance(73 * 3_600_000);
  const found = (await program.service.stuckRounds('arara', 200)).find(
    (one) => one.round_id === name,
  );
  await expect(run(`round void ${found?.id} --by ana`, 'stuck')).rejects.toThrow('has a prize');
});

test('keys of a vendor take two people, are told once to one of them, and end for good', async () => {
  expect(await run('vendor list')).toMatch(/^acme +yes +-$/m);
  const made = async () => {
    expect(await run('vendor add-key acme --by ana', 'a year is over')).toContain('ana proposes');
    expect(await run('vendor add-key acme --by rui')).toContain('it has the new key');
  };
  await made();
  const keyId = /(vk_\S+) \(secret not taken\)/.exec(await run('vendor list'))?.[1] ?? '';
  await expect(run(`vendor take-key ${keyId} --by eva`)).rejects.toThrow('no live key');
  const secret = /secret (\S+)/.exec(await run(`vendor take-key ${keyId} --by rui`))?.[1] ?? '';
  expect(secret).toHaveLength(43);
  await expect(run(`vendor take-key ${keyId} --by ana`)).rejects.toThrow('told already');
  expect((await program.service.vendors.keyOf(keyId))?.secret.export().toString()).toBe(secret);
  const list = await run('vendor list');
  expect(list).toContain(keyId);
  expect(list).not.toContain('not taken');
  await made();
  const refused = [
    ['vendor add-key acme --by ana', 'two live keys'],
    ['vendor add-key nobody --by ana', 'no vendor nobody'],
    [`vendor revoke-key ${keyId}x --by ana`, 'no live key'],
    ['vendor dance', 'npm run operator'],
  ] as const;
  for (const [line, sentence] of refused)
    await expect(run(line, 'because')).rejects.toThrow(sentence);
  await run(`vendor revoke-key ${keyId} --by ana`, 'the vendor has the other one');
  expect(await run(`vendor revoke-key ${keyId} --by rui`)).toContain('it is ended');
  await expect(run(`vendor revoke-key ${keyId} --by rui`, 'again')).rejects.toThrow('no live key');
  const { rows } = await program.owner.query(
    `select issued_by, told_by, revoked_by from play.vendor_key where key_id = $1`,
    [keyId],
  );
  expect(rows).toEqual([{ issued_by: 'ana, rui', told_by: 'rui', revoked_by: 'ana, rui' }]);
});
