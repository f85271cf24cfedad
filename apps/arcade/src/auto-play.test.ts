import { describe, expect, it } from 'vitest';
import { afterRound, beginAuto, nextStake } from './auto-play.ts';
import type { AutoRun, StakeChange } from './auto-play.ts';

const plan = {
  count: 10,
  lossStop: 10,
  winStop: null,
  afterWin: 'keep',
  afterLoss: 'keep',
} as const;
const run = (over: Partial<AutoRun>): AutoRun => ({ ...beginAuto(plan, 100n), ...over });
const round = (payout: bigint) => ({ cost: 100n, payout });
const endOf = (over: Partial<AutoRun>, payout: bigint, nextCost = 100n) =>
  afterRound(run(over), round(payout), nextCost).end;

describe('auto-play', () => {
  it('goes on while rounds are left', () => {
    expect(endOf({ left: 2 }, 0n)).toBeNull();
    expect(endOf({ left: 1 }, 0n)).toBe('count');
  });

  it.each([
    ['one more round fits', 800n, 0n, null],
    ['one more round could pass the limit', 801n, 0n, 'loss'],
    ['the limit is reached', 900n, 0n, 'loss'],
    ['a prize makes room again', 900n, 200n, null],
  ])('%s', (_what, lost, payout, end) => {
    expect(endOf({ lost }, payout)).toBe(end);
  });

  it('stops before a raised stake that could pass the limit', () => {
    expect(endOf({ lost: 700n }, 0n, 200n)).toBeNull();
    expect(endOf({ lost: 700n }, 0n, 201n)).toBe('loss');
  });

  it('counts prizes against the loss', () => {
    expect(afterRound(run({ lost: 900n }), round(200n), 100n).run.lost).toBe(800n);
    expect(afterRound(run({}), round(350n), 100n).run.lost).toBe(-250n);
  });

  it('ends at a prize that the player set, whatever else would end it', () => {
    expect(endOf({ winStop: 5 }, 499n)).toBeNull();
    expect(endOf({ winStop: 5, left: 1 }, 500n)).toBe('win');
  });

  it('plays as many rounds as were asked for', () => {
    let state = { run: run({}), end: null } as ReturnType<typeof afterRound>;
    let rounds = 0;
    while (state.end === null) {
      state = afterRound(state.run, round(100n), 100n);
      rounds += 1;
    }
    expect([rounds, state.end]).toEqual([10, 'count']);
  });
});

const places = { now: 3, first: 1, last: 4 };
it.each<[StakeChange, bigint, number]>([
  ['keep', 0n, 3],
  ['up', 0n, 4],
  ['down', 0n, 2],
  ['first', 0n, 1],
])(
  'after a loss "%s" leads to the right place of the list of stakes',
  (afterLoss, payout, next) => {
    expect(nextStake({ ...plan, afterLoss }, round(payout), places)).toBe(next);
  },
);

it('a stake never leaves the list, and a stake that only came back is no win', () => {
  expect(nextStake({ ...plan, afterWin: 'up' }, round(300n), { ...places, now: 4 })).toBe(4);
  expect(nextStake({ ...plan, afterWin: 'down' }, round(300n), { ...places, now: 0 })).toBe(0);
  expect(nextStake({ ...plan, afterWin: 'up', afterLoss: 'first' }, round(100n), places)).toBe(1);
});
