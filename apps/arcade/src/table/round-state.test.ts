import type { TableNews } from '@arara/contract';
import { expect, test } from 'vitest';
import { isOlder, leftBetween, withNews } from './round-state.ts';

const seat = (number: number, view: { at: number } | null = null) => ({
  number,
  name: 'lu***a',
  stake: '2.00',
  currency: 'BRL',
  view,
});
const news = (more: Partial<TableNews>): TableNews => ({
  gameCode: 'crash',
  id: 'one',
  number: 1,
  phase: 'OPEN',
  closesInMs: 5_000,
  elapsedMs: null,
  seats: [],
  outcome: null,
  serverSeedHash: 'hash',
  serverSeed: null,
  ...more,
});
const running = { phase: 'RUNNING', closesInMs: null } as const;

test('seats come one after the other, and a new round begins without any', () => {
  const first = withNews(null, news({ seats: [seat(0)] }), 0);
  const second = withNews(first, news({ seats: [seat(1)] }), 100);
  expect([...second.seats.keys()]).toEqual([0, 1]);
  expect(second.closesAt).toBe(5_000);
  expect(withNews(second, news({ id: 'two' }), 200).seats.size).toBe(0);
  expect(withNews(second, news({ seats: [seat(1)] }), 200, true).seats.size).toBe(1);
});

test('the start of a flight is the earliest that any news names, however late they come', () => {
  const open = withNews(null, news({}), 0);
  const late = withNews(open, news({ ...running, elapsedMs: 0 }), 10_400);
  expect(late).toMatchObject({ startedAt: 10_400, isSeen: true, closesAt: null });
  const sooner = withNews(late, news({ ...running, elapsedMs: 500 }), 10_600);
  expect(sooner.startedAt).toBe(10_100);
  expect(withNews(sooner, news({ ...running, elapsedMs: 900 }), 11_900).startedAt).toBe(10_100);
  const over = news({ phase: 'DONE', closesInMs: null, outcome: { point: 150 } });
  expect(withNews(sooner, over, 12_000)).toMatchObject({ startedAt: 10_100, isSeen: true });
  expect(withNews(null, over, 12_000)).toMatchObject({ startedAt: null, isSeen: false });
});

test('those who left between two states are told, and nobody twice', () => {
  const before = withNews(null, news({ ...running, elapsedMs: 0, seats: [seat(0), seat(1)] }), 0);
  const after = withNews(
    before,
    news({ ...running, elapsedMs: 900, seats: [seat(1, { at: 105 })] }),
    900,
  );
  expect(leftBetween(before, after).map(({ number }) => number)).toEqual([1]);
  expect(leftBetween(after, after)).toEqual([]);
  // A page that came later knows nobody from before.
  expect(leftBetween(null, after)).toEqual([]);
});

test('an answer that was on its way while the round went on is older than the state', () => {
  const flying = withNews(null, news({ ...running, elapsedMs: 0 }), 0);
  expect(isOlder(news({}), flying)).toBe(true);
  expect(isOlder(news({ ...running, elapsedMs: 400 }), flying)).toBe(false);
  expect(isOlder(news({ phase: 'DONE' }), flying)).toBe(false);
  expect(isOlder(news({ id: 'two' }), flying)).toBe(false);
  expect(isOlder(news({}), null)).toBe(false);
});
