import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGames } from '../../modules/lottery/games.ts';
import { createPrizeChanges } from '../../modules/lottery/prizes/change-prizes.ts';
import {
  openLotteryProgram,
  onFirst,
  testGame,
} from '../../modules/lottery/testing/lottery-program.ts';
import type { LotteryProgram } from '../../modules/lottery/testing/lottery-program.ts';
import { publishPrizes } from '../../modules/lottery/testing/publish-prizes.ts';
import { decisionsOver, runBy } from '../testing/run-by.ts';
import type { Desk } from './decide.ts';

let program: LotteryProgram;
let desk: Desk;
let folder = '';
beforeAll(async () => {
  program = await openLotteryProgram();
  folder = await mkdtemp(join(tmpdir(), 'arara-odds-'));
  const prizes = createPrizeChanges(program.deps);
  desk = {
    site: { merchantOf: async (id: string | null) => id },
    lottery: { prizes },
    identity: {} as never,
    play: {} as never,
    cashier: {} as never,
    transfers: {} as never,
    deadLetters: {} as never,
    database: {} as never,
    record: {} as never,
    ledger: {} as never,
    decisions: decisionsOver(program.deps.database, program.deps.clock, prizes.decisions),
    results: {} as never,
  };
}, 120_000);
afterAll(async () => {
  await program.close();
  await rm(folder, { recursive: true });
});

function run(line: string, reason?: string): Promise<string> {
  const why = reason === undefined ? [] : ['--reason', reason];
  return runBy([...line.split(' '), ...why], desk, 'arara');
}

/** Agrees to what is proposed, as somebody does who has looked at it. */
async function agree(by: string): Promise<string> {
  const said = await run('odds proposed tres-1m');
  const mark = /agree tres-1m (\w+)/.exec(said)?.[1];
  return run(`odds agree tres-1m ${mark} --by ${by}`);
}

/** The prizes of the lottery, changed, in a file. */
async function written(change: object): Promise<string> {
  const file = join(folder, 'table.json');
  await writeFile(file, JSON.stringify({ ...testGame.table, ...change }));
  return file;
}

describe('prizes of a lottery', () => {
  test('change by two people; whoever saw the old ones is told, and a ticket keeps its own', async () => {
    const issue = await program.openIssue();
    const player = await program.addPlayer();
    const { numero } = issue;
    const lines = [onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)];
    const wish = { numero, lines, price: '20.00' };
    expect(await program.buy(player, wish)).toMatchObject({ ticket: { state: 'ACCEPTED' } });
    const file = await written({ modeMax: 1_900 });
    expect(await run('odds list')).toMatch(/^tres-1m +three\.lott +1 +98 % +-$/m);
    await run(`odds set tres-1m --file ${file} --by ana`, 'a dear month');
    expect(await run('odds list')).toContain('by ana: a dear month');
    // Proposed is not in force.
    expect(await program.buy(player, wish)).toMatchObject({ ticket: { state: 'ACCEPTED' } });
    expect(await run('odds proposed tres-1m')).toContain('modeMax: 1960 → 1900');
    await expect(agree('Ana')).rejects.toThrow('somebody else has to agree');
    expect(await agree('rui')).toContain(
      'by ana and rui: tres-1m sells by version 2. Tickets that are sold keep their prizes.',
    );
    const { rows } = await program.owner.query(sql`
      select decided_by, reason from lottery.prize_table where version = 2`);
    expect(rows).toEqual([{ decided_by: ['ana', 'rui'], reason: 'a dear month' }]);
    expect(JSON.parse(await run('odds show tres-1m'))).toMatchObject({
      version: 2,
      modeMax: 1_900,
    });

    expect(await program.buy(player, wish)).toMatchObject({ code: 'lottery.prizes.changed' });
    const changed = { ...wish, tableVersion: 2, mode: 1_900 };
    expect(await program.buy(player, changed)).toMatchObject({ ticket: { state: 'ACCEPTED' } });
    const before = await program.cashOf(player);
    await program.endSale(issue.id);
    await program.advance();
    // Ten digits of ten: two tickets at 9.8 stakes of two reais, one at 9.5.
    expect(await program.cashOf(player)).toBe(before + 2n * 1_960n + 1_900n);
  });

  test.each<[string, object, string]>([
    ['more than the cap', { modeMax: 1_961 }, 'more would come back than the cap'],
    ['a higher cap', { capBasisPoints: 9_900, modeMax: 1_961 }, 'look at "capBasisPoints"'],
    ['prizes of another draw', { model: 'four' }, 'look at "model"'],
    ['a way to bet that there is not', { plays: ['three.none'] }, 'there is no such way to bet'],
    ['half a point', { modeMin: 1_700.5 }, 'look at "modeMin"'],
  ])('are refused with %s', async (_, change, words) => {
    const file = await written({ modeMax: 1_900, ...change });
    await expect(run(`odds set tres-1m --file ${file} --by ana`, 'why not')).rejects.toThrow(words);
    expect(await run('odds list')).toMatch(/ -$/m);
  });

  test('are not proposed without a reason, twice, or for a lottery that there is not', async () => {
    const file = await written({ modeMax: 1_880 });
    await expect(run(`odds set tres-1m --file ${file} --by ana`)).rejects.toThrow('--reason');
    await expect(run(`odds set nada --file ${file} --by ana`, 'x')).rejects.toThrow('no lottery');
    await expect(run('odds set tres-1m --by rui', 'x')).rejects.toThrow('--file');
    await expect(run('odds proposed tres-1m')).rejects.toThrow('Nobody proposed');
    await expect(run('odds agree tres-1m --by rui')).rejects.toThrow('To what?');
    await expect(run('odds agree tres-1m 0a0a0a0a --by rui')).rejects.toThrow('Nobody proposed');
    await run(`odds set tres-1m --file ${file} --by ana`, 'x');
    await expect(run(`odds set tres-1m --file ${file} --by rui`, 'x')).rejects.toThrow('already');
    await expect(run('odds withdraw tres-1m --by rui')).rejects.toThrow('only the same person');
    await run('odds withdraw tres-1m --by ana');
    await expect(run('odds withdraw tres-1m --by ana')).rejects.toThrow('Nobody proposed');
  });

  test('are agreed to as they were looked at: what was proposed instead is another', async () => {
    const mark = async () => /agree tres-1m (\w+)/.exec(await run('odds proposed tres-1m'))?.[1];
    await run(`odds set tres-1m --file ${await written({ modeMax: 1_870 })} --by ana`, 'x');
    const seen = await mark();
    await run('odds withdraw tres-1m --by ana');
    await run(`odds set tres-1m --file ${await written({ modeMax: 1_950 })} --by ana`, 'x');
    await expect(run(`odds agree tres-1m ${seen} --by rui`)).rejects.toThrow('is not what');
    await run('odds withdraw tres-1m --by ana');
  });

  test('come into force once, however many agree at once', async () => {
    const file = await written({ modeMax: 1_860 });
    await run(`odds set tres-1m --file ${file} --by ana`, 'x');
    const now = JSON.parse(await run('odds show tres-1m')) as { version: number };
    const names = ['rui', 'eva', 'leo', 'bia'];
    const answers = await Promise.allSettled(names.map((name) => agree(name)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(JSON.parse(await run('odds show tres-1m'))).toMatchObject({ version: now.version + 1 });
  });

  test('that another process has changed refuse the old ones here, and are told from then on', async () => {
    const { code } = testGame;
    const inForce = async () => (await program.deps.games.byCode(code))?.table;
    const before = (await inForce())?.version ?? 0;
    const table = { ...testGame.table, modeMax: 1_850 };
    await publishPrizes({ ...program.deps, games: createGames(program.deps) }, code, table);
    expect((await inForce())?.version).toBe(before);
    const { numero } = await program.openIssue();
    const player = await program.addPlayer();
    const wish = { numero, tableVersion: before, mode: 1_850 };
    expect(await program.buy(player, wish)).toMatchObject({ code: 'lottery.prizes.changed' });
    expect(await inForce()).toMatchObject({ version: before + 1, modeMax: 1_850 });
  });

  test('of a version are never changed by any statement', async () => {
    const { owner } = program;
    for (const change of [
      sql`update lottery.prize_table set data = '{}'`,
      sql`delete from lottery.prize_table`,
    ]) {
      await expect(owner.query(change)).rejects.toThrow('never changed');
    }
  });
});
