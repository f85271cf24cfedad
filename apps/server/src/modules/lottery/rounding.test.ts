import { verifyIssue } from '@arara/lottery';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rewrite } from '../../testing/rewrite.ts';
import type { TestPlayer } from '../play/testing/play-program.ts';
import { correctIssue } from './issues/correct-issue.ts';
import { ticketProof } from './issues/proof.ts';
import { ticketOf } from './lottery.queries.ts';
import { openLotteryProgram, foreignGame, onFirst, testModel } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';
import { resultsIn } from './testing/settled-by-three.ts';

/** Winnings of a ticket are added exactly and rounded once; what was sold before keeps its rule. */
let program: LotteryProgram;
let results: ReturnType<typeof resultsIn>;
beforeAll(async () => {
  program = await openLotteryProgram();
  results = resultsIn(program);
}, 120_000);
afterAll(() => program.close());

const opening = 100_000n;
const gameCode = foreignGame.code;
const cash = (player: TestPlayer) => program.cashOf(player);

/** A ticket of one real: a hundred lines of five digits, each bet of 0.2 cents wins 1.96 of them. */
const fine = {
  gameCode,
  unit: '0.001',
  price: '1.00',
  lines: Array.from({ length: 100 }, () => onFirst(0, 1, 2, 3, 4)),
} as const;

async function sold(wish: object, numero: string) {
  const player = await program.addPlayer({ balance: opening });
  const bought = await program.buy(player, { ...fine, ...wish, lines: [...fine.lines], numero });
  return { player, ref: 'ticket' in bought ? bought.ticket.id : '' };
}

/** As it was sold before winnings were rounded once. */
const asBefore = (ref: string) =>
  rewrite(
    program.owner,
    sql`update lottery.ticket set rounded_by = 'line' where ref = ${ref} returning ref`,
  );

async function proven({ player, ref }: Awaited<ReturnType<typeof sold>>) {
  const proof = await ticketProof(program.deps, player.playerId, ref);
  const model = { ...testModel, drawn: 'elsewhere' } as const;
  const { ok, ticket } = verifyIssue(proof, new Map([[model.code, model]]));
  return [ok, ticket?.roundedBy, (proof.ticket?.text ?? '').includes('roundedBy')];
}

test('a hundred lines are paid what they come to together, now and after a correction', async () => {
  const { id, numero } = await program.openIssue(600, -60, foreignGame);
  const [once, before] = [await sold({}, numero), await sold({}, numero)];
  await asBefore(before.ref);
  await program.endSale(id);
  await program.advance();
  await results.agree(numero, '3,0,0');
  await program.advance();
  await program.advance();
  // A hundred times 1.96 cents; a hundred times one.
  expect(await cash(once.player)).toBe(opening - 100n + 196n);
  expect(await cash(before.player)).toBe(opening - 100n + 100n);
  const told = await ticketOf(program.deps, once.player.playerId, once.ref);
  expect(told).toMatchObject({ state: 'WON', prize: '1.96', roundedBy: 'ticket' });
  const lines = told.linePrizes?.map((prize) => Math.round(Number(prize) * 100)) ?? [];
  expect(
    lines.reduce((sum, each) => sum + each, 0),
    'its lines add up to it',
  ).toBe(196);
  expect(new Set(lines)).toEqual(new Set([1, 2]));
  const old = await ticketOf(program.deps, before.player.playerId, before.ref);
  expect(old).toMatchObject({ prize: '1.00', roundedBy: 'line' });
  expect(new Set(old.linePrizes)).toEqual(new Set(['0.01']));
  expect(await proven(once)).toEqual([true, 'ticket', true]);
  expect(await proven(before)).toEqual([true, 'line', false]);

  await results.agree(numero, '9,0,0', 'read in the wrong line');
  expect(await correctIssue(program.deps, id)).toBe(true);
  expect(await Promise.all([once, before].map(({ player }) => cash(player)))).toEqual([
    opening - 100n,
    opening - 100n,
  ]);
  await results.agree(numero, '4,0,0', 'it was the other page');
  expect(await correctIssue(program.deps, id)).toBe(true);
  await correctIssue(program.deps, id);
  expect(await cash(once.player)).toBe(opening - 100n + 196n);
  expect(await cash(before.player)).toBe(opening);
  await program.prove();
});

test('what a rebate leaves over counts towards what the ticket wins', async () => {
  const { id, numero } = await program.openIssue(600, -60, foreignGame);
  // 1.7 cents a line at the lowest mode; of a stake of five cents 0.65 go back.
  const lines = Array.from({ length: 5 }, () => onFirst(0, 1, 2, 3, 4));
  const wish = { mode: 1_700, price: '0.05', lines };
  const player = await program.addPlayer({ balance: opening });
  const bought = await program.buy(player, { gameCode, unit: '0.001', ...wish, numero });
  expect(bought).toHaveProperty('ticket');
  await program.endSale(id);
  await program.advance();
  await results.agree(numero, '3,0,0');
  await program.advance();
  await program.advance();
  // Five times 1.7 and 0.65 are 9.15.
  expect(await cash(player)).toBe(opening - 5n + 9n);
  await program.prove();
});

test('a chase is not sold either with a line that can pay nothing, and says which', async () => {
  const issues = [
    await program.openIssue(600, -60, foreignGame),
    await program.openIssue(1_200, 600, foreignGame),
  ];
  const player = await program.addPlayer({ balance: opening });
  const steps = issues.map(({ numero }) => ({ numero, multiple: 5 }));
  const wish = { gameCode, unit: '0.001', price: '1.00', steps } as const;
  const above = { play: 'three.above', rows: [[0]], multiple: 5 };
  const lines = [onFirst(1, 2, 3, 4, 5), { ...above, multiple: 1 }];
  expect(await program.chase(player, { ...wish, lines })).toMatchObject({
    code: 'lottery.pays.nothing',
  });
  expect(await program.heldOf(player)).toBe(0n);
  const dear = await program.chase(player, {
    ...wish,
    price: '0.20',
    lines: [onFirst(1, 2), above],
  });
  expect(dear).toMatchObject({ code: 'lottery.price' });
});
