import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POCKETS } from '../../src/roulette/spots.ts';
import { ballAt, placesOf } from './ball.ts';

const step = 360 / POCKETS;
/** 1 where two angles are the same. */
const likeness = (one: number, other: number) => Math.cos(((one - other) * Math.PI) / 180);

test('from wherever it is the ball comes to rest in its pocket, which is then on top', () => {
  const angle = fc.double({ min: -2_000, max: 2_000, noNaN: true });
  fc.assert(
    fc.property(fc.nat(POCKETS - 1), angle, angle, (index, wheel, ball) => {
      const path = ballAt(index * step, { wheel, ball }, step);
      const [begin, end] = [path(0), path(1)];
      expect(likeness(begin.wheel, wheel)).toBeCloseTo(1, 9);
      expect(likeness(begin.ball, ball)).toBeCloseTo(1, 9);
      expect(likeness(end.wheel, -index * step)).toBeCloseTo(1, 9);
      expect(likeness(end.ball, 0)).toBeCloseTo(1, 9);
      expect([begin.radius, end.radius]).toEqual([placesOf.rim, placesOf.pocket]);
    }),
  );
});

test('it never jumps from one frame to the next, and touches pocket after pocket', () => {
  const path = ballAt(9 * step, { wheel: 33, ball: 210 }, step);
  let before = path(0);
  for (let n = 1; n <= 300; n += 1) {
    const now = path(n / 300);
    expect(Math.abs(now.ball - before.ball)).toBeLessThan(25);
    expect(Math.abs(now.radius - before.radius)).toBeLessThan(3);
    expect(now.touches).toBeGreaterThanOrEqual(before.touches);
    before = now;
  }
  expect(before.touches).toBe(5);
});
