import type { OwnSeat, TableAnswer, TableNews } from '@arara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followTable } from './follow-table.ts';
import type { RoundState } from './round-state.ts';

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
const running = { phase: 'RUNNING', closesInMs: null, elapsedMs: 0 } as const;
const seat: OwnSeat = {
  id: 'seat',
  number: 0,
  choices: {},
  stake: '2.00',
  currency: 'BRL',
  moves: [],
  state: 'STAKED',
  view: null,
  payout: null,
};
const chain = { promise: '', root: '', length: 1, beaconChain: '', beaconRound: 1, randomness: '' };
const answer = (more: Partial<TableNews>, own: readonly OwnSeat[]): TableAnswer => ({
  merchant: 'arara',
  table: { ...news(more), gameVersion: '1', view: {}, own: [...own], chain },
  last: [],
  balance: '10.00',
  today: { net: '0.00' },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table that is followed: its answers come when the test says so, its news by `hear`. */
async function follow() {
  const waiting: ((answer: TableAnswer) => void)[] = [];
  const moved: RoundState[] = [];
  const own: { round: string; seats: readonly OwnSeat[] }[] = [];
  let hear: (news: TableNews) => void = () => undefined;
  const followed = followTable({
    table: { code: 'crash', pointOf: () => 100, multiplierAt: () => 100 },
    calls: { look: () => new Promise((resolve) => waiting.push(resolve)) },
    listen: (line) => {
      hear = line.hear;
      return () => undefined;
    },
    moved: (round) => moved.push(round),
    left: () => undefined,
    own: (round, seats) => own.push({ round, seats }),
    answered: () => undefined,
    line: () => undefined,
    failed: () => undefined,
  });
  const answered = async (next: TableAnswer): Promise<void> => {
    waiting.shift()?.(next);
    await vi.advanceTimersByTimeAsync(0);
  };
  await answered(answer({}, []));
  return { followed, answered, hear: (next: TableNews) => hear(next), moved, own };
}

test('an answer that was on its way while the flight began takes nothing back', async () => {
  const { followed, answered, hear, moved } = await follow();
  followed.look();
  hear(news(running));
  await answered(answer({}, []));
  expect(moved.map(({ phase }) => phase)).toEqual(['OPEN', 'RUNNING']);
  followed.end();
});

test('an answer that was on its way while a seat was taken does not know of it, and takes it from nobody', async () => {
  const { followed, answered, own } = await follow();
  followed.look();
  followed.changed();
  await answered(answer({}, []));
  followed.look();
  await answered(answer({}, [seat]));
  expect(own).toEqual([
    { round: 'one', seats: [] },
    { round: 'one', seats: [seat] },
  ]);
  followed.end();
});

test('news of a round that another came after are not heard', async () => {
  const { followed, answered, hear, moved } = await follow();
  followed.look();
  hear(news({ id: 'two', number: 2 }));
  hear(news({ phase: 'DONE', closesInMs: null, outcome: { point: 150 } }));
  await answered(answer({ phase: 'DONE', closesInMs: null, outcome: { point: 150 } }, [seat]));
  expect(moved.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(followed.round()?.id).toBe('two');
  followed.end();
});
