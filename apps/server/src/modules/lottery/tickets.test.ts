import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ticketOf } from './lottery.queries.ts';
import { openLotteryProgram, onFirst, testGame } from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';
import { publishPrizes } from './testing/publish-prizes.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

/** Five bets of 0.2 cents that win at most 0.4 each: they cost a cent. */
const fiveTimesAbove = Array.from({ length: 5 }, () => ({
  play: 'three.above',
  rows: [[0]],
  multiple: 1,
}));
const codeOf = (answer: object) => ('code' in answer ? answer.code : 'sold');

async function countTickets(issueId: bigint): Promise<number> {
  const { rows } = await program.owner.query<{ count: number }>(sql`
    select count(*)::integer as count from lottery.ticket where issue_id = ${issueId}`);
  return rows[0]?.count ?? -1;
}

async function usedOf(issueId: bigint, scope: string): Promise<bigint> {
  const { rows } = await program.owner.query<{ used: bigint }>(sql`
    select used from lottery.quota where issue_id = ${issueId} and scope = ${scope}`);
  return rows[0]?.used ?? 0n;
}

describe('a ticket', () => {
  it('takes its stake and stands in the betting record as an open round', async () => {
    const player = await program.addPlayer();
    const issue = await program.openIssue();
    const sold = await program.buy(player, { numero: issue.numero });
    expect(sold).toMatchObject({
      ticket: { state: 'ACCEPTED', stake: '2.00', unitBets: 1, numero: issue.numero },
      balance: '998.00',
    });
    expect(await program.cashOf(player)).toBe(99_800n);
    const { rows } = await program.owner.query(sql`
      select bet, win, state, game_code from play.round where player_id = ${player.playerId}`);
    expect(rows).toEqual([{ bet: 200n, win: 0n, state: 'OPEN', game_code: 'tres-1m' }]);
    await program.prove();
  });

  it('is sold once for one key, however often and at once it is asked for, in two processes', async () => {
    const player = await program.addPlayer();
    const issue = await program.openIssue();
    const twin = program.twin();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        program.buy(
          player,
          { numero: issue.numero },
          'one-key',
          at % 2 === 0 ? program.deps : twin,
        ),
      ),
    );
    expect(new Set(answers.map((a) => ('ticket' in a ? a.ticket.id : a.code))).size).toBe(1);
    expect(await countTickets(issue.id)).toBe(1);
    expect(await program.cashOf(player)).toBe(99_800n);
    expect(await usedOf(issue.id, 'issue')).toBe(200n);
  });

  it('is told as it was written: who asks again is told what was read, and it is the same', async () => {
    const player = await program.addPlayer();
    const { numero } = await program.openIssue();
    const wish = { numero, lines: [onFirst(9, 1), onFirst(4)], mode: 1_900, price: '6.00' };
    const sold = await program.buy(player, wish, 'told-key');
    expect(codeOf(sold)).toBe('sold');
    expect(await program.buy(player, wish, 'told-key')).toEqual(sold);
  });

  it('tells what each of its lines can win, and what it won once it is paid', async () => {
    const issue = await program.openIssue();
    const player = await program.addPlayer();
    const lines = [onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), onFirst(0, 1, 2, 3, 4)];
    const sold = await program.buy(player, { numero: issue.numero, lines, price: '30.00' });
    const { id } = (sold as { ticket: { id: string } }).ticket;
    const told = () => ticketOf(program.deps, player.playerId, id);
    const pay = { odds: null, prize: '19.60', most: false };
    expect(await told()).toMatchObject({ linePrizes: null, linePays: [pay, pay] });
    await program.endSale(issue.id);
    await program.advance();
    const { result, prize, linePrizes } = await told();
    const isLow = Number(result?.slice(0, 1)) < 5;
    expect(linePrizes).toEqual(['19.60', isLow ? '19.60' : '0.00']);
    expect(prize).toBe(isLow ? '39.20' : '19.60');
  });

  it('is refused under a used key when it asks for something else', async () => {
    const player = await program.addPlayer();
    const issue = await program.openIssue();
    await program.buy(player, { numero: issue.numero }, 'used-key');
    const other = await program.buy(
      player,
      { numero: issue.numero, lines: [onFirst(3)] },
      'used-key',
    );
    expect(other).toMatchObject({
      code: 'idempotency.conflict',
      detail: { field: 'Idempotency-Key' },
    });
    expect(await usedOf(issue.id, 'issue')).toBe(200n);
  });

  it('whose answer was lost is found again after its sale has ended', async () => {
    const player = await program.addPlayer();
    const issue = await program.openIssue();
    const first = await program.buy(player, { numero: issue.numero }, 'late-key');
    await program.endSale(issue.id);
    const found = await program.buy(player, { numero: issue.numero }, 'late-key');
    const told = 'ticket' in first ? first.ticket : {};
    const moved = { closeAt: expect.any(Number), drawAt: expect.any(Number) };
    expect(found).toEqual({ ...first, ticket: { ...told, ...moved } });
    const refused = await program.buy(player, { numero: issue.numero });
    expect(refused).toMatchObject({ code: 'lottery.closed', detail: { field: 'numero' } });
    expect(refused).toHaveProperty('detail.value', {});
    expect(await usedOf(issue.id, 'issue')).toBe(200n);
  });

  it.each<[string, object, string]>([
    ['a digit that does not exist', { lines: [onFirst(10)] }, 'lottery.selection'],
    ['a digit twice', { lines: [onFirst(3, 3)] }, 'lottery.selection'],
    ['no digit', { lines: [onFirst()] }, 'lottery.selection'],
    [
      'more bets than a line may make',
      {
        lines: [
          { play: 'three.direct', rows: [allDigits(), allDigits(), allDigits()], multiple: 1 },
        ],
      },
      'lottery.selection',
    ],
    [
      'another play type',
      { lines: [{ play: 'ssc.x', rows: [[1]], multiple: 1 }] },
      'lottery.play.unknown',
    ],
    ['another price', { price: '1.00' }, 'lottery.price'],
    ['prizes of another version', { tableVersion: 2 }, 'lottery.prizes.changed'],
    ['a mode beyond the highest', { mode: 1_961 }, 'lottery.mode'],
    ['a part of a cent', { unit: '0.001', price: '0.00' }, 'lottery.fraction'],
    [
      'a line that can pay nothing',
      { unit: '0.001', lines: fiveTimesAbove },
      'lottery.pays.nothing',
    ],
    ['a lottery that there is not', { gameCode: 'quatro' }, 'game.not.found'],
    ['an issue that there is not', { numero: '202701010001' }, 'lottery.issue.not.found'],
  ])('with %s is refused and changes nothing', async (_, wish, code) => {
    const player = await program.addPlayer();
    const issue = await program.openIssue();
    expect(codeOf(await program.buy(player, { numero: issue.numero, ...wish }))).toBe(code);
    expect(await countTickets(issue.id)).toBe(0);
    expect(await program.cashOf(player)).toBe(100_000n);
  });

  it('of more than there is money for is refused, and its claims are given back', async () => {
    const player = await program.addPlayer({ balance: 199n });
    const issue = await program.openIssue();
    expect(await program.buy(player, { numero: issue.numero })).toMatchObject({
      code: 'stake.insufficient',
      detail: { field: 'price' },
    });
    expect(await usedOf(issue.id, 'issue')).toBe(0n);
    expect(await usedOf(issue.id, 'cell:three.first 7')).toBe(0n);
  });

  it('is not sold to who has set no limits, whatever else they may do', async () => {
    const player = await program.addPlayer();
    const issue = await program.openIssue();
    program.limitless.add(player.playerId);
    expect(codeOf(await program.buy(player, { numero: issue.numero }))).toBe('limits.required');
    expect(await program.cashOf(player)).toBe(100_000n);
    program.limitless.delete(player.playerId);
    expect(codeOf(await program.buy(player, { numero: issue.numero }))).toBe('sold');
  });

  it('of an issue that is not open yet is told when it opens, at the issue', async () => {
    const player = await program.addPlayer();
    const { numero } = await program.openIssue(900, 300);
    const refused = await program.buy(player, { numero });
    expect(refused).toMatchObject({
      code: 'lottery.not.open',
      detail: { field: 'numero', params: { context: 'until' } },
    });
    expect(refused).toHaveProperty('detail.value', { until: expect.any(Number) });
  });

  it('of play money is not sold', async () => {
    const guest = await program.addPlayer({ currency: 'FUN' });
    const issue = await program.openIssue();
    expect(codeOf(await program.buy(guest, { numero: issue.numero }))).toBe('in_need_true_account');
  });

  it('meets the limits of responsible play like any other stake', async () => {
    const player = await program.addPlayer();
    await program.limitLoss(player, 300n);
    const issue = await program.openIssue();
    expect(codeOf(await program.buy(player, { numero: issue.numero }))).toBe('sold');
    expect(codeOf(await program.buy(player, { numero: issue.numero }))).toBe('limit.reached');
    program.facts.restricted.set(player.playerId, 'excluded');
    expect(codeOf(await program.buy(player, { numero: issue.numero }))).toBe('account.excluded');
    program.facts.restricted.delete(player.playerId);
    expect(await usedOf(issue.id, 'issue')).toBe(200n);
  });
});

describe('the bounds of an issue', () => {
  it('are never passed, whoever stakes at the same instant in two processes', async () => {
    const issue = await program.openIssue();
    const twin = program.twin();
    const players = await Promise.all(Array.from({ length: 60 }, () => program.addPlayer()));
    // A hundred reais on one digit owe 980; the number is full at 10,000.
    const lines = [{ ...onFirst(7), multiple: 50 }];
    const answers = await Promise.all(
      players.map((player, at) =>
        program.buy(
          player,
          { numero: issue.numero, lines, price: '100.00' },
          undefined,
          at % 2 === 0 ? program.deps : twin,
        ),
      ),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'sold')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['sold', 'lottery.number.full']));
    expect(await usedOf(issue.id, 'cell:three.first 7')).toBe(980_000n);
    expect(await usedOf(issue.id, 'issue')).toBe(100_000n);
    await program.prove();
  });

  it('keep one player below their most, another number and another player free', async () => {
    const issue = await program.openIssue();
    const player = await program.addPlayer({ balance: 1_000_000n });
    const buy = (digit: number) =>
      program.buy(player, {
        numero: issue.numero,
        lines: [{ ...onFirst(digit), multiple: 100 }],
        price: '200.00',
      });
    const codes: unknown[] = [];
    for (const digit of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) codes.push(codeOf(await buy(digit)));
    expect(codes).toEqual([...Array(10).fill('sold'), 'lottery.stake.player']);
    const other = await program.addPlayer();
    expect(codeOf(await program.buy(other, { numero: issue.numero }))).toBe('sold');
  });

  it('no ticket gets in after the sale was ended, however close', async () => {
    const issue = await program.openIssue();
    const players = await Promise.all(Array.from({ length: 40 }, () => program.addPlayer()));
    const buying = players.map((player) => program.buy(player, { numero: issue.numero }));
    await program.endSale(issue.id);
    await expect.poll(() => program.closeIssue(issue.id)).toBe(true);
    const atClose = await countTickets(issue.id);
    const sold = (await Promise.all(buying)).map(codeOf).filter((code) => code === 'sold');
    expect(await countTickets(issue.id)).toBe(atClose);
    expect(sold).toHaveLength(atClose);
  });
});

it('a ticket whose answer was lost is found again under other prizes and a lower bound', async () => {
  const player = await program.addPlayer();
  const { id, numero } = await program.openIssue();
  const sold = await program.buy(player, { numero }, 'old-key');
  await publishPrizes(program.deps, testGame.code, testGame.table);
  expect((await program.deps.games.byCode(testGame.code))?.table.version).toBe(2);
  // A player who has accepted the new ones meanwhile asks for the same bet, and is told of the one that was sold.
  expect(await program.buy(player, { numero, tableVersion: 2 }, 'old-key')).toEqual(sold);
  await program.owner.query(sql`
    update lottery.game set ticket_max = 100 where code = ${testGame.code}`);
  program.deps.games.forget();
  expect(await program.buy(player, { numero }, 'old-key')).toEqual(sold);
  const other = { numero, lines: [onFirst(3)] };
  expect(codeOf(await program.buy(player, other, 'old-key'))).toBe('idempotency.conflict');
  expect(codeOf(await program.buy(player, { numero }))).toBe('lottery.prizes.changed');
  expect(codeOf(await program.buy(player, { numero, tableVersion: 2 }))).toBe('stake.bounds');
  expect(await countTickets(id)).toBe(1);
  expect(await usedOf(id, 'issue')).toBe(200n);
  expect(await program.cashOf(player)).toBe(99_800n);
});

function allDigits(): number[] {
  return Array.from({ length: 10 }, (_, at) => at);
}
