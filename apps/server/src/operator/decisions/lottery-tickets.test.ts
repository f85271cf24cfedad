import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTicketDecisions } from '../../modules/lottery/decided/ticket-decisions.ts';
import { ticketProof } from '../../modules/lottery/issues/proof.ts';
import {
  openLotteryProgram,
  foreignGame,
  onFirst,
} from '../../modules/lottery/testing/lottery-program.ts';
import type { LotteryProgram } from '../../modules/lottery/testing/lottery-program.ts';
import { resultsIn } from '../../modules/lottery/testing/settled-by-three.ts';
import { rewrite } from '../../testing/rewrite.ts';
import { runBy } from '../testing/run-by.ts';
import type { Desk } from './decide.ts';

let program: LotteryProgram;
let desk: Desk;
const gameCode = foreignGame.code;

beforeAll(async () => {
  program = await openLotteryProgram();
  desk = {
    site: { merchantOf: async (id: string | null) => id },
    results: createTicketDecisions(program.deps),
  } as unknown as Desk;
}, 120_000);
afterAll(() => program.close());

/** As somebody who uses this account of the machine. */
function runAs(account: string | null, line: string, ...more: string[]): Promise<string> {
  return runBy([...line.split(' '), ...more], desk, 'arara', account);
}
const run = (line: string, ...more: string[]) => runAs(null, line, ...more);

test('a ticket that was rewritten is listed, and two people restore it from the proof that its member kept', async () => {
  const { owner } = program;
  const { id, numero } = await program.openIssue(600, -60, foreignGame);
  const player = await program.addPlayer({ balance: 200n });
  const bought = await program.buy(player, { gameCode, numero, lines: [onFirst(3)] });
  const ref = 'ticket' in bought ? bought.ticket.id : '';
  await program.endSale(id);
  await program.advance();
  const proof = await ticketProof(program.deps, player.playerId, ref);
  const file = join(await mkdtemp(join(tmpdir(), 'proof-')), 'issue.json');
  await writeFile(file, JSON.stringify({ value: proof }));
  await rewrite(owner, sql`update lottery.ticket set stake = 2 where ref = ${ref}`);
  await resultsIn(program).agree(numero, '3,0,7');
  await program.advance();
  expect(await run('lottery tampered')).toMatch(
    new RegExp(
      `${ref} +${gameCode} +${numero} +${player.playerId} +prize +2\\.00 BRL +0\\.00 BRL `,
    ),
  );
  const restore = `lottery restore ${ref}`;
  await expect(run(`${restore} --by ana`, '--file', file)).rejects.toThrow('Why is that right?');
  await expect(run(`${restore} --by ana`, '--reason', 'x')).rejects.toThrow('Add --file');
  const why = ['--file', file, '--reason', 'the member kept it'];
  expect(await run(`${restore} --by ana`, ...why)).toContain('Somebody else has to say the same.');
  expect(await run('lottery tampered')).toMatch(/restore its text +ana +the member kept it/);
  expect(await run(`lottery withdraw ${ref} --by ana`)).toContain('nobody says anything');
  await runAs('desk', `${restore} --by ana`, ...why);
  expect(await runAs('desk', `${restore} --by rui`, ...why)).toMatch(
    /agree\. It is what was counted again.*account desk/,
  );
  await expect(run(`${restore} --by bia`, ...why)).rejects.toThrow('its row is what was counted');
  await program.advance();
  expect(await program.cashOf(player)).toBe(1_960n);
  expect(await run('lottery tampered')).toBe('Every ticket that is paid is as it was counted.');
  expect(await run('lottery tickets')).toMatch(/takes it back +ana/);
});
