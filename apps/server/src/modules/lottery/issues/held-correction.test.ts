import { sql } from '@arara/postgres';
import type { Sql } from '@arara/postgres';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rewrite } from '../../../testing/rewrite.ts';
import { issueById } from '../issue.repository.ts';
import { openLotteryProgram, foreignGame, onFirst } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { resultsIn } from '../testing/settled-by-three.ts';
import { correctIssue } from './correct-issue.ts';
import { settleIssue } from './settle-issue.ts';
import { waitingPayments } from './waiting.repository.ts';

/** Corrections of which nothing is paid or taken back, since what stands in the rows is not borne out. */
let program: LotteryProgram;
let results: ReturnType<typeof resultsIn>;
const programs: LotteryProgram[] = [];
beforeEach(async () => {
  program = await openLotteryProgram();
  results = resultsIn(program);
  programs.push(program);
}, 120_000);
afterAll(() => Promise.all(programs.map((each) => each.close())));

const byHand = (statement: Sql) => rewrite(program.owner, statement);
const unproven = 'no two people who agree have entered its result';

/** The correction that whoever owns the database writes: its row, the result and the version. */
async function forge(id: bigint, result: string) {
  await byHand(sql`
    insert into lottery.correction (
      issue_id, version, result_before, result_after, reason, decided_by, decided_at
    )
    select id, result_version + 1, result, ${result}, 'misread', '{ana,rui}', now()
    from lottery.issue where id = ${id}`);
  await byHand(sql`
    update lottery.issue set state = 'CORRECTED', result = ${result},
      result_version = result_version + 1 where id = ${id}`);
}

const undo = async (id: bigint) => {
  await byHand(sql`delete from lottery.correction where issue_id = ${id} and done_at is null`);
  await byHand(sql`
    update lottery.issue set state = 'SETTLED', result = '3,0,0', result_version = 0
    where id = ${id}`);
};

const listed = async () =>
  (await waitingPayments(program.owner, 10)).map(({ what, held }) => [what, held]);
const told = () => program.errors.map((error) => (error as { reason?: string }).reason);

test('a correction that somebody wrote moves nothing, is told once and listed', async () => {
  const { id, three, seven } = await results.settledBy3();
  const cash = () => Promise.all([three, seven].map(program.cashOf));
  const before = await cash();
  await forge(id, '7,0,0');
  await program.advance();
  await program.advance();
  expect(await correctIssue(program.deps, id)).toBe(false);
  expect(await cash()).toEqual(before);
  expect(await listed()).toEqual([['corrections', unproven]]);
  expect(told()).toEqual([unproven]);
  await program.prove();
});

test('nor does one after a correction that was agreed upon', async () => {
  const { id, numero, three, seven } = await results.settledBy3();
  await results.agree(numero, '7,0,0', 'read in the wrong line');
  await program.advance();
  await forge(id, '3,0,0');
  await program.advance();
  expect([await program.cashOf(three), await program.cashOf(seven)]).toEqual([99_800n, 101_760n]);
  expect(await listed()).toEqual([['corrections', unproven]]);
});

test('once the true row is back, two people correct it as ever', async () => {
  const { id, numero, three, seven } = await results.settledBy3();
  await forge(id, '8,0,0');
  await program.advance();
  await undo(id);
  await program.advance();
  expect(await listed()).toEqual([]);
  await results.agree(numero, '7,0,0', 'read in the wrong line');
  await byHand(sql`update lottery.held_issue set looked_at = looked_at - interval '11 minutes'`);
  await program.advance();
  expect([await program.cashOf(three), await program.cashOf(seven)]).toEqual([99_800n, 101_760n]);
  const { rowCount } = await program.owner.query('select from lottery.held_issue');
  expect([await listed(), rowCount]).toEqual([[], 0]);
  await program.prove();
});

test('a result that is written between its proof and its payment is not paid', async () => {
  const gameCode = foreignGame.code;
  const { id, numero } = await program.openIssue(600, -60, foreignGame);
  const player = await program.addPlayer({ balance: 100_000n });
  await program.buy(player, { gameCode, numero, lines: [onFirst(7)] });
  await program.endSale(id);
  await program.closeIssue(id);
  await results.agree(numero, '3,0,0');
  const { database } = program.deps;
  const late: typeof database = {
    ...database,
    transaction: async (work) => {
      await byHand(sql`update lottery.issue set result = '7,0,0' where id = ${id}`);
      return database.transaction(work);
    },
  };
  expect(await settleIssue({ ...program.deps, database: late }, id)).toBe(false);
  expect(await program.cashOf(player)).toBe(99_800n);
  await program.advance();
  expect(await listed()).toEqual([['prizes', unproven]]);
  expect((await issueById(program.owner, id))?.state).toBe('SETTLING');
});
