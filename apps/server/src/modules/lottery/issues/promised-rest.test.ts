import { raw, sql } from '@arara/postgres';
import type { Sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { openLotteryProgram, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { resultsIn } from '../testing/settled-by-three.ts';

/** The attempts of somebody with the password of the database on chases, corrections, prizes and whole tables. */
let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

/** Why the database refuses each of these; null: it took one. */
async function refusalsOf(statements: readonly (Sql | string)[]): Promise<(string | null)[]> {
  const refusals: (string | null)[] = [];
  for (const statement of statements) {
    const refusal = await program.owner.query(statement).then(
      () => null,
      (error: Error) => error.message,
    );
    refusals.push(refusal);
  }
  return refusals;
}

const each = (why: string, statements: readonly unknown[]) =>
  statements.map(() => expect.stringContaining(why));

/** A chase of two issues, of which the first is on sale; its reference. */
async function ordered(): Promise<{ ref: string; first: bigint }> {
  const first = await program.openIssue();
  const later = await program.openIssue(1_200, 600);
  const steps = [first, later].map(({ numero }) => ({ numero, multiple: 1 }));
  const asked = await program.chase(await program.addPlayer(), { steps, price: '4.00' });
  if (!('chase' in asked)) throw new Error(JSON.stringify(asked));
  return { ref: asked.chase.id, first: first.id };
}

const stays = 'what was written stays';

it.each(['chain', 'branch', 'ticket', 'chase', 'chase_step', 'correction'])(
  'nobody empties the table %s',
  async (name) => {
    const emptied = program.owner.query(`truncate lottery.${name} cascade`);
    await expect(emptied).rejects.toThrow('is refused');
  },
);

test('what a chase was ordered with is written once', async () => {
  const { ref } = await ordered();
  const chase = (change: string) => sql`update lottery.chase set ${raw(change)} where ref = ${ref}`;
  const step = (change: string) => sql`
    update lottery.chase_step set ${raw(change)}
    where chase_id = (select id from lottery.chase where ref = ${ref})`;
  const changes = [
    chase(`lines = '[]'`),
    chase('player_id = player_id + 1'),
    chase('total = total + 1'),
    chase('mode = 1800'),
    chase(`unit = '0.1'`),
    chase('stop_on_win = not stop_on_win'),
    chase('table_version = 2'),
    step('multiple = multiple + 1'),
    step('stake = stake * 2'),
    step(`ticket_ref = ticket_ref || 'x'`),
    step('issue_id = issue_id'),
    sql`delete from lottery.chase_step`,
    sql`delete from lottery.chase`,
  ];
  expect(await refusalsOf(changes)).toEqual(each(stays, changes));
});

test('a step is bought or given back, never both, and a chase ends once', async () => {
  const { ref, first } = await ordered();
  await program.advance();
  const ofChase = sql`chase_id = (select id from lottery.chase where ref = ${ref})`;
  const bought = sql`${ofChase} and issue_id = ${first}`;
  const set = (state: string, which: Sql) => sql`
    update lottery.chase_step set state = ${state}::lottery.step_state where ${which}`;
  const taken = [set('WAITING', bought), set('RELEASED', bought)];
  expect(await refusalsOf(taken)).toEqual(each('a step does not go from BOUGHT', taken));
  await program.owner.query(sql`
    update lottery.chase_step set state = 'RELEASED', reason = 'late'
    where ${ofChase} and state = 'WAITING'`);
  const released = sql`${ofChase} and issue_id <> ${first}`;
  const back = [set('WAITING', released), set('BOUGHT', released)];
  expect(await refusalsOf(back)).toEqual(each('a step does not go from RELEASED', back));
  await program.owner.query(sql`
    update lottery.chase set state = 'DONE', ended_at = now() where ref = ${ref}`);
  const changes = [
    sql`update lottery.chase set state = 'ACTIVE', ended_at = null where ref = ${ref}`,
    sql`update lottery.chase set stopped_by = 'member' where ref = ${ref}`,
  ];
  expect(await refusalsOf(changes)).toEqual(each(stays, changes));
});

test('a correction is written once, and done once', async () => {
  const results = resultsIn(program);
  const { numero } = await results.settledBy3();
  await results.agree(numero, '7,0,0', 'read wrongly');
  await program.advance();
  const changes = [
    `update lottery.correction set result_before = '1,1,1'`,
    `update lottery.correction set decided_by = '{ana,eva}'`,
    'update lottery.correction set done_at = null',
    'delete from lottery.correction',
  ];
  expect(await refusalsOf(changes)).toEqual(each(stays, changes));
});

test('prizes that are not the first have two names', async () => {
  const { code } = testGame.table;
  const next = (by: string) => sql`
    insert into lottery.prize_table (code, version, data, reason, decided_by)
    values (${code}, 2, '{}', 'x', ${raw(by)})`;
  const nobody = [
    next('null'),
    next('array[null, null]::text[]'),
    next(`array['ana', null]`),
    next(`array['ana', ' ']`),
    next(`array['ana', 'Ana ']`),
  ];
  expect(await refusalsOf(nobody)).toEqual(each('prize_table_decided', nobody));
  await program.owner.query(next(`array['ana', 'rui']`));
});
