import { fraction, minor, plus, toMinor } from '@arara/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plays } from './games/plays.ts';
import { paysNothing } from './prizes/pays.ts';
import type { ModeTable, OddsTable } from './prizes/table.ts';
import { prizesByLine, ticketWon } from './winnings.ts';
import type { SoldTicket } from './winnings.ts';

const sides = 'ssc.positions.sides';
const fixed: OddsTable = {
  family: 'ELOTT',
  code: 'fixed',
  version: 1,
  model: 'ssc',
  capBasisPoints: 9_800,
  odds: { [sides]: { big: '1.96', small: '1.96', odd: '1.96', even: '1.96' } },
};
const byMode: ModeTable = {
  family: 'LOTT',
  code: 'by-mode',
  version: 1,
  model: 'ssc',
  capBasisPoints: 9_600,
  modeMin: 1_700,
  modeMax: 1_920,
  plays: [sides, 'ssc.five.direct', 'ssc.dragon-tiger.1-5', 'ssc.front3.direct'],
};
const draw = [[7, 7, 7, 7, 7]];

/** Big at the first place: at this draw it wins. */
const big = { play: sides, rows: [[0], [], [], [], []], multiple: 1 };
/** A ticket of a real, as the laboratory bought it: a hundred lines of five bets of 0.2 cents. */
const ofDust: SoldTicket = {
  unit: '0.001',
  mode: 0,
  stake: minor(100n),
  roundedBy: 'ticket',
  // Two of five bets win 0.392 cents each.
  lines: Array.from({ length: 100 }, () => ({
    ...big,
    rows: [[0], [0], [1], [1], [1]],
  })),
};
const wonBy = (ticket: SoldTicket, table: OddsTable | ModeTable = fixed) =>
  ticketWon(ticket, draw, plays, table);

describe('what a ticket wins is added exactly and rounded down once', () => {
  test('a hundred lines of less than a cent each pay what they come to together', () => {
    const { prize, rebate, won } = wonBy(ofDust);
    expect([prize, rebate, won]).toEqual([78n, 0n, true]);
  });

  test('a ticket that was sold when each line was rounded alone is paid so', () => {
    expect(wonBy({ ...ofDust, roundedBy: 'line' })).toMatchObject({ prize: 0n, won: true });
  });

  test('what the rebate leaves over counts towards the prize, and only with one', () => {
    // Eleven of a hundred of five cents: 0.55 of one.
    const ticket = { ...ofDust, mode: 1_700, stake: minor(5n), unit: '0.01' as const };
    const one = { ...ticket, lines: [{ ...big, multiple: 1 }] };
    // Two cents at 1.7: 3.4 and 0.55 are 3.95; with two lines of it 7.35.
    expect(wonBy(one, byMode)).toMatchObject({ prize: 3n, rebate: 0n });
    expect(wonBy({ ...one, lines: [...one.lines, ...one.lines] }, byMode).prize).toBe(7n);
    const lost = { ...one, lines: [{ ...big, rows: [[1], [], [], [], []] }] };
    expect(wonBy(lost, byMode)).toMatchObject({ prize: 0n, rebate: 0n, won: false });
    const nearly = { ...one, stake: minor(9n) };
    // 3.4 and 0.99.
    expect(wonBy(nearly, byMode)).toMatchObject({ prize: 4n, rebate: 0n });
    expect(wonBy({ ...nearly, roundedBy: 'line' }, byMode).prize).toBe(3n);
  });

  test('nobody is paid less than line by line, nor a whole cent less than the exact sum', () => {
    const lines = fc.array(
      fc.record({
        play: fc.constantFrom(...byMode.plays),
        multiple: fc.integer({ min: 1, max: 9 }),
        mark: fc.integer({ min: 0, max: 1 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 1_700, max: 1_920 }), (wished, mode) => {
        const ticket: SoldTicket = {
          unit: '0.001',
          mode,
          stake: minor(17n),
          roundedBy: 'ticket',
          lines: wished.map(({ play, multiple, mark }) => ({
            play,
            multiple,
            rows: rowsOf(play, mark),
          })),
        };
        const once = wonBy(ticket, byMode);
        const exact = once.lines.reduce((sum, { win }) => plus(sum, win), fraction(0n));
        const least = toMinor(exact, 'down');
        expect(once.prize === least || once.prize === least + 1n).toBe(true);
        expect(once.prize >= wonBy({ ...ticket, roundedBy: 'line' }, byMode).prize).toBe(true);
        const told = prizesByLine(once);
        expect(told.reduce((sum, each) => sum + each, 0n)).toBe(once.prize);
        for (const [at, { win }] of once.lines.entries()) {
          const over = (told[at] ?? 0n) - toMinor(win, 'down');
          expect(over === 0n || (over === 1n && win.denominator > 1n)).toBe(true);
        }
      }),
    );
  });
});

test('the lines of a ticket add up to its prize, by what rounding took from each', () => {
  const line = (numerator: bigint, denominator = 1n) => ({
    win: fraction(numerator, denominator),
    won: true,
  });
  const told = (prize: bigint, ...lines: ReturnType<typeof line>[]) =>
    prizesByLine({ prize: minor(prize), lines });
  expect(told(2n, line(2n), line(77n, 100n))).toEqual([2n, 0n]);
  expect(told(3n, line(1n, 3n), line(7n, 3n), line(1n, 2n))).toEqual([0n, 2n, 1n]);
  expect(told(1n, line(1n, 2n), line(1n, 2n))).toEqual([1n, 0n]);
  expect(told(0n, line(0n))).toEqual([0n]);
});

describe('a line of which a bet can pay nothing', () => {
  const play = (code: string) => plays.get(code)!;
  const nothing = (code: string, rows: number[][], unit: '0.001' | '0.01', multiple = 1) =>
    paysNothing(byMode, play(code), { rows }, { unit, multiple, mode: 1_920 });

  test('is told by its best hit', () => {
    expect(nothing(sides, big.rows, '0.001')).toBe(true);
    // Three times 0.384 cents.
    expect(nothing(sides, big.rows, '0.001', 3)).toBe(false);
    expect(nothing(sides, big.rows, '0.01')).toBe(false);
    expect(nothing('ssc.front3.direct', [[1], [2], [3]], '0.001')).toBe(false);
  });

  test('is told by the worst of its bets: a tie pays, the dragon beside it does not', () => {
    const duel = 'ssc.dragon-tiger.1-5';
    expect(nothing(duel, [[2]], '0.001')).toBe(false);
    expect(nothing(duel, [[0, 2]], '0.001')).toBe(true);
    expect(nothing(duel, [[0, 2]], '0.001', 3)).toBe(false);
  });
});

function rowsOf(play: string, mark: number): number[][] {
  const { rows } = plays.get(play)!.type.grammar;
  const { length } = rows;
  if (play === sides) return [[mark], [], [], [], []];
  return Array.from({ length }, () => (play.includes('dragon') ? [mark] : [7]));
}
