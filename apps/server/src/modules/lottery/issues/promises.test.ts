import { sql } from '@arara/postgres';
import type { Sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLotteryProgram, foreignGame, onFirst, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';

/** The attempts of somebody with the password of the database, by hand. */
let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

type State = 'SCHEDULED' | 'ON_SALE' | 'CLOSED' | 'DRAWN' | 'SETTLED';
const states = ['SCHEDULED', 'ON_SALE', 'CLOSED', 'DRAWN', 'SETTLED'] as const;

/** An issue with a ticket that has honestly come so far. */
async function issueIn(state: State): Promise<bigint> {
  const { id, numero } = await program.openIssue();
  await program.buy(await program.addPlayer(), { numero, lines: [onFirst(7)] });
  if (state === 'SCHEDULED') return id;
  await by(id, sql`state = 'ON_SALE'`);
  if (state === 'ON_SALE') return id;
  await program.endSale(id);
  await program.closeIssue(id);
  if (state === 'CLOSED') return id;
  await program.draw(id);
  if (state === 'SETTLED') await program.settle(id);
  return id;
}

const by = (id: bigint, change: Sql) =>
  program.owner.query(sql`update lottery.issue set ${change} where id = ${id}`);

async function rowOf(id: bigint): Promise<unknown> {
  const { rows } = await program.owner.query(sql`select * from lottery.issue where id = ${id}`);
  return rows[0];
}

/** Why the database refuses each of these changes; null: it took one. The row stays, whatever it says. */
async function refusalsOf(id: bigint, changes: readonly Sql[]): Promise<(string | null)[]> {
  const before = await rowOf(id);
  const refusals: (string | null)[] = [];
  for (const change of changes) {
    const refusal = await by(id, change).then(
      () => null,
      (error: Error) => error.message,
    );
    refusals.push(refusal);
  }
  expect(await rowOf(id)).toEqual(before);
  return refusals;
}

const each = (refusal: string, changes: readonly unknown[]) => changes.map(() => refusal);
const neverChanges = 'what was promised of an issue never changes';
const countedOnce = 'the tickets of an issue are counted once, when its sale has ended';
const drawnWith = 'what an issue was drawn with stays';

describe('what was promised of an issue', () => {
  it.each(states)('never changes while it is %s', async (state) => {
    const id = await issueIn(state);
    const changes = [
      sql`open_at = open_at - interval '1 second'`,
      sql`close_at = close_at - interval '1 millisecond'`,
      sql`draw_at = draw_at + interval '1 second'`,
      sql`void_at = void_at - interval '1 second'`,
      sql`seed_hash = ${'ab'.repeat(32)}`,
      sql`seed_sealed = '\\x00'`,
      sql`beacon_margin_ms = beacon_margin_ms + 1`,
      sql`beacon_round = beacon_round + 1`,
      sql`numero = '20990101'`,
    ];
    await program.owner.query(sql`
      insert into lottery.chain values (${`of ${id}`}, '{}')`);
    changes.push(sql`beacon_chain = ${`of ${id}`}`, sql`game_code = ${foreignGame.code}`);
    expect(await refusalsOf(id, changes)).toEqual(each(neverChanges, changes));
  });

  it('is not told after its sale: an issue begins with its promise alone', async () => {
    const id = await issueIn('SETTLED');
    const copied = (state: string) => sql`
      insert into lottery.issue (game_code, numero, state, open_at, close_at, draw_at, void_at, seed_hash,
        seed_sealed, beacon_chain, beacon_margin_ms, beacon_round, tickets_root, tickets, closed_at)
      select game_code, '2', ${state}::lottery.issue_state, open_at, close_at, draw_at, void_at, seed_hash,
        seed_sealed, beacon_chain, beacon_margin_ms, beacon_round, tickets_root, tickets, closed_at
      from lottery.issue where id = ${id}`;
    for (const state of states) {
      const added = program.owner.query(copied(state));
      await expect(added, state).rejects.toThrow('with its promise alone');
    }
  });

  it('has its chain for ever', async () => {
    const { owner } = program;
    await issueIn('SCHEDULED');
    for (const text of ["update lottery.chain set info = '{}'", 'delete from lottery.chain']) {
      await expect(owner.query(text), text).rejects.toThrow('what was written stays');
    }
  });
});

describe('the way of an issue', () => {
  const steps: Readonly<Record<State, readonly string[]>> = {
    SCHEDULED: ['ON_SALE', 'CLOSED'],
    ON_SALE: ['CLOSED'],
    CLOSED: ['DRAWN', 'VOID'],
    DRAWN: ['SETTLING'],
    SETTLED: ['CORRECTED'],
  };

  it.each(states)('leaves nothing out and never goes back from %s', async (state) => {
    const id = await issueIn(state);
    const all = [...states, 'SETTLING', 'CORRECTED', 'VOID'];
    const others = all.filter((other) => other !== state && !steps[state].includes(other));
    const changes = others.map((other) => sql`state = ${other}::lottery.issue_state`);
    expect(await refusalsOf(id, changes)).toEqual(
      others.map((other) => `an issue does not go from ${state} to ${other}`),
    );
  });

  it('ends no sale before its time, and none without the count of its tickets', async () => {
    const id = await issueIn('ON_SALE');
    const count = sql`state = 'CLOSED', tickets_root = 'ab', tickets = 0`;
    expect(await refusalsOf(id, [count])).toEqual(['no sale ends before its time']);
    await program.endSale(id);
    const changes = [sql`state = 'CLOSED'`, sql`closed_at = close_at`];
    expect(await refusalsOf(id, changes)).toEqual([
      'a sale ends with the count of its tickets',
      countedOnce,
    ]);
    // A statement that was refused lets go of the issue a moment after its answer.
    await expect.poll(() => program.closeIssue(id)).toBe(true);
  });

  it('makes no issue void before its instant, and corrects no draw of our own', async () => {
    const closed = [sql`state = 'VOID'`, sql`state = 'DRAWN'`];
    expect(await refusalsOf(await issueIn('CLOSED'), closed)).toEqual([
      'no issue is void before the instant that was promised',
      'an issue is drawn by a result',
    ]);
    const settled = await issueIn('SETTLED');
    expect(await refusalsOf(settled, [sql`state = 'CORRECTED'`])).toEqual([
      'a result of our own draw is never changed',
    ]);
  });
});

describe('what was written of an issue', () => {
  const counts = [
    sql`tickets_root = ${'ab'.repeat(32)}`,
    sql`tickets = tickets + 1`,
    sql`closed_at = clock_timestamp()`,
    sql`tickets_root = null, tickets = null, closed_at = null`,
  ];
  const draws = [
    sql`server_seed = ${'ab'.repeat(32)}`,
    sql`beacon_randomness = ${'ab'.repeat(32)}`,
    sql`beacon_signature = ${'ab'.repeat(48)}`,
    sql`drawn_at = clock_timestamp()`,
  ];

  it.each(['CLOSED', 'DRAWN', 'SETTLED'] as const)('stays while it is %s', async (state) => {
    const id = await issueIn(state);
    expect(await refusalsOf(id, counts)).toEqual(each(countedOnce, counts));
    expect(await refusalsOf(id, draws)).toEqual(each(drawnWith, draws));
    const settled = [sql`settled_at = clock_timestamp() - interval '1 day'`];
    expect(await refusalsOf(id, settled)).toEqual(['when an issue was settled stays']);
  });

  it('stays of its result', async () => {
    const id = await issueIn('DRAWN');
    expect(await refusalsOf(id, [sql`result = '7,7,7' || result`])).toEqual([
      'a result of our own draw is never changed',
    ]);
  });

  it('stays of its tickets and of their tree', async () => {
    const { owner } = program;
    const id = await issueIn('CLOSED');
    for (const change of [
      sql`stake = stake + 1`,
      sql`lines = '[]'`,
      sql`leaf = '\\x00'`,
      sql`player_id = player_id + 1`,
      sql`table_version = table_version + 1`,
    ]) {
      const asked = owner.query(sql`update lottery.ticket set ${change} where issue_id = ${id}`);
      await expect(asked, JSON.stringify(change)).rejects.toThrow('what was written stays');
    }
    for (const text of [
      'delete from lottery.ticket',
      "update lottery.branch set root = '\\x00'",
      'delete from lottery.branch',
    ]) {
      await expect(owner.query(text), text).rejects.toThrow('what was written stays');
    }
  });
});

it('an issue whose life is honest passes, from its plan to its prizes', async () => {
  const id = await issueIn('SETTLED');
  expect(await rowOf(id)).toMatchObject({ state: 'SETTLED', game_code: testGame.code });
  expect(program.errors).toEqual([]);
  await program.prove();
});
