import { describe, expect, it } from 'vitest';
import { autoGoesOn } from './game-state.ts';

const plan = (over: object) => ({
  count: 10,
  left: 10,
  lossStop: 10,
  winStop: null,
  lost: 0n,
  ...over,
});
const round = (payout: bigint) => ({ cost: 100n, stake: 100n, payout });

describe('auto-play', () => {
  it('goes on while spins are left', () => {
    expect(autoGoesOn(plan({ left: 2 }), round(0n))).toBe(true);
    expect(autoGoesOn(plan({ left: 1 }), round(0n))).toBe(false);
  });

  it('ends when the loss that the player set is reached', () => {
    const auto = plan({ lost: 850n });
    expect(autoGoesOn(auto, round(0n))).toBe(true);
    expect(autoGoesOn(auto, round(50n))).toBe(false);
  });

  it('counts prizes against the loss', () => {
    const auto = plan({ lost: 900n });
    expect(autoGoesOn(auto, round(200n))).toBe(true);
    expect(auto.lost).toBe(800n);
  });

  it('ends at a prize that the player set', () => {
    expect(autoGoesOn(plan({ winStop: 5 }), round(499n))).toBe(true);
    expect(autoGoesOn(plan({ winStop: 5 }), round(500n))).toBe(false);
  });
});
