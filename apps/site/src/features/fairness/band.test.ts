import { describe, expect, test } from 'vitest';
import { bandOf } from './band.ts';

const live = { rounds: 1000, rtp: '95.00', low: '90.00', high: '102.00' };

describe('the band of a return', () => {
  test('is not there before the first round', () => {
    expect(
      bandOf({ rtp: '96.00', live: { rounds: 0, rtp: null, low: null, high: null } }),
    ).toBeNull();
  });

  test('keeps the order of its values and stays on the scale', () => {
    const band = bandOf({ rtp: '96.00', live });
    expect(band).toMatchObject({ inside: true });
    const places = [band?.low ?? 0, band?.live ?? 0, band?.theory ?? 0, band?.high ?? 0];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(places[3]).toBeLessThan(1);
  });

  test.each([
    ['89.99', false],
    ['90.00', true],
    ['102.00', true],
    ['102.01', false],
  ])('a return of %s lies inside: %s', (rtp, inside) => {
    expect(bandOf({ rtp: '96.00', live: { ...live, rtp } })?.inside).toBe(inside);
  });

  test('has a middle when all is the same', () => {
    const same = { rounds: 1, rtp: '96.00', low: '96.00', high: '96.00' };
    expect(bandOf({ rtp: '96.00', live: same })).toMatchObject({ live: 0.5, theory: 0.5 });
  });
});
