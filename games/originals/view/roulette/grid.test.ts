import { describe, expect, test } from 'vitest';
import { spotOf, SPOTS } from '../../src/roulette/spots.ts';
import { pointOf, spotAt, stepFrom } from './grid.ts';

describe('the cloth of roulette', () => {
  test('has a point of its own for each spot, which is the spot of a finger on it', () => {
    const points = SPOTS.map((spot) => Object.values(pointOf(spot)).join());
    expect(new Set(points).size).toBe(SPOTS.length);
    for (const spot of SPOTS) expect(spotAt(pointOf(spot))?.code).toBe(spot.code);
  });

  test.each([
    ['17', 5.4, 1.6],
    ['17', 5.7, 1.3],
    ['17-20', 5.95, 1.5],
    ['16-17', 5.5, 1.1],
    ['16-17-19-20', 5.9, 1.05],
    ['16-17-18', 5.5, -0.1],
    ['16-17-18-19-20-21', 6.1, 0.1],
    ['0', -0.6, 2.8],
    ['0-1', -0.1, 0.5],
    ['0-1-2', 0.05, 1],
    ['0-2-3', 0, 2.1],
    ['0-1-2-3', 0.1, 0],
    ['column-2', 12.5, 1.5],
    ['dozen-2', 4.1, -0.5],
    ['red', 5.9, -1.6],
    ['black', 6.1, -1.6],
  ])('lays on %s what falls at %f, %f', (code, u, v) => {
    expect(spotAt({ u, v })?.code).toBe(code);
  });

  test('can be walked to every spot by arrows', () => {
    const ways = [
      { u: 1, v: 0 },
      { u: -1, v: 0 },
      { u: 0, v: 1 },
      { u: 0, v: -1 },
    ];
    const found = new Set(['0']);
    const open = [spotOf('0')];
    for (let spot = open.pop(); spot !== undefined; spot = open.pop()) {
      for (const way of ways) {
        const next = stepFrom(spot, way);
        if (next === null || found.has(next.code)) continue;
        found.add(next.code);
        open.push(next);
      }
    }
    expect(SPOTS.filter(({ code }) => !found.has(code))).toEqual([]);
  });
});
