import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResult } from '@arara/lottery';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchGame } from '../../modules/lottery/commands/switch-game.ts';
import { switchedGames } from '../../modules/lottery/game-switch.repository.ts';
import { createTicketDecisions } from '../../modules/lottery/decided/ticket-decisions.ts';
import { waitingPayments } from '../../modules/lottery/issues/waiting.repository.ts';
import { losses } from '../../modules/lottery/results/correction.repository.ts';
import { enterResult, withdrawResult } from '../../modules/lottery/results/enter-result.ts';
import { saidResults, waitingResults } from '../../modules/lottery/results/entry.repository.ts';
import { callVoid, withdrawVoid } from '../../modules/lottery/results/void-by-two.ts';
import {
  openLotteryProgram,
  foreignGame,
  onFirst,
  testGame,
  testModel,
} from '../../modules/lottery/testing/lottery-program.ts';
import type { LotteryProgram } from '../../modules/lottery/testing/lottery-program.ts';
import { runBy } from '../testing/run-by.ts';
import type { Desk } from './decide.ts';

let program: LotteryProgram;
let desk: Desk;
const gameCode = foreignGame.code;

beforeAll(async () => {
  program = await openLotteryProgram();
  const { owner } = program;
  desk = {
    site: { merchantOf: async (id: string | null) => id },
    results: {
      readResult: async (code, text) => {
        if (code === testGame.code) return 'own';
        return code === gameCode ? readResult(testModel, text) : null;
      },
      enterResult: (ask) => enterResult(program.deps, ask),
      withdrawResult: (ask) => withdrawResult(program.deps, ask),
      callVoid: (ask) => callVoid(program.deps, ask),
      withdrawVoid: (ask) => withdrawVoid(program.deps, ask),
      waitingResults: (limit) => waitingResults(owner, limit),
      switchGame: (wish) => switchGame(program.deps, wish),
      switchedGames: () => switchedGames(owner),
      saidResults: (limit) => saidResults(owner, limit),
      waitingPayments: (limit) => waitingPayments(owner, limit),
      losses: (limit) => losses(owner, limit),
      ...createTicketDecisions(program.deps),
    },
    lottery: {} as never,
    cashier: {} as never,
    identity: {} as never,
    play: {} as never,
    transfers: {} as never,
    deadLetters: {} as never,
    database: {} as never,
    record: {} as never,
    ledger: {} as never,
    decisions: {} as never,
  };
}, 120_000);
afterAll(() => program.close());

function run(line: string, ...more: string[]): Promise<string> {
  return runBy([...line.split(' '), ...more], desk, 'arara');
}

/** As somebody who uses this account of the machine. */
function runAs(account: string, line: string, ...more: string[]): Promise<string> {
  return runBy([...line.split(' '), ...more], desk, 'arara', account);
}

async function soldOut(): Promise<string> {
  const { id, numero } = await program.openIssue(600, -60, foreignGame);
  const player = await program.addPlayer({ balance: 200n });
  await program.buy(player, { gameCode, numero, lines: [onFirst(3)] });
  await program.endSale(id);
  await program.advance();
  return numero;
}

const ana = ['--by', 'Ana', '--source', 'https://one.vn/today'];
const rui = ['--by', 'Rui', '--source', 'two.vn'];

test('two people enter a result, one of them from a file, and it is listed until they agree', async () => {
  const numero = await soldOut();
  const asked = `lottery result ${gameCode} ${numero}`;
  expect(await run('lottery results')).toContain(numero);
  expect(await run(asked, ...ana, '--result', 'digits 3 0 8')).toContain('kept for ana (one.vn)');
  const file = join(await mkdtemp(join(tmpdir(), 'result-')), 'result.txt');
  await writeFile(file, 'digits: 3, 0, 7\n');
  expect(await run(asked, ...rui, '--file', file)).toContain('differ');
  const list = await run('lottery results');
  expect(list).toMatch(/ana +- +one\.vn +3,0,8 +THEY DIFFER/);
  expect(list).toMatch(/rui +- +two\.vn +3,0,7 +THEY DIFFER/);
  expect(await run(`lottery withdraw ${gameCode} ${numero} --by rui`)).toContain('kept for ana');
  expect(await run(asked, ...ana, '--result', 'digits 3 0 7')).toContain('kept for ana');
  expect(await run(asked, ...rui, '--file', file)).toContain('agree. It stands.');
  expect(await run('lottery results')).toBe('No draw waits for its result.');
});

test('a correction says why, and what was spent is listed', async () => {
  const numero = await soldOut();
  for (const who of [ana, rui]) {
    await run(`lottery result ${gameCode} ${numero}`, ...who, '--result', 'digits 3 0 7');
  }
  expect(await run('lottery payments')).toMatch(new RegExp(`${numero} +prizes +1 `));
  await program.advance();
  expect(await run('lottery payments')).toBe('No ticket waits for its money.');
  const correct = `lottery correct ${gameCode} ${numero}`;
  const right = ['--result', 'digits 4 0 7', '--reason', 'misread'];
  expect(await run(correct, ...ana, ...right)).toContain('kept');
  expect(await run('lottery results')).toContain('correction: misread');
  expect(await run(correct, ...rui, ...right)).toContain('agree');
  expect(await run('lottery payments')).toMatch(new RegExp(`${numero} +corrections +- `));
  await program.advance();
  expect(await run('lottery losses')).toBe('Nothing was lost by corrections.');
});

test('from which account of the machine two people spoke is kept, and said where it is one', async () => {
  const lines = (list: string, numero: string) =>
    list.split('\n').filter((line) => line.includes(numero));
  const [small, large] = [await soldOut(), await soldOut()];
  const asked = (numero: string) => `lottery result ${gameCode} ${numero}`;
  const digits = ['--result', 'digits 3 0 7'];
  const known = program.errors.length;
  await runAs('ana', asked(large), ...ana, ...digits);
  expect(await run('lottery results')).toMatch(/ana +ana +one\.vn/);
  expect(await runAs('rui', asked(large), ...rui, ...digits)).toMatch(/It stands\.$/);
  expect(program.errors.slice(known)).toEqual([]);
  await runAs('desk', asked(small), ...ana, ...digits);
  expect(await runAs('desk', asked(small), ...rui, ...digits)).toContain(
    'Both were entered from the account desk of this machine',
  );
  expect(program.errors.slice(known)).toEqual([{ gameCode, numero: small, account: 'desk' }]);
  const list = await run('lottery entries');
  expect(lines(list, small)).toEqual([
    expect.stringMatching(/result +rui +desk +two\.vn +3,0,7 +ONE ACCOUNT$/),
    expect.stringMatching(/result +ana +desk +one\.vn +3,0,7 +ONE ACCOUNT$/),
  ]);
  expect(lines(list, large).join('\n')).not.toContain('ONE ACCOUNT');
});

test('a loss says that its correction came from one account', async () => {
  const { id, numero } = await program.openIssue(600, -60, foreignGame);
  const player = await program.addPlayer({ balance: 200n });
  await program.buy(player, { gameCode, numero, lines: [onFirst(3)] });
  await program.endSale(id);
  await program.advance();
  for (const who of [ana, rui]) {
    await run(`lottery result ${gameCode} ${numero}`, ...who, '--result', 'digits 3 0 7');
  }
  await program.advance();
  await program.spendTo(player, 0n);
  const right = ['--result', 'digits 4 0 7', '--reason', 'misread'];
  for (const who of [ana, rui]) {
    await runAs('desk', `lottery correct ${gameCode} ${numero}`, ...who, ...right);
  }
  await program.advance();
  expect(await run('lottery losses')).toMatch(new RegExp(`${numero} .* ONE ACCOUNT$`, 'm'));
  const [entry] = (await run('lottery entries'))
    .split('\n')
    .filter((line) => line.includes(numero));
  expect(entry).toMatch(/correction 1 +rui +desk .* ONE ACCOUNT$/);
});

test('a draw to come of which one person says that nobody draws it is listed, with who and why', async () => {
  const { numero } = await program.openIssue(600, -60, foreignGame);
  expect(await run('lottery results')).not.toContain(numero);
  const asked = `lottery void ${gameCode} ${numero} --by ana`;
  await runAs('desk', asked, '--reason', 'no draw over Tết');
  expect(await run('lottery results')).toMatch(
    new RegExp(`${numero} .* void: no draw over Tết +ana +desk +- +- *$`, 'm'),
  );
  await run(`lottery withdraw ${gameCode} ${numero} --by ana`);
  expect(await run('lottery results')).not.toContain(numero);
});

test('of one draw somebody may tell the result and another that there was none: they differ', async () => {
  const numero = await soldOut();
  await run(`lottery void ${gameCode} ${numero} --by bia`, '--reason', 'rain');
  const lines = async () =>
    (await run('lottery results')).split('\n').filter((line) => line.includes(numero));
  const [alone, ...others] = await lines();
  expect(alone).toMatch(/void: rain +bia +- +- +- *$/);
  expect(others).toEqual([]);
  await run(`lottery result ${gameCode} ${numero}`, ...ana, '--result', 'digits 3 0 7');
  const both = (await lines()).join('\n');
  expect(both).toMatch(/void: rain +bia .*THEY DIFFER/);
  expect(both).toMatch(/result +ana .*3,0,7 +THEY DIFFER/);
  await run(`lottery withdraw ${gameCode} ${numero} --by bia`);
  await run(`lottery result ${gameCode} ${numero}`, ...rui, '--result', 'digits 3 0 7');
});

test('two people call an issue void that nobody drew, and may take that back before', async () => {
  const numero = await soldOut();
  const asked = `lottery void ${gameCode} ${numero}`;
  const why = ['--reason', 'no draw over Tết'];
  await expect(run(`${asked} --by ana`)).rejects.toThrow('Why is it void?');
  expect(await run(`${asked} --by ana`, ...why)).toContain('ana calls it void. Somebody else');
  expect(await run(`lottery withdraw ${gameCode} ${numero} --by ana`)).toContain('any more');
  expect(await run(`${asked} --by rui`, ...why)).toContain('rui calls it void. Somebody else');
  expect(await runAs('desk', `${asked} --by ana`, ...why)).toMatch(/call it void.*goes back\.$/);
  expect(await run('lottery entries')).toMatch(/void +ana +desk +- +no draw over Tết/);
  await expect(run(`${asked} --by bia`, ...why)).rejects.toThrow('has a result, or is void');
});

test('a lottery that is off sells nothing, what was sold is drawn and paid, and the list says who it was', async () => {
  const { code } = testGame;
  const player = await program.addPlayer();
  const [first, second] = [await program.openIssue(), await program.openIssue()];
  const lines = [onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)];
  const wish = { numero: first.numero, lines, price: '20.00' };
  expect(await program.buy(player, wish)).toMatchObject({ ticket: { state: 'ACCEPTED' } });
  const off = await runAs('desk', `lottery off ${code} --by Ana`, '--reason', 'wrong odds');
  expect(off).toContain('is off: nothing more is sold');
  expect(await program.buy(player, wish)).toMatchObject({ code: 'game.unavailable' });
  expect(await run('lottery games')).toMatch(new RegExp(`${code} +OFF +ana +desk .* wrong odds`));
  await program.endSale(first.id);
  await program.advance();
  expect(await program.cashOf(player)).toBe(100_000n - 2_000n + 1_960n);
  await run(`lottery on ${code} --by rui`, '--reason', 'mended');
  expect(await run('lottery games')).toMatch(new RegExp(`${code} +on +rui +- .* mended`));
  const again = { ...wish, numero: second.numero };
  expect(await program.buy(player, again)).toMatchObject({ ticket: { state: 'ACCEPTED' } });
});

test('an issue of which nothing is paid is listed with the reason', async () => {
  const { id, numero } = await program.openIssue();
  await program.buy(await program.addPlayer(), { numero, lines: [onFirst(3)] });
  await program.endSale(id);
  await program.closeIssue(id);
  await program.owner.query(sql`
    update lottery.issue set state = 'DRAWN', result = '3,3,3', server_seed = ${'ab'.repeat(32)},
      beacon_randomness = ${'cd'.repeat(32)}, beacon_signature = ${'ef'.repeat(48)} where id = ${id}`);
  await program.advance();
  const listed = new RegExp(`${numero} +prizes +1 .+ HELD: its proof fails: seed$`, 'm');
  expect(await run('lottery payments')).toMatch(listed);
});

test('what cannot be entered is refused in words', async () => {
  const numero = await soldOut();
  const asked = `lottery result ${gameCode} ${numero}`;
  const whole = ['--result', 'digits 1 2 3'];
  const refused = [
    [[asked, '--by', 'ana', ...whole], 'Where was it read?'],
    [[asked, ...ana], 'What was drawn?'],
    [[asked, ...ana, '--result', 'digits 1 2'], 'digits has 2 numbers, not 3'],
    [[asked, ...ana, '--result', 'digits 1 2 13'], 'digits: 13 is no number of 1 digits'],
    [[asked, ...ana, '--result', 'special 1'], 'there is no prize "special"'],
    [
      [`lottery result ${testGame.code} 1`, ...ana, '--result', 'special 1'],
      'this house draws it by seed and beacon',
    ],
    [[`lottery result none ${numero}`, ...ana, ...whole], 'There is no lottery none.'],
    [[`lottery result ${gameCode} 20200101001`, ...ana, ...whole], 'there is no such issue'],
    [[`lottery correct ${gameCode} ${numero}`, ...ana, ...whole], 'Why is it corrected?'],
    [['lottery off none --by ana --reason x'], 'There is no lottery none.'],
    [[`lottery off ${gameCode} --by ana`], 'Why is it not sold any more?'],
    [[`lottery on ${gameCode} --by ana --reason x`], 'is on already'],
    [[`lottery withdraw ${gameCode} ${numero} --by ana`], 'nothing that can be taken back'],
    [[`lottery result ${gameCode}`, ...ana, ...whole], 'npm run operator'],
    [['round void 1 2 --by ana'], 'npm run operator'],
  ] as const;
  for (const [[line, ...more], words] of refused) {
    await expect(run(line, ...more), words).rejects.toThrow(words);
  }
});
