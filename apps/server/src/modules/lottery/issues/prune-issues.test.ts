import { verifyIssue } from '@arara/lottery';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawsOf, ticketsOf } from '../lottery.queries.ts';
import {
  openLotteryProgram,
  foreignGame,
  testGame,
  testModel,
} from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { planIssues } from './plan-issues.ts';
import { issueProof, ticketProof } from './proof.ts';
import { pruneIssues } from './prune-issues.ts';
import { rewrite } from '../../../testing/rewrite.ts';

const dayMs = 86_400_000;
const settledMany = 1_100;
const settledLater = 200;

type Issue = Awaited<ReturnType<LotteryProgram['openIssue']>>;

let program: LotteryProgram;
let past: Awaited<ReturnType<typeof createPast>>;
beforeAll(async () => {
  program = await openLotteryProgram();
  past = await createPast();
}, 120_000);
afterAll(() => program.close());

const { code: gameCode } = testGame;
const models = new Map([[testModel.code, testModel]]);

async function idsOf(game: string): Promise<bigint[]> {
  const { rows } = await program.owner.query<{ id: bigint }>(sql`
    select id from lottery.issue where game_code = ${game} order by draw_at, id`);
  return rows.map(({ id }) => id);
}

/** Settles issues that nobody looked at, drawn so many days later than they were planned. */
async function settleEmpty(ids: readonly bigint[], daysLater: number): Promise<void> {
  const settled = sql`
    update lottery.issue set open_at = open_at + make_interval(days => ${daysLater}),
      close_at = close_at + make_interval(days => ${daysLater}),
      draw_at = draw_at + make_interval(days => ${daysLater}),
      void_at = void_at + make_interval(days => ${daysLater}),
      state = 'SETTLED', tickets = 0, server_seed = 'a', beacon_randomness = 'b',
      beacon_signature = 'c', result = '1,2,3', drawn_at = draw_at
    where id = any (${ids}::bigint[])`;
  await rewrite(program.owner, settled);
}

/** Issues of every kind, most of which nobody bet on. */
async function createPast() {
  const player = await program.addPlayer();
  const bought = await program.openIssue();
  const sold = await program.buy(player, { numero: bought.numero });
  const taken = await program.openIssue();
  const back = await program.buy(player, { numero: taken.numero });
  await program.cancel(player, 'ticket' in back ? back.ticket.id : '');
  const stepped = [await program.openIssue(), await program.openIssue()];
  const chase = await program.chase(player, {
    steps: stepped.map(({ numero }) => ({ numero, multiple: 1 })),
    price: '4.00',
  });
  await program.stop(player, 'chase' in chase ? chase.chase.id : '');
  const quiet = await program.openIssue();
  const held: Issue[] = [bought, taken, ...stepped];
  for (const { id } of [...held, quiet]) await program.endSale(id);
  await program.advance();
  const foreign = await program.openIssue(600, -60, foreignGame);

  await planIssues(program.deps);
  const real = [...held, quiet].map(({ id }) => id);
  const planned = (await idsOf(gameCode)).filter((id) => !real.includes(id));
  const [voided = 0n, ...empty] = planned;
  const many = empty.slice(0, settledMany);
  const [scheduled = 0n, ...later] = empty.slice(settledMany, settledMany + settledLater + 1);
  await settleEmpty(many, 0);
  await settleEmpty(later, 80);
  const annulled = sql`
    update lottery.issue set state = 'VOID', tickets = 0 where id = ${voided}`;
  await rewrite(program.owner, annulled);
  const ref = 'ticket' in sold ? sold.ticket.id : '';
  return { player, ref, bought, taken, held, quiet, foreign, voided, scheduled, many, later };
}

/** The answers to a member and anybody else about the past, and the entries of the books about it. */
async function told() {
  const { player, ref, bought, taken } = past;
  const { rows: rounds } = await program.owner.query(sql`select * from play.round order by id`);
  return {
    draws: await drawsOf(program.deps, gameCode, 100),
    tickets: await ticketsOf(program.deps, player.playerId, { limit: 100 }),
    proofs: [
      await ticketProof(program.deps, player.playerId, ref),
      await issueProof(program.deps, gameCode, bought.numero),
      await issueProof(program.deps, gameCode, taken.numero),
    ],
    rounds,
    cash: await program.cashOf(player),
  };
}

async function prunedNow(): Promise<Set<bigint>> {
  const before = await idsOf(gameCode);
  await pruneIssues(program.deps);
  const left = await idsOf(gameCode);
  return new Set(before.filter((id) => !left.includes(id)));
}

test('whoever deletes, an issue stays that somebody bet on, that is void, not over, or drawn by others', async () => {
  const { owner } = program;
  const { held, voided, foreign, scheduled } = past;
  for (const id of [...held.map((one) => one.id), voided, foreign.id, scheduled]) {
    const removal = owner.query(sql`delete from lottery.issue where id = ${id}`);
    await expect(removal, `issue ${id}`).rejects.toThrow(/refused|foreign key/);
  }
  await expect(owner.query('truncate lottery.issue cascade')).rejects.toThrow('refused');
});

test('nothing goes before its time', async () => {
  program.clock.advance(60 * dayMs);
  expect(await prunedNow()).toEqual(new Set());
});

test('old issues that nobody bet on go, and nothing that anybody is told changes', async () => {
  program.clock.advance(40 * dayMs);
  const before = await told();
  expect(await prunedNow()).toEqual(new Set([past.quiet.id, ...past.many]));
  expect(await told()).toEqual(before);
  expect(before.draws).toHaveLength(100);
  expect(before.rounds.length).toBeGreaterThan(0);
  const [proof] = before.proofs;
  expect(proof && verifyIssue(proof, models).ok).toBe(true);
  expect(await idsOf(foreignGame.code)).toContain(past.foreign.id);
  expect(await prunedNow(), 'and once is enough').toEqual(new Set());
  await program.prove();
});

test('the latest hundred draws stay, however old they are', async () => {
  program.clock.advance(1_000 * dayMs);
  const before = await told();
  expect(await prunedNow()).toEqual(new Set(past.later.slice(0, settledLater - 100)));
  expect(await told()).toEqual(before);
});

test('who asks for an issue that went is told why, and of others that there is none', async () => {
  const asked = (numero: string, game: string = gameCode) => issueProof(program.deps, game, numero);
  await expect(asked(past.quiet.numero)).rejects.toMatchObject({
    code: 'lottery.issue.pruned',
    status: 410,
    detail: { params: { days: 90 } },
  });
  const unknown = { code: 'lottery.issue.not.found' };
  await expect(asked('20200101001')).rejects.toMatchObject(unknown);
  await expect(asked('209912310001')).rejects.toMatchObject(unknown);
  await expect(asked(past.quiet.numero, foreignGame.code)).rejects.toMatchObject(unknown);
  const late = await program.buy(past.player, { numero: past.quiet.numero });
  expect(late).toMatchObject({ code: 'lottery.closed', detail: { field: 'numero' } });
  const { rows } = await program.owner.query<{ issues: bigint }>(sql`
    select issues from lottery.pruned`);
  expect(rows).toEqual([{ issues: BigInt(1 + settledMany + settledLater - 100) }]);
});
