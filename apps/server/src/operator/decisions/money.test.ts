import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import {
  calmBank,
  openCashierProgram,
  otherCpf,
} from '../../modules/cashier/testing/cashier-program.ts';
import { decisionsOver, runBy } from '../testing/run-by.ts';
import type { Desk } from './decide.ts';

const program = await openCashierProgram();
beforeEach(async () => {
  program.planned.length = 0;
  await program.switches(calmBank);
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

const decisions = decisionsOver(
  program.database,
  program.clock,
  program.cashier.contributes.decisionKinds,
);

/** The command line on these tables; its site knows two merchants. */
function deskOf(): Desk {
  const merchantOf = async (id: string) => (['arara', 'second'].includes(id) ? id : null);
  return {
    site: { merchantOf },
    cashier: program.cashier.service,
    play: {} as never,
    identity: {} as never,
    transfers: {} as never,
    deadLetters: {} as never,
    database: {} as never,
    record: {} as never,
    ledger: {} as never,
    decisions,
    results: {} as never,
    lottery: {} as never,
  };
}

const run = (line: string, reason?: string) =>
  runBy(
    [...line.split(' '), ...(reason === undefined ? [] : ['--reason', reason])],
    deskOf(),
    'arara',
  );

/** One person proposes it, another agrees; answers what the second one reads. */
async function byTwo(line: string): Promise<string> {
  expect(await run(`${line} --by ana`, 'looked at')).toContain('ana proposes');
  return run(`${line} --by rui`);
}
const two = 'ana and rui';

async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await program.runJobs(program.cashier, true);
    await program.tick();
  }
}

async function inReview() {
  const player = await program.openPlayer();
  const { brCode } = await program.deposit(player, '100.00');
  await program.pay({ brCode });
  await program.tick();
  program.marked.set(player, program.clock.now());
  const { id } = await program.withdraw(player, '60.00');
  return { player, id };
}

async function held() {
  await program.switches({ payer: 'hidden' });
  const player = await program.openPlayer();
  const { id, brCode } = await program.deposit(player, '50.00');
  const endToEndId = await program.pay({ brCode, payerCpf: otherCpf });
  await program.tick();
  return { player, id, endToEndId };
}

async function hands(subject: string): Promise<(string | null)[]> {
  const { rows } = await program.owner.query<{ by: string | null }>(
    `select decided_by as by from cashier.step where subject_id = $1 and note like 'operator.%'`,
    [subject],
  );
  return rows.map(({ by }) => by);
}

test('a withdrawal in review is listed, approved by two people, paid, and keeps who they were', async () => {
  const { player, id } = await inReview();
  const line = (await run('withdrawal list')).split('\n').find((row) => row.startsWith(id));
  expect(line).toContain('60.00 BRL');
  expect(line).toContain('review.account');
  expect(await run(`withdrawal approve ${id} --by Ana`, 'it is hers')).toContain('ana proposes');
  expect(await program.readWithdrawal(player, id)).toMatchObject({ state: 'REVIEW' });
  await expect(run(`withdrawal approve ${id} --by ana`)).rejects.toThrow('somebody else');
  await expect(run(`withdrawal approve ${id} --by rui`, 'too')).rejects.toThrow('ana proposed it');
  expect(await run(`withdrawal approve ${id} --by rui`)).toContain(`by ${two}: the bank`);
  await expect(run(`withdrawal refuse ${id} --by rui`, 'x')).rejects.toThrow('waits for people');
  await settle();
  expect(await program.readWithdrawal(player, id)).toMatchObject({ state: 'PAID' });
  await expect(run(`withdrawal approve ${id}`, 'again')).rejects.toThrow('waits for people');
  expect(await hands(id)).toEqual([two]);
  expect(await run('withdrawal list')).toBe('No withdrawal waits for people.');
});

test('a refused withdrawal is the member’s money again', async () => {
  const { player, id } = await inReview();
  expect(await byTwo(`withdrawal refuse ${id}`)).toContain('the member');
  expect(await program.wallet.balanceOf(player)).toMatchObject({ cash: 10_000n, held: 0n });
});

test('proposed to be paid and to be refused, a withdrawal has one end', async () => {
  const { player, id } = await inReview();
  await run(`withdrawal approve ${id} --by ana`, 'good');
  await run(`withdrawal refuse ${id} --by eva`, 'bad');
  const answers = await Promise.allSettled([
    run(`withdrawal approve ${id} --by rui`),
    run(`withdrawal refuse ${id} --by leo`),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await settle();
  const { state } = await program.readWithdrawal(player, id);
  expect(['PAID', 'REFUSED']).toContain(state);
  expect(await program.cashOf(player)).toBe(state === 'PAID' ? 4_000n : 10_000n);
});

test('a block that nobody looked at stops what was proposed before it', async () => {
  const { player, id } = await inReview();
  await run(`withdrawal approve ${id} --by ana`, 'good');
  await program.owner.query(
    'update cashier.withdrawal set asked_block_since = now() where id = $1',
    [id],
  );
  await expect(run(`withdrawal approve ${id} --by rui`)).rejects.toThrow('not as it was');
  expect(await program.readWithdrawal(player, id)).toMatchObject({ state: 'REVIEW' });
});

test.each([
  ['withdrawal approve 00000000-0000-4000-8000-000000000000', 'There is no withdrawal'],
  ['withdrawal approve nonsense', 'There is no withdrawal nonsense'],
  ['withdrawal approve ID --merchant second', 'There is no withdrawal'],
  ['withdrawal approve ID --merchant third', 'There is no merchant third.'],
  ['withdrawal approve', 'npm run operator'],
  ['withdrawal dance', 'npm run operator'],
  ['withdrawal approve ID ID', 'npm run operator'],
  ['payment release nonsense', 'can only be sent back'],
  ['payment refund nonsense', 'There is no held payment nonsense'],
  ['payment refund E2E --merchant second', 'There is no held payment'],
  ['payment dance', 'npm run operator'],
])('%s changes nothing', async (line, words) => {
  const { player, id } = await inReview();
  const { endToEndId, ...deposit } = await held();
  const asked = line.replaceAll('ID', id).replace('E2E', endToEndId);
  await expect(run(asked, 'why not')).rejects.toThrow(words);
  expect(await program.readWithdrawal(player, id)).toMatchObject({ state: 'REVIEW' });
  expect(await program.readDeposit(deposit.player, deposit.id)).toMatchObject({ state: 'HELD' });
});

test('nobody agrees to what nobody proposed', async () => {
  const { id } = await inReview();
  await expect(run(`withdrawal approve ${id}`)).rejects.toThrow('Nobody proposed');
});

test('a held payment is listed, released once and credited', async () => {
  const { player, id, endToEndId } = await held();
  const line = (await run('payment list')).split('\n').find((row) => row.startsWith(endToEndId));
  expect(line).toContain('payer.unknown');
  expect(await run('payment list --merchant second')).toBe('No payment is held.');
  expect(await byTwo(`payment release ${endToEndId}`)).toContain(`by ${two}: it is credited`);
  expect(await program.cashOf(player)).toBe(5_000n);
  await expect(run(`payment release ${endToEndId}`, 'x')).rejects.toThrow('is not held');
  await expect(run(`payment refund ${endToEndId}`, 'x')).rejects.toThrow('no held payment');
  expect(await program.cashOf(player)).toBe(5_000n);
  expect(await hands(id)).toEqual([two]);
});

test('a held payment is sent back', async () => {
  const { player, id, endToEndId } = await held();
  expect(await byTwo(`payment refund ${endToEndId}`)).toContain('send it back');
  await settle();
  expect(await program.readDeposit(player, id)).toMatchObject({ state: 'REFUNDED' });
  expect(await program.cashOf(player)).toBe(0n);
});

/** A payment that should go back and that the bank does not send back. */
async function stranded(brCode: string, payer: object = {}): Promise<string> {
  await program.switches({ refunds: 'refuse' });
  const endToEndId = await program.pay({ brCode, ...payer });
  await program.tick();
  await settle();
  expect(await run('payment list')).toMatch(new RegExp(`${endToEndId}.*refund.failed`));
  return endToEndId;
}

test('what came from another CPF can only go back', async () => {
  const player = await program.openPlayer();
  const { id, brCode } = await program.deposit(player, '50.00');
  const payment = await stranded(brCode, { payerCpf: otherCpf });
  await expect(run(`payment release ${payment}`, 'x')).rejects.toThrow('only be sent back');
  expect(await byTwo(`payment refund ${payment}`)).toContain(`by ${two}: the bank`);
  await expect(run(`payment refund ${payment}`, 'x')).rejects.toThrow('no held payment');
  expect(await program.readDeposit(player, id)).toMatchObject({ state: 'REFUNDING' });
  expect(await program.cashOf(player)).toBe(0n);
});

test('a second payment of one charge goes back when a person says so, and its deposit stays paid', async () => {
  const player = await program.openPlayer();
  const { id, brCode } = await program.deposit(player, '30.00');
  await program.pay({ brCode });
  await program.tick();
  const payment = await stranded(brCode);
  expect(await byTwo(`payment refund ${payment}`)).toContain(`by ${two}: the bank`);
  expect(await program.readDeposit(player, id)).toMatchObject({ state: 'PAID' });
  expect(await program.cashOf(player)).toBe(3_000n);
  expect(await hands(id)).toEqual([two]);
});
