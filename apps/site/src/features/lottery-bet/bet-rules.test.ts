import { drawModels, plays } from '@arara/lottery';
import type { PrizeTable } from '@arara/lottery/betting';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '@arara/client';
import { fetchRules } from '../../lib/lottery-rules.ts';
import { groupsOf, playAt } from './play-groups.ts';
import {
  chasePriceOf,
  inWords,
  oddsOfMark,
  possiblePrize,
  priceOf,
  rebateOn,
  topPrize,
} from './price.ts';
import { isOfIssue, lineAtFault, remedyOf, stepAtFault } from './refusal.ts';
import { emptySelection, inSet, isEmpty, quickSetsOf, toggled } from './selection.ts';

// As on the pages of all lotteries.
beforeAll(() => Promise.all([...drawModels.keys()].map((model) => fetchRules(model))));

const table: PrizeTable = {
  family: 'LOTT',
  code: 'all.lott',
  version: 1,
  model: 'ssc',
  capBasisPoints: 9_800,
  modeMin: 1_700,
  modeMax: 1_920,
  plays: [...plays.keys()],
};
const playOf = (code: string) => {
  const play = plays.get(code);
  if (play === undefined) throw new Error(`There is no ${code}.`);
  return play;
};
const line = (of: object) => ({
  play: 'ssc.front2.direct',
  rows: [[1, 2], [3]],
  multiple: 1,
  ...of,
});

test.each([
  ['two bets', [line({})], '1', 2, '4.00'],
  ['three times', [line({ multiple: 3 })], '1', 2, '12.00'],
  ['a tenth', [line({})], '0.1', 2, '0.40'],
  ['two lines', [line({}), line({ rows: [[1], [2]] })], '0.01', 3, '0.06'],
] as const)('the price of %s', (_, lines, unit, unitBets, price) => {
  const asked = priceOf(
    lines.map((one) => ({ ...one, rows: one.rows.map((row) => [...row]) })),
    {
      unit,
      mode: 1_920,
    },
  );
  expect(asked.unitBets).toBe(unitBets);
  expect(asked.stake === null ? null : inWords(asked.stake, 'BRL')).toBe(price);
});

test('a part of a cent has no price', () => {
  expect(priceOf([line({})], { unit: '0.001', mode: 1_920 }).stake).toBeNull();
});

test('a chase costs what its steps cost, each of them a whole price', () => {
  const wordsOf = (unit: '1' | '0.001', multiples: number[]) => {
    const { steps, total } = chasePriceOf([line({})], { unit, mode: 1_920 }, multiples);
    return [...steps, total].map((sum) => (sum === null ? null : inWords(sum, 'BRL')));
  };
  expect(wordsOf('1', [1, 2, 4])).toEqual(['4.00', '8.00', '16.00', '28.00']);
  // A tenth of 4 centavos has no price; ten of them have one, and so has no sum a part of a cent.
  expect(wordsOf('0.001', [5, 10])).toEqual(['0.02', '0.04', '0.06']);
  expect(wordsOf('0.001', [1, 4])).toEqual([null, null, null]);
});

test.each([
  ['a word', 'ssc.five.sum-sides', 1, '1.96'],
  ['a sum', 'pk10.first2.sum', 3, '44.1'],
  ['a number among ten that pay the same', 'ssc.positions.direct', 4, null],
])('%s tells what it pays under fixed odds', (_, code, mark, paid) => {
  const play = playOf(code);
  const [row] = play.type.grammar.rows;
  if (row === undefined) throw new Error(`${code} has no row`);
  const fixed: PrizeTable = {
    family: 'ELOTT',
    code: 'fixed',
    version: 1,
    model: play.model.code,
    capBasisPoints: 9_800,
    odds: {
      'ssc.five.sum-sides': { big: '1.95', small: '1.96', odd: '1.97', even: '1.98' },
      'pk10.first2.sum': { 'sum-3': '44.1', 'sum-4': '44' },
      'ssc.positions.direct': { place: '9.8' },
    },
  };
  expect(oddsOfMark(fixed, play, row, mark)).toBe(paid);
  expect(oddsOfMark(table, play, row, mark)).toBeNull();
});

test('a lower mode pays less and gives the rest back', () => {
  const play = playOf('ssc.front2.direct');
  const at = (mode: number) => ({ unit: '1', mode, multiple: 1 }) as const;
  expect(inWords(topPrize(table, play, at(1_920)), 'BRL')).toBe('192.00');
  expect(inWords(topPrize(table, play, at(1_720)), 'BRL')).toBe('172.00');
  const { stake } = priceOf([line({})], at(1_720));
  if (stake === null) throw new Error('It has a price.');
  const back = (mode: number) => inWords(rebateOn(table, stake, at(mode)), 'BRL');
  expect([back(1_720), back(1_920)]).toEqual(['0.40', '0.00']);
});

test.each([
  ['the best of its lines', [line({}), line({ multiple: 3 })], '576.00'],
  [
    'what its sums pay, not what others would',
    [line({ play: 'k3.sum', rows: [[9, 10]] })],
    '16.58',
  ],
  ['nothing for what is no longer sold', [line({ play: 'pc28.sum', rows: [[0]] })], '0.00'],
] as const)('the prize that a slip can win is %s', (_, lines, prize) => {
  const sold = { ...table, plays: ['ssc.front2.direct', 'k3.sum'] };
  const own = lines.map((one) => ({ ...one, rows: one.rows.map((row) => [...row]) }));
  expect(inWords(possiblePrize(sold, own, { unit: '1', mode: 1_920 }), 'BRL')).toBe(prize);
});

test('play types stand in groups, and those of another year are not there', () => {
  const groups = groupsOf(table, '2026-11-23');
  expect(groups.find(({ group }) => group === 'front3')?.ways.length).toBeGreaterThan(5);
  const codes = groups.flatMap(({ ways }) => ways.map(({ type }) => type.code));
  expect(codes).toContain('hk6.special.zodiac-2026');
  expect(codes).not.toContain('hk6.special.zodiac-2028');
});

test('an address opens its play type, else the most bought one, else the first', () => {
  const groups = groupsOf({ ...table, plays: ['k3.sum', 'k3.pair', 'k3.one'] }, '2026-11-23');
  const opened = (...codes: (string | null)[]) => playAt(groups, codes)?.type.code;
  expect(opened('k3.pair', 'k3.one')).toBe('k3.pair');
  expect(opened(null, 'k3.one')).toBe('k3.one');
  expect(opened('1', 'k3.one')).toBe('k3.one');
  expect(opened('1', 'hk6.special.zodiac-2025')).toBe('k3.sum');
  expect(playAt([], [null, 'k3.one'])).toBeUndefined();
});

test('a mark goes on and off, and no row takes more than it may', () => {
  expect(toggled([3], 1, 5)).toEqual([1, 3]);
  expect(toggled([1, 3], 1, 5)).toEqual([3]);
  expect(toggled([1, 3], 5, 2)).toEqual([1, 3]);
  expect(toggled([1], 5, 1)).toEqual([5]);
});

test('one press marks a set, where the row takes as many', () => {
  const [digits] = playOf('ssc.front2.direct').type.grammar.rows;
  const [dice] = playOf('k3.pair').type.grammar.rows;
  const [words] = playOf('keno.sum.size').type.grammar.rows;
  if (!digits || !dice || !words) throw new Error('They have rows.');
  expect(quickSetsOf(digits)).toEqual(['all', 'high', 'low', 'odd', 'even']);
  expect([quickSetsOf(dice), quickSetsOf(words)]).toEqual([[], []]);
  expect(inSet(digits, 'high')).toEqual([5, 6, 7, 8, 9]);
  expect(inSet(digits, 'odd')).toEqual([1, 3, 5, 7, 9]);
});

test('a new selection has a row for every row, and places where they are asked', () => {
  const selection = emptySelection(playOf('ssc.any2.group2'));
  expect(selection).toEqual({ rows: [[]], places: [] });
  expect(isEmpty(selection)).toBe(true);
  expect(isEmpty({ rows: [[], [2]] })).toBe(false);
});

const refused = (code: string, field?: string) =>
  new ApiError({ code, status: 409, message: code, field });

test('a refusal says what helps, and at which line', () => {
  expect(remedyOf(refused('lottery.closed'))).toBe('next-issue');
  expect(remedyOf(refused('lottery.issue.not.found'))).toBe('next-issue');
  // The issue on sale is still the one that refused it.
  expect(remedyOf(refused('lottery.stake.issue'))).toBe('smaller-bet');
  expect(remedyOf(refused('lottery.prizes.changed'))).toBe('new-prizes');
  expect(remedyOf(refused('lottery.price'))).toBe('new-price');
  expect(remedyOf(refused('stake.insufficient'))).toBe('deposit');
  expect(remedyOf(refused('limits.required'))).toBe('set-limits');
  expect(remedyOf(refused('limit.reached'))).toBe('see-limits');
  expect(remedyOf(refused('account.excluded'))).toBe('see-limits');
  expect(remedyOf(refused('account.blocked'))).toBe('support');
  expect(remedyOf(refused('lottery.number.full'))).toBe('none');
  expect(remedyOf(new ApiError({ code: 'network.lost', status: 0, message: '' }))).toBe(
    'try-again',
  );
  expect(isOfIssue(refused('lottery.number.full'))).toBe(true);
  expect(isOfIssue(refused('stake.insufficient'))).toBe(false);
  expect(lineAtFault(refused('lottery.selection', 'lines.2.rows.1'))).toBe(2);
  expect(lineAtFault(refused('stake.bounds', 'lines'))).toBeNull();
  expect(stepAtFault(refused('stake.bounds', 'steps.7.multiple'))).toBe(7);
  expect(stepAtFault(refused('lottery.chase.steps', 'steps'))).toBeNull();
});
