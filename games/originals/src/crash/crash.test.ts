import { chainSeeds, createStream, linkBefore } from '@arara/fairness';
import { dealRound, readChoices, type Choices, type Move } from '@arara/game-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPAN } from '../odds/reach.ts';
import { scripted } from '../testing/scripted.ts';
import { crash } from './crash.ts';
import { flightMs, multiplierAt } from './flight.ts';

const CAP = 1_000_000;
const bet = (auto: number): Choices => ({ mode: 'base', auto });
const cashOut = (at: number): Move => ({ name: 'cashOut', choices: { at } });
const paid = (point: number, auto: number, ...moves: Move[]) =>
  crash.pay({ point }, bet(auto), moves).payoutMultiplier;

/** The outcome of one 53-bit number. */
function pointOf(u: bigint): number {
  const [high, low] = [Number(u >> 32n), Number(u & 0xffff_ffffn)];
  return crash.resolve(scripted(high, low)).point;
}

describe('the point', () => {
  test('is max(1.00, floor(100 × 0.97 / (1 − u)) / 100), and the cap at most', () => {
    expect(pointOf(0n)).toBe(100);
    expect(pointOf(SPAN / 2n)).toBe(194);
    expect(pointOf(SPAN - 1n)).toBe(CAP);
    fc.assert(
      fc.property(fc.bigInt(0n, SPAN - 1n), (u) => {
        const point = BigInt(pointOf(u));
        // point ≤ 97 / (1 − u) < point + 1, in whole numbers.
        const isAbove = (value: bigint) => 97n * SPAN < value * (SPAN - u);
        if (point > 100n) expect(isAbove(point)).toBe(false);
        if (point < BigInt(CAP)) expect(isAbove(point + 1n)).toBe(true);
      }),
    );
  });

  test('is 1.00 with the chance 0.0396', () => {
    // The least u that reaches 1.01, over 2^53.
    const least = SPAN - (97n * SPAN) / 101n;
    expect(pointOf(least)).toBe(101);
    expect(pointOf(least - 1n)).toBe(100);
    expect(Number(least) / Number(SPAN)).toBeCloseTo(0.039604, 6);
  });
});

describe('a cash-out', () => {
  test.each([
    { point: 200, auto: 200, moves: [], pays: 200, why: 'automatic at the very point' },
    { point: 199, auto: 200, moves: [], pays: 0, why: 'automatic above the point' },
    { point: 200, auto: CAP, moves: [cashOut(199)], pays: 199, why: 'by hand below the point' },
    { point: 200, auto: CAP, moves: [cashOut(200)], pays: 0, why: 'by hand at the point' },
    { point: 200, auto: CAP, moves: [], pays: 0, why: 'none' },
    { point: CAP, auto: CAP, moves: [], pays: CAP, why: 'none until the cap' },
    {
      point: 100,
      auto: 101,
      moves: [cashOut(100)],
      pays: 0,
      why: 'by hand, of a flight that never was',
    },
    { point: 500, auto: 300, moves: [cashOut(300)], pays: 300, why: 'both at once' },
    {
      point: 500,
      auto: 300,
      moves: [cashOut(400)],
      pays: 300,
      why: 'by hand after the automatic one',
    },
    {
      point: 350,
      auto: 300,
      moves: [cashOut(400)],
      pays: 300,
      why: 'by hand too late, automatic in time',
    },
    {
      point: 500,
      auto: 300,
      moves: [cashOut(250)],
      pays: 250,
      why: 'by hand before the automatic one',
    },
    {
      point: 300,
      auto: 300,
      moves: [cashOut(299)],
      pays: 299,
      why: 'by hand a hundredth before both',
    },
  ])('$why', ({ point, auto, moves, pays }) => {
    expect(paid(point, auto, ...moves)).toBe(pays);
  });

  test('pays at most the target, which bounds a bet before its flight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: CAP }),
        fc.integer({ min: 101, max: CAP }),
        fc.integer({ min: 100, max: CAP }),
        (point, auto, at) => {
          const most = crash.mostOf?.(bet(auto)) ?? 0;
          expect(paid(point, auto, cashOut(at))).toBeLessThanOrEqual(most);
          // To leave by hand never pays for a multiplier that the flight did not show.
          expect(paid(point, auto, cashOut(at))).toBeLessThanOrEqual(point);
        },
      ),
    );
  });

  test.each([100, 1_000_001, 1.5])('refuses the target %d', (auto) => {
    expect(readChoices(crash.choices, { auto })).toEqual({ ok: false, field: 'auto' });
  });

  test('is stamped by the table: what counts is when the server received it', () => {
    expect(crash.run?.stamp('cashOut', 0)).toEqual(cashOut(100));
    expect(crash.run?.stamp('cashOut', 11_553)).toEqual(cashOut(200));
    expect(crash.run?.stamp('peek', 0)).toBeNull();
  });

  test('that is received while the flight lasts is paid, and any later one is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: CAP }), fc.nat(200_000), (point, late) => {
        const length = crash.run?.lengthMs({ point }) ?? 0;
        const stamped = crash.run?.stamp('cashOut', late);
        if (stamped == null) throw new Error('no stamp');
        const isPaid = cashOutPays(point, stamped);
        expect(isPaid).toBe(late < length);
      }),
    );
  });

  /** A bet without a wish is cashed out at the cap, where a cash-out by hand comes too late. */
  function cashOutPays(point: number, move: Move): boolean {
    const at = Number(move.choices['at']);
    return at < CAP && paid(point, CAP, move) === at;
  }

  test('is one per seat', () => {
    const played = { choices: bet(CAP), moves: [cashOut(150), cashOut(160)] };
    expect(dealRound(crash, played, scripted(2 ** 20, 0))).toBeNull();
  });
});

describe('the flight', () => {
  test('climbs by e^(0.06 t), rounded down to hundredths', () => {
    for (const ms of [0, 1, 165, 166, 1_000, 10_000, 11_552, 11_553, 60_000, 150_000]) {
      expect(multiplierAt(ms, CAP)).toBe(Math.floor(100 * Math.exp(0.00006 * ms)));
    }
    expect(multiplierAt(-5, CAP)).toBe(100);
    expect(multiplierAt(10 ** 12, CAP)).toBe(CAP);
    expect(multiplierAt(1_000.9, CAP)).toBe(multiplierAt(1_000, CAP));
  });

  test('never falls back, and shows each multiplier from its first millisecond on', () => {
    let last = 100;
    for (let ms = 0; ms < 160_000; ms += 37) {
      const now = multiplierAt(ms, CAP);
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
    expect(last).toBe(CAP);
    for (const point of [100, 101, 102, 150, 199, 200, 1_234, 99_999, CAP]) {
      const at = flightMs(point);
      expect(multiplierAt(at, CAP)).toBeGreaterThanOrEqual(point);
      if (at > 0) expect(multiplierAt(at - 1, CAP)).toBeLessThan(point);
    }
    expect(flightMs(100)).toBe(0);
  });
});

describe('the view', () => {
  const seats = [bet(200), bet(5_000), bet(CAP)];
  const moves = [[], [cashOut(120)], []];

  test('shows no point before the fall, and no target but the own one', () => {
    const others = [bet(200), bet(7_777), bet(CAP)];
    const round = { outcome: null, moves, elapsedMs: 5_000 };
    const seen = crash.viewFor({ ...round, seats }, 0);
    expect(seen).toEqual({
      multiplier: 134,
      point: null,
      seats: 3,
      cashedOut: [{ seat: 1, at: 120 }],
      own: { auto: 200, at: null },
    });
    expect(crash.viewFor({ ...round, seats: others }, 0)).toEqual(seen);
    expect(crash.viewFor({ ...round, seats }, null)).toEqual({ ...seen, own: null });
  });

  test('shows automatic cash-outs as the flight gets there, and who was paid after the fall', () => {
    const flying = { outcome: null, seats, moves, elapsedMs: 12_000 };
    expect(crash.viewFor(flying, 2)).toMatchObject({
      multiplier: 205,
      cashedOut: [
        { seat: 0, at: 200 },
        { seat: 1, at: 120 },
      ],
      own: { auto: CAP, at: null },
    });
    const fallen = crash.viewFor({ outcome: { point: 150 }, seats, moves }, 0);
    expect(fallen).toMatchObject({
      multiplier: 150,
      point: 150,
      cashedOut: [{ seat: 1, at: 120 }],
      own: { at: null },
    });
  });

  test('before take-off shows the bets alone', () => {
    expect(crash.viewFor({ outcome: null, seats }, 1)).toMatchObject({
      multiplier: null,
      point: null,
      seats: 3,
      cashedOut: [],
      own: { auto: 5_000, at: null },
    });
  });
});

test('a chain of hashes deals rounds that anybody can play again', () => {
  const last = '2b'.repeat(32);
  const points = [1, 2, 3].map((round) => {
    const seeds = chainSeeds(linkBefore(last, 3 - round), 'fe'.repeat(32), round);
    const book = dealRound(crash, { choices: bet(200) }, createStream(seeds));
    return book?.events[0];
  });
  expect(new Set(points.map((event) => JSON.stringify(event))).size).toBe(3);
});
