import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import {
  calmBank,
  openCashierHouse,
  otherCpf,
} from '../../modules/cashier/testing/cashier-house.ts';
import { runDecision } from './decide.ts';
import type { Desk } from './decide.ts';

const house = await openCashierHouse();
beforeEach(async () => {
  house.planned.length = 0;
  await house.switches(calmBank);
});
afterEach(() => house.requireSound());
afterAll(() => house.close());

/** The command line on these tables; its site knows two merchants. */
function deskOf(): Desk {
  const merchantOf = async (id: string) => (['arara', 'second'].includes(id) ? id : null);
  return {
    site: { merchantOf },
    cashier: house.cashier.service,
    play: {} as never,
    identity: {} as never,
    transfers: {} as never,
    deadLetters: {} as never,
    ledger: {} as never,
    results: {} as never,
    lottery: {} as never,
  };
}

const run = (line: string) => runDecision(line.split(' '), deskOf(), 'arara');

async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await house.runJobs(house.cashier, true);
    await house.tick();
  }
}

async function inReview() {
  const player = await house.openPlayer();
  const { brCode } = await house.deposit(player, '100.00');
  await house.pay({ brCode });
  await house.tick();
  house.marked.set(player, house.clock.now());
  const { id } = await house.withdraw(player, '60.00');
  return { player, id };
}

async function held() {
  await house.switches({ payer: 'hidden' });
  const player = await house.openPlayer();
  const { id, brCode } = await house.deposit(player, '50.00');
  const endToEndId = await house.pay({ brCode, payerCpf: otherCpf });
  await house.tick();
  return { player, id, endToEndId };
}

async function hands(subject: string): Promise<(string | null)[]> {
  const { rows } = await house.database.pool.query<{ by: string | null }>(
    `select decided_by as by from cashier.step where subject_id = $1 and note like 'operator.%'`,
    [subject],
  );
  return rows.map(({ by }) => by);
}

test('a withdrawal in review is listed, approved once, paid, and keeps who it was', async () => {
  const { player, id } = await inReview();
  const line = (await run('withdrawal list')).split('\n').find((row) => row.startsWith(id));
  expect(line).toContain('60.00 BRL');
  expect(line).toContain('review.account');
  expect(await run(`withdrawal approve ${id} --by Ana`)).toContain('approved by ana');
  await expect(run(`withdrawal refuse ${id} --by rui`)).rejects.toThrow('waits for nobody');
  await settle();
  expect(await house.readWithdrawal(player, id)).toMatchObject({ state: 'PAID' });
  await expect(run(`withdrawal approve ${id} --by ana`)).rejects.toThrow('it is PAID');
  expect(await hands(id)).toEqual(['ana']);
  expect(await run('withdrawal list')).toBe('No withdrawal waits for a person.');
});

test('a refused withdrawal is the member’s money again', async () => {
  const { player, id } = await inReview();
  expect(await run(`withdrawal refuse ${id} --by ana`)).toContain('the member');
  expect(await house.wallet.balanceOf(player)).toMatchObject({ cash: 10_000n, held: 0n });
});

test.each([
  ['withdrawal approve 00000000-0000-4000-8000-000000000000 --by ana', 'There is no withdrawal'],
  ['withdrawal approve nonsense --by ana', 'There is no withdrawal nonsense.'],
  ['withdrawal approve ID', 'Who decides?'],
  ['withdrawal approve ID --by ana --by rui', 'One person'],
  ['withdrawal approve ID --by !', 'wants a name'],
  ['withdrawal approve ID --by ana --merchant second', 'There is no withdrawal'],
  ['withdrawal approve ID --by ana --merchant third', 'There is no merchant third.'],
  ['withdrawal approve --by ana', 'npm run operator'],
  ['withdrawal dance', 'npm run operator'],
  ['withdrawal approve ID ID --by ana', 'npm run operator'],
  ['payment release nonsense --by ana', 'There is no payment nonsense.'],
  ['payment release E2E', 'Who decides?'],
  ['payment refund E2E --by ana --merchant second', 'There is no payment'],
  ['payment dance', 'npm run operator'],
])('%s changes nothing', async (line, words) => {
  const { player, id } = await inReview();
  const { endToEndId, ...deposit } = await held();
  const asked = line.replaceAll('ID', id).replace('E2E', endToEndId);
  await expect(run(asked)).rejects.toThrow(words);
  expect(await house.readWithdrawal(player, id)).toMatchObject({ state: 'REVIEW' });
  expect(await house.readDeposit(deposit.player, deposit.id)).toMatchObject({ state: 'HELD' });
});

test('a held payment is listed, released once and credited', async () => {
  const { player, id, endToEndId } = await held();
  const line = (await run('payment list')).split('\n').find((row) => row.startsWith(endToEndId));
  expect(line).toContain('payer.unknown');
  expect(await run('payment list --merchant second')).toBe('No payment is held.');
  expect(await run(`payment release ${endToEndId} --by ana`)).toContain('released by ana');
  expect(await house.cashOf(player)).toBe(5_000n);
  await expect(run(`payment release ${endToEndId} --by ana`)).rejects.toThrow('it is CREDITED');
  await expect(run(`payment refund ${endToEndId} --by rui`)).rejects.toThrow('it is CREDITED');
  expect(await house.cashOf(player)).toBe(5_000n);
  expect(await hands(id)).toEqual(['ana']);
});

test('a held payment is sent back', async () => {
  const { player, id, endToEndId } = await held();
  expect(await run(`payment refund ${endToEndId} --by ana`)).toContain('send it back');
  await settle();
  expect(await house.readDeposit(player, id)).toMatchObject({ state: 'REFUNDED' });
  expect(await house.cashOf(player)).toBe(0n);
});

/** A payment that should go back and that the bank does not send back. */
async function stranded(brCode: string, payer: object = {}): Promise<string> {
  await house.switches({ refunds: 'refuse' });
  const endToEndId = await house.pay({ brCode, ...payer });
  await house.tick();
  await settle();
  expect(await run('payment list')).toMatch(new RegExp(`${endToEndId}.*refund.failed`));
  return endToEndId;
}

test('what came from another CPF can only go back', async () => {
  const player = await house.openPlayer();
  const { id, brCode } = await house.deposit(player, '50.00');
  const payment = await stranded(brCode, { payerCpf: otherCpf });
  await expect(run(`payment release ${payment} --by ana`)).rejects.toThrow('only be sent back');
  expect(await run(`payment refund ${payment} --by ana`)).toContain('refunded by ana');
  await expect(run(`payment refund ${payment} --by rui`)).rejects.toThrow('it is REFUNDING');
  expect(await house.readDeposit(player, id)).toMatchObject({ state: 'REFUNDING' });
  expect(await house.cashOf(player)).toBe(0n);
});

test('a second payment of one charge goes back when a person says so, and its deposit stays paid', async () => {
  const player = await house.openPlayer();
  const { id, brCode } = await house.deposit(player, '30.00');
  await house.pay({ brCode });
  await house.tick();
  const payment = await stranded(brCode);
  expect(await run(`payment refund ${payment} --by ana`)).toContain('refunded by ana');
  expect(await house.readDeposit(player, id)).toMatchObject({ state: 'PAID' });
  expect(await house.cashOf(player)).toBe(3_000n);
  expect(await hands(id)).toEqual(['ana']);
});
