import type { TicketLine } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rewrite } from '../../../testing/rewrite.ts';
import type { TestPlayer } from '../../play/testing/play-program.ts';
import { issueById } from '../issue.repository.ts';
import { openLotteryProgram, onFirst, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { resultsIn } from '../testing/settled-by-three.ts';
import { correctIssue } from './correct-issue.ts';
import { settleIssue } from './settle-issue.ts';
import { waitingPayments } from './waiting.repository.ts';

/** Tickets that whoever owns the database rewrites once their issue is counted. */
let program: LotteryProgram;
let results: ReturnType<typeof resultsIn>;
beforeAll(async () => {
  program = await openLotteryProgram();
  results = resultsIn(program);
}, 120_000);
afterAll(() => program.close());

const opening = 100_000n;
const uncounted = 'its text is not the one that was counted';
const cash = (player: TestPlayer) => program.cashOf(player);
const stateOf = async (id: bigint) => (await issueById(program.owner, id))?.state;
const told = () => program.errors.splice(0).map((error) => (error as { err?: Error }).err?.message);
const waits = async (numero: string) =>
  (await waitingPayments(program.owner, 10))
    .filter((row) => row.numero === numero)
    .map(({ what, tickets }) => [what, tickets]);

const rewriteTicket = (ref: string, change: Sql) =>
  rewrite<{ state: string }>(
    program.owner,
    sql`update lottery.ticket set ${change} where ref = ${ref} returning state`,
  );

/** A drawn issue: one member's stake comes back whatever is drawn, another bet on each first digit. */
async function drawnIssue() {
  const { id, numero } = await program.openIssue();
  const [tied, other] = [
    await program.addPlayer({ balance: opening }),
    await program.addPlayer({ balance: opening }),
  ];
  const buy = async (player: TestPlayer, lines: TicketLine[]) => {
    const bought = await program.buy(player, { gameCode: testGame.code, numero, lines });
    return 'ticket' in bought ? bought.ticket.id : '';
  };
  const tie = { play: 'three.tie', rows: [[0]], multiple: 1 };
  const back = await buy(tied, [tie]);
  const bets = await Promise.all(
    Array.from({ length: 10 }, (_, digit) => buy(other, [onFirst(digit)])),
  );
  await program.endSale(id);
  await program.closeIssue(id);
  await program.draw(id);
  const { result } = (await issueById(program.owner, id)) ?? {};
  const drawn = Number(result?.[0]);
  return { id, numero, tied, other, back, drawn, lost: bets[(drawn + 1) % 10] ?? '' };
}

const toDrawn = (digit: number) => sql`lines = ${JSON.stringify([onFirst(digit)])}`;

test('a ticket whose numbers were rewritten is not paid, keeps no other waiting, and is told of', async () => {
  const { id, numero, tied, other, lost, drawn } = await drawnIssue();
  const before = await cash(other);
  await rewriteTicket(lost, toDrawn(drawn));
  expect(await program.settle(id)).toBe(false);
  expect(await program.settle(id)).toBe(false);
  expect([await stateOf(id), await waits(numero)]).toEqual(['SETTLING', [['prizes', 1]]]);
  expect(told()).toEqual([uncounted]);
  expect(await cash(tied), 'the others have theirs').toBe(opening);
  expect((await cash(other)) - before, 'of the one that won').toBe(1_960n);
  await rewriteTicket(lost, toDrawn((drawn + 1) % 10));
  expect(await program.settle(id)).toBe(true);
  expect([await stateOf(id), await waits(numero)]).toEqual(['SETTLED', []]);
  expect((await cash(other)) - before).toBe(1_960n);
  await program.prove();
});

test.each<[string, Sql, Sql]>([
  ['stake', sql`stake = stake * 10`, sql`stake = stake / 10`],
  ['unit', sql`unit = '0.1'`, sql`unit = '1'`],
  ['mode', sql`mode = 1700`, sql`mode = 1960`],
  ['name', sql`ref = 'x' || ref`, sql`ref = substr(ref, 2)`],
  ['salt', sql`salt = salt || '0'`, sql`salt = left(salt, -1)`],
  ['rounding', sql`rounded_by = 'line'`, sql`rounded_by = 'ticket'`],
  ['leaf', sql`leaf = '\\x00'`, sql`leaf = leaf`],
])('nor is one with another %s', async (what, change, undone) => {
  const { id, numero, tied, back } = await drawnIssue();
  // The count is proven before: the tree is not looked at again by this process.
  const stopped = new AbortController();
  stopped.abort();
  await settleIssue({ ...program.deps, ending: stopped.signal }, id);
  const [{ leaf } = {}] = await rewrite<{ leaf: Buffer }>(
    program.owner,
    sql`select leaf from lottery.ticket where ref = ${back}`,
  );
  await rewriteTicket(back, change);
  expect(await program.settle(id)).toBe(false);
  expect([await cash(tied), await waits(numero)]).toEqual([opening - 200n, [['prizes', 1]]]);
  expect(told()).toEqual([uncounted]);
  await rewriteTicket(what === 'name' ? `x${back}` : back, undone);
  await rewriteTicket(back, sql`leaf = ${leaf}`);
  expect(await program.settle(id)).toBe(true);
  expect(await cash(tied)).toBe(opening);
});

test('nor is one given what a corrected result gives it', async () => {
  const { id, numero, three, seven, players, refs } = await results.settledBy3();
  const eight = players[8] as TestPlayer;
  await rewriteTicket(refs[8] ?? '', toDrawn(7));
  await results.agree(numero, '7,0,0', 'read in the wrong line');
  expect(await correctIssue(program.deps, id)).toBe(false);
  expect(await Promise.all([three, seven, eight].map(cash))).toEqual([99_800n, 101_760n, 99_800n]);
  expect(told()).toEqual([uncounted]);
  expect(await waits(numero)).toEqual([['corrections', null]]);
  await rewriteTicket(refs[8] ?? '', toDrawn(8));
  expect(await correctIssue(program.deps, id)).toBe(true);
  expect(await Promise.all([three, seven, eight].map(cash))).toEqual([99_800n, 101_760n, 99_800n]);
  await program.prove();
});
