import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database.ts';
import { together } from '../../play/testing/asks.ts';
import type { TestPlayer } from '../../play/testing/play-program.ts';
import { issueById } from '../issue.repository.ts';
import { enterResult } from '../results/enter-result.ts';
import { openLotteryProgram, foreignGame, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { giveBack } from './give-back.ts';
import { settleIssue } from './settle-issue.ts';
import { waitingPayments } from './waiting.repository.ts';
import { voidIssue } from './void-issue.ts';
import { rewrite } from '../../../testing/rewrite.ts';

/** Every player has several tickets: of one player no two are paid by the same statement. */
const players = 12;
const ticketsEach = 5;
const opening = 100_000n;
/** Cents; at the lowest mode every ticket is paid something: 1,960 less 1,700 of 2,000. */
const stake = 200n;
const rebate = 26n;
const lowestMode = 1_700;

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

const all = (each: bigint) => Array.from({ length: players }, () => each);
const count = BigInt(ticketsEach);

/** A closed issue in which every player bet on a number that is not drawn: only rebates are paid. */
async function soldIssue(game: typeof testGame | typeof foreignGame = testGame) {
  const { id, numero } = await program.openIssue(600, -60, game);
  const buyers = await together(players, () => program.addPlayer({ balance: opening }));
  for (let turn = 0; turn < ticketsEach; turn += 1) {
    await together(players, (at) =>
      program.buy(buyers[at] as TestPlayer, { gameCode: game.code, numero, mode: lowestMode }),
    );
  }
  await program.endSale(id);
  await program.closeIssue(id);
  return { id, numero, cash: () => Promise.all(buyers.map((buyer) => program.cashOf(buyer))) };
}

/** Its beacon never came. */
async function voidOne() {
  const issue = await soldIssue();
  const overdue = sql`
    update lottery.issue set open_at = open_at - interval '3 hours',
      close_at = close_at - interval '2 hours', draw_at = draw_at - interval '2 hours',
      void_at = clock_timestamp() - interval '1 hour' where id = ${issue.id}`;
  await rewrite(program.owner, overdue);
  program.beacon.due = false;
  expect(await voidIssue(program.deps, issue.id)).toBe(true);
  program.beacon.due = true;
  return issue;
}

/** Drawn, with a first digit that nobody bet on. */
async function drawnOne() {
  const issue = await soldIssue(foreignGame);
  const ask = { gameCode: foreignGame.code, numero: issue.numero, result: '0,0,0', reason: null };
  await enterResult(program.deps, { ...ask, by: 'ana', source: 'one.vn' });
  await enterResult(program.deps, { ...ask, by: 'rui', source: 'two.vn' });
  return issue;
}

/** A process that dies when it would write down which tickets are paid: their money has moved. */
function dyingBeforeNote(): LotteryProgram['deps'] {
  const twin = program.twin();
  const read: Database['read'] = {
    ...twin.database.read,
    query: (statement: { text: string }, ...rest: []) => {
      if (/update lottery\.ticket/.test(statement.text)) throw new Error('killed');
      return twin.database.read.query(statement, ...rest);
    },
  };
  return { ...twin, database: { ...twin.database, read } };
}

const refundsOf = async (id: bigint) => {
  const { rows } = await program.owner.query(sql`
    select count(*)::integer as tickets, count(t.settled_at)::integer as noted,
      count(*) filter (where r.state = 'VOID' and r.bet = 0)::integer as rounds
    from lottery.ticket t join play.round r on r.round_id = t.ref where t.issue_id = ${id}`);
  return rows[0];
};

describe('the stakes of a void issue', () => {
  it('go back once by two processes at once, and not again', async () => {
    const { id, cash } = await voidOne();
    await Promise.all([giveBack(program.deps), giveBack(program.twin())]);
    await giveBack(program.deps);
    expect(await cash()).toEqual(all(opening));
    const tickets = players * ticketsEach;
    expect(await refundsOf(id)).toEqual({ tickets, noted: tickets, rounds: tickets });
    await program.prove();
  });

  it('go back once where a process died after the money and before its note', async () => {
    const { id, cash } = await voidOne();
    await expect(giveBack(dyingBeforeNote())).rejects.toThrow('killed');
    expect(await cash()).toEqual(all(opening));
    expect(await refundsOf(id)).toMatchObject({ noted: 0 });
    const tickets = players * ticketsEach;
    const waiting = await waitingPayments(program.owner, 10);
    expect(waiting).toMatchObject([{ what: 'refunds', tickets }]);
    await giveBack(program.deps);
    expect(await cash()).toEqual(all(opening));
    expect(await refundsOf(id)).toMatchObject({ noted: players * ticketsEach });
    await program.prove();
  });

  it('are those of its own tickets: who bet in another issue has their stake there', async () => {
    const other = await soldIssue();
    const { cash } = await voidOne();
    await giveBack(program.deps);
    expect(await cash()).toEqual(all(opening));
    expect(await other.cash()).toEqual(all(opening - count * stake));
    expect(program.errors).toEqual([]);
  });
});

describe('an issue in which every ticket is paid something', () => {
  const paid = all(opening - count * (stake - rebate));

  it('is paid once by two processes at once, and not again', async () => {
    const { id, cash } = await drawnOne();
    const twin = program.twin();
    await Promise.all([settleIssue(program.deps, id), settleIssue(twin, id)]);
    expect(await settleIssue(twin, id)).toBe(false);
    expect((await issueById(program.owner, id))?.state).toBe('SETTLED');
    expect(await cash()).toEqual(paid);
    await program.prove();
  });

  it('is paid once where a process died after the money and before its note', async () => {
    const { id, cash } = await drawnOne();
    await expect(settleIssue(dyingBeforeNote(), id)).rejects.toThrow('killed');
    expect(await cash()).toEqual(paid);
    expect(await settleIssue(program.deps, id)).toBe(true);
    expect(await cash()).toEqual(paid);
    await program.prove();
  });
});
