import { describe, expect, it } from 'vitest';
import { afterRound, beginAuto } from './auto-play.ts';
import type { AutoRun } from './auto-play.ts';

const run = (over: Partial<AutoRun>): AutoRun => ({
  ...beginAuto({ count: 10, lossStop: 10, winStop: null }),
  ...over,
});
const round = (payout: bigint) => ({ cost: 100n, stake: 100n, payout });
const endOf = (over: Partial<AutoRun>, payout: bigint) => afterRound(run(over), round(payout)).end;

describe('auto-play', () => {
  it('goes on while spins are left', () => {
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

  it('counts prizes against the loss', () => {
    expect(afterRound(run({ lost: 900n }), round(200n)).run.lost).toBe(800n);
    expect(afterRound(run({}), round(350n)).run.lost).toBe(-250n);
  });

  it('ends at a prize that the player set, whatever else would end it', () => {
    expect(endOf({ winStop: 5 }, 499n)).toBeNull();
    expect(endOf({ winStop: 5, left: 1 }, 500n)).toBe('win');
  });

  it('plays as many rounds as were asked for', () => {
    let state = { run: run({}), end: null } as ReturnType<typeof afterRound>;
    let rounds = 0;
    while (state.end === null) {
      state = afterRound(state.run, round(100n));
      rounds += 1;
    }
    expect([rounds, state.end]).toEqual([10, 'count']);
  });
});
