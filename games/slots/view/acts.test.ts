import { describe, expect, test } from 'vitest';
import { titles } from '../src/index.ts';
import { drawingOf, figureAt } from './acts.ts';

const glyphs = titles.flatMap(({ symbols }) => symbols.map(drawingOf));

describe.each([...new Set(glyphs)])('a figure that wins: %s', (glyph) => {
  test('begins and ends at rest, and moves in between', () => {
    for (const time of [0, 1]) {
      const { turn, x, y, wide, tall } = figureAt(glyph, time);
      expect(Math.abs(Math.sin((turn * Math.PI) / 180))).toBeLessThan(0.001);
      for (const away of [x, y, wide - 1, tall - 1]) expect(Math.abs(away)).toBeLessThan(0.001);
    }
    const moved = [0.1, 0.3, 0.6].map((time) => JSON.stringify(figureAt(glyph, time)));
    expect(new Set([...moved, JSON.stringify(figureAt(glyph, 0))]).size).toBeGreaterThan(1);
  });
});

test('letters are low symbols in at most one title of three', () => {
  const lettered = titles.filter(({ symbols }) =>
    symbols.some(({ figure }) => figure === 'letter'),
  );
  expect(lettered.length * 3).toBeLessThanOrEqual(titles.length);
});

test.each(titles)('most figures of $code act in a way of their own', ({ symbols }) => {
  const pulse = JSON.stringify(figureAt('no such glyph', 0.3));
  const isPulsing = (glyph: string) => JSON.stringify(figureAt(glyph, 0.3)) === pulse;
  const pulsing = symbols.filter((symbol) => symbol.figure === 'glyph' && isPulsing(symbol.glyph));
  expect(pulsing.map(({ name }) => name).slice(3)).toEqual([]);
});
