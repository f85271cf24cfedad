import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPrizeChanges } from './prizes/change-prizes.ts';
import { openLotteryProgram, onFirst, testGame } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';

/** One player takes a fifth of what a number may owe, here 2,000 of 10,000. */
let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

const codeOf = (answer: object) => ('code' in answer ? answer.code : 'sold');
/** Fifty reais on seven owe 490: a player has room for four of them. */
const fifty = { lines: [{ ...onFirst(7), multiple: 25 }], price: '50.00' };

async function sharesOf(issueId: bigint): Promise<bigint[]> {
  const { rows } = await program.owner.query<{ used: bigint }>(sql`
    select used from lottery.quota where issue_id = ${issueId} and scope like 'share:%'
    order by used`);
  return rows.map(({ used }) => used);
}

it('nobody shuts a number for others, however many tickets they send at once to two processes', async () => {
  const { id, numero } = await program.openIssue();
  const [player, other] = [await program.addPlayer(), await program.addPlayer()];
  const twin = program.twin();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      program.buy(player, { numero, ...fifty }, undefined, at % 2 === 0 ? program.deps : twin),
    ),
  );
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'sold')).toHaveLength(4);
  expect(new Set(codes)).toEqual(new Set(['sold', 'lottery.number.share']));
  expect(codeOf(await program.buy(other, { numero, ...fifty }))).toBe('sold');
  expect(codeOf(await program.buy(player, { numero, lines: [onFirst(3)] }))).toBe('sold');
  expect(await sharesOf(id)).toEqual([1_960n, 49_000n, 196_000n]);
  expect(await program.cashOf(player)).toBe(79_800n);
  await program.prove();
});

it('a share is taken once for one key, and given back once with the ticket', async () => {
  const { id, numero } = await program.openIssue();
  const player = await program.addPlayer();
  const [first] = await Promise.all(
    Array.from({ length: 6 }, () => program.buy(player, { numero, ...fifty }, 'share-key')),
  );
  expect(await sharesOf(id)).toEqual([49_000n]);
  const ref = (first as { ticket: { id: string } }).ticket.id;
  await Promise.all([1, 2, 3].map(() => program.cancel(player, ref)));
  expect(await sharesOf(id)).toEqual([0n]);
});

it('a stake that the wallet refuses takes no share', async () => {
  const { id, numero } = await program.openIssue();
  const player = await program.addPlayer({ balance: 4_999n });
  expect(codeOf(await program.buy(player, { numero, ...fifty }))).toBe('stake.insufficient');
  expect(await sharesOf(id)).toEqual([0n]);
});

it('a ticket that alone could win more than that is told so, at its lines', async () => {
  const { id, numero } = await program.openIssue();
  const player = await program.addPlayer();
  const wish = { numero, lines: [{ ...onFirst(7), multiple: 103 }], price: '206.00' };
  expect(await program.buy(player, wish)).toMatchObject({
    code: 'lottery.prize.max',
    detail: { field: 'lines' },
  });
  expect(await sharesOf(id)).toEqual([]);
  const later = await program.openIssue(600, 300);
  const steps = [numero, later.numero].map((each, at) => ({
    numero: each,
    multiple: 1 + 102 * at,
  }));
  expect(codeOf(await program.chase(player, { steps, price: '208.00' }))).toBe('lottery.prize.max');
});

it('prizes of which one bet would owe more than a share are neither added nor proposed', async () => {
  const low = { ...testGame, code: 'tres-low', liabilityMax: 979_999n };
  await expect(program.deps.games.add(low)).rejects.toThrow('"fault":"liability"');
  await program.owner.query(sql`
    update lottery.game set liability_max = 979_999 where code = ${testGame.code}`);
  program.deps.games.forget();
  const prizes = createPrizeChanges(program.deps);
  const wish = { game: testGame.code, table: { ...testGame.table } };
  expect(await prizes.refusalOf(wish)).toEqual({
    refused: 'faults',
    faults: [{ fault: 'liability', play: 'three.direct' }],
  });
});
