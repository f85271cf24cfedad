import { dayIn } from '@arara/calendar';
import {
  faultOfLine,
  faultsOfCap,
  faultsOfSchedule,
  faultsOfTable,
  hitsOf,
  isPlayedOn,
  kindsOf,
  parseDraw,
  plays,
  playsOf,
  returnOf,
  roundAt,
  timeOf,
  unitBetsOf,
} from '@arara/lottery';
import type { ChainInfo, Play, PrizeTable } from '@arara/lottery';
import type { TicketLine } from '@arara/contract';
import { formatDecimal, money } from '@arara/money';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotteries } from '../../../database/seeds/lotteries.ts';
import type { createVisitor } from './modules/identity/testing/visitor.ts';
import { promiseAgain } from './modules/lottery/testing/promise-again.ts';
import { openMemberProgram } from './testing/member-program.ts';
import type { TestProgram } from './testing/test-program.ts';
import { rewrite } from './testing/rewrite.ts';

/** Every lottery of a new installation from the ticket to the money, with all that it sells. */
let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
let token = '';

const linesMax = 40;
const unitBetsMax = 60;
/** Cents of one bet: two reais by a hundredth, so that prizes have to be rounded. */
const stake = 2;
const drawnHere = lotteries.filter(({ prizeMode }) => prizeMode !== 'SEA');

beforeAll(async () => {
  ({ program, call, token } = await openMemberProgram(100_000_000n));
}, 120_000);
afterAll(() => program.close());

test('their prizes and timetables have no fault, and each has a code and a place of its own', () => {
  for (const { code, table, schedule, liabilityMax } of lotteries) {
    expect(faultsOfTable(table, plays), code).toEqual([]);
    expect(faultsOfCap(table, plays, liabilityMax), code).toEqual([]);
    expect(faultsOfSchedule(schedule), code).toEqual([]);
  }
  for (const key of ['code', 'place'] as const) {
    expect(new Set(lotteries.map((game) => game[key])).size).toBe(lotteries.length);
  }
});

test.each(drawnHere.map(({ code, table }) => [code, table] as const))(
  '%s sells all its ways to bet, is drawn, and pays to the cent',
  async (code, table) => {
    const issue = await openIssue(code);
    const before = await balance();
    const tickets = await Promise.all(
      ticketsOn(table).map((lines, at) => buy(code, issue.numero, table, lines, at)),
    );
    const price = tickets.reduce((sum, ticket) => sum + centsOf(ticket.stake), 0);
    expect(await balance()).toBe(before - price);
    const result = await drawIssue(code, issue);
    let paid = 0;
    for (const { id, lines } of tickets) {
      const settled = await ticket(id);
      const won = lines.reduce((sum, line) => sum + winOf(table, line, result), 0);
      // Parts of a cent add up, and the sum is rounded down once.
      const prize = Math.floor(won + 1e-6);
      expect(centsOf(settled.prize ?? '')).toBe(prize);
      expect([settled.state, settled.rebate]).toEqual([prize > 0 ? 'WON' : 'LOST', '0.00']);
      paid += prize;
    }
    expect(await balance()).toBe(before - price + paid);
  },
);

test('no bet on any of them returns less than 85 of 100, at any mode', () => {
  const least = { numerator: 85n, denominator: 100n };
  for (const { code, table } of lotteries) {
    const mode = table.family === 'LOTT' ? table.modeMin : 0;
    for (const play of playsOf(table).flatMap((each) => plays.get(each) ?? [])) {
      for (const kind of kindsOf(play)) {
        const { numerator, denominator } = returnOf(table, play, kind, mode);
        const isEnough = numerator * least.denominator >= least.numerator * denominator;
        expect(isEnough, `${code} ${play.type.code} ${kind}`).toBe(true);
      }
    }
  }
});

interface Ticket {
  readonly id: string;
  readonly state: string;
  readonly stake: string;
  readonly prize: string | null;
  readonly rebate: string | null;
  readonly lines: TicketLine[];
}

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

async function balance(): Promise<number> {
  const { value } = await call('/wps/v2/wallets/balance', { token });
  return centsOf((value as unknown as { sumBalance: string }).sumBalance);
}

async function ticket(id: string): Promise<Ticket> {
  const { value } = await call(`/api/lottery/tickets/${id}`, { token });
  return value as unknown as Ticket;
}

/** As much as may be marked where that makes few bets, else the first few numbers that make one. */
function lineOn(play: Play): TicketLine {
  const { rows, places } = play.type.grammar;
  const line = (counts: readonly number[], apart: boolean): TicketLine => ({
    play: play.type.code,
    rows: rows.map(({ low }, at) => {
      // Rows that must not share a number go on where the one before ended.
      const from = apart ? counts.slice(0, at).reduce((sum, count) => sum + count, low) : low;
      return Array.from({ length: counts[at] ?? 0 }, (_, i) => from + i);
    }),
    ...(places && { places: Array.from({ length: places.min }, (_, place) => place) }),
    multiple: 1,
  });
  const counts = (first: number) => rows.map(({ min }, at) => (at === 0 ? first : min));
  const made = [
    line(
      rows.map(({ low, high, max }) => Math.min(max, high - low + 1)),
      false,
    ),
    ...Array.from({ length: rows[0]?.max ?? 0 }, (_, at) => line(counts(at + 1), true)),
    line(
      rows.map(() => 1),
      true,
    ),
  ].find((one) => faultOfLine(play, one) === null && unitBetsOf(play, one) <= unitBetsMax);
  if (made === undefined) throw new Error(`no line of ${play.type.code}`);
  return made;
}

/** A line of every way to bet, in tickets that are not too long. */
function ticketsOn(table: PrizeTable): TicketLine[][] {
  const day = dayIn('America/Sao_Paulo', new Date(Date.now() + 3_600_000));
  const lines = playsOf(table).flatMap((code) => {
    const play = plays.get(code);
    if (play === undefined) throw new Error(`there is no ${code}`);
    return isPlayedOn(play, day) ? [lineOn(play)] : [];
  });
  return Array.from({ length: Math.ceil(lines.length / linesMax) }, (_, at) =>
    lines.slice(at * linesMax, (at + 1) * linesMax),
  );
}

/** Lets the next issue be on sale now, whatever the time is. */
async function openIssue(code: string): Promise<{ id: bigint; numero: string }> {
  const open = sql`
    update lottery.issue set
      open_at = clock_timestamp() - interval '1 minute',
      close_at = clock_timestamp() + interval '1 hour',
      draw_at = clock_timestamp() + interval '1 hour',
      void_at = clock_timestamp() + interval '2 hours'
    where id = (
      select id from lottery.issue
      where game_code = ${code} and close_at > clock_timestamp() order by close_at limit 1
    ) returning id, numero`;
  const [issue] = await rewrite<{ id: bigint; numero: string }>(program.owner, open);
  if (issue === undefined) throw new Error(`${code} has no issue`);
  return issue;
}

async function buy(
  gameCode: string,
  numero: string,
  table: PrizeTable,
  lines: TicketLine[],
  at: number,
): Promise<Ticket> {
  const bets = lines.reduce((sum, { play, ...line }) => {
    const known = plays.get(play);
    return known === undefined ? sum : sum + unitBetsOf(known, line) * known.type.price;
  }, 0);
  const bought = await call('/api/lottery/tickets', {
    method: 'POST',
    token,
    headers: { 'idempotency-key': `sold-${gameCode}-${at}` },
    body: {
      gameCode,
      numero,
      tableVersion: table.version,
      mode: table.family === 'LOTT' ? table.modeMax : 0,
      unit: '0.01',
      lines,
      price: formatDecimal(money(BigInt(bets * stake), 'BRL')),
    },
  });
  expect(bought, `${gameCode} ${JSON.stringify(bought)}`).toMatchObject({ status: 200 });
  return (bought.value as unknown as { ticket: Ticket }).ticket;
}

/** Ends the sale before its beacon, lets the time pass until that is out, and everything take its course. */
async function drawIssue(code: string, { id, numero }: { id: bigint; numero: string }) {
  const { owner: pool } = program;
  const { rows } = await pool.query<{ info: ChainInfo; margin: number }>(sql`
    select c.info, i.beacon_margin_ms as margin from lottery.issue i join lottery.chain c on c.hash = i.beacon_chain
    where i.id = ${id}`);
  const [promised] = rows;
  if (promised === undefined) throw new Error('an issue without a chain');
  const round = roundAt(promised.info, new Date());
  const { advanceIssues } = program.modules.lottery.service;
  const end = sql`
    update lottery.issue set close_at = clock_timestamp(), draw_at = clock_timestamp(),
      beacon_round = ${round + 100} where id = ${id}`;
  const out = timeOf(promised.info, round);
  const closeAt = new Date(out.getTime() - promised.margin);
  await rewrite(pool, end);
  await promiseAgain(pool, id, closeAt);
  await advanceIssues();
  const later = sql`
    update lottery.issue set close_at = ${closeAt}, draw_at = ${closeAt}, closed_at = ${closeAt},
      open_at = ${closeAt}::timestamptz - interval '1 minute', beacon_round = ${round}
    where id = ${id}`;
  await rewrite(pool, later);
  await advanceIssues();
  const { value } = await call(`/api/lottery/issues/${code}/${numero}`);
  const issue = value as unknown as { state: string; draw: string };
  expect(issue.state).toBe('SETTLED');
  return issue.draw;
}

/** The amount that a line wins, in cents and parts of one, reckoned with the odds as they are written. */
function winOf(table: PrizeTable, { play: code, multiple: _, ...line }: TicketLine, drawn: string) {
  const play = plays.get(code);
  const draw = play === undefined ? null : parseDraw(play.model, drawn);
  if (play === undefined || draw === null) throw new Error(`${code} cannot be read`);
  return hitsOf(play, line, draw).reduce((sum, hit) => {
    return sum + stake * hit.units * oddsAt(table, play, hit.code);
  }, 0);
}

function oddsAt(table: PrizeTable, { type: { code, classes } }: Play, hit: string): number {
  const one = classes.find((each) => each.code === hit);
  if (one === undefined) throw new Error(`${code} has no ${hit}`);
  if (one.share === 'push') return 1;
  if (table.family !== 'LOTT') return Number(table.odds[code]?.[hit]);
  const own = classes.filter(({ kind }) => kind === one.kind);
  const chance = (ways: bigint, of: bigint) => Number(ways) / Number(of);
  const pushed = own.reduce(
    (sum, { share, ways, of }) => sum + (share === 'push' ? chance(ways, of) : 0),
    0,
  );
  const shares = own.reduce((sum, { share }) => sum + (share === 'push' ? 0 : share), 0);
  return ((table.modeMax / 2_000 - pushed) * (one.share / shares)) / chance(one.ways, one.of);
}
