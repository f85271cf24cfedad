import { describe, expect, test } from 'vitest';
import { originalTitles } from '../../src/index.ts';
import { scratchTitles } from '../../src/scratch/cards.ts';
import { theme as carnaval } from './carnaval/theme.ts';
import { theme as junina } from './junina/theme.ts';
import { areas, fieldAt, handPath, pointOn } from './layout.ts';
import { createMask } from './mask.ts';
import { theme as mata } from './mata/theme.ts';
import { standingOf } from './standing.ts';

const themes = [junina, mata, carnaval];
const [first = { x: 0, y: 0, w: 0, h: 0 }] = areas;

describe('a field’s layer', () => {
  test('is whole at first, and what is rubbed twice goes once', () => {
    const mask = createMask(first);
    expect(mask.share()).toBe(0);
    expect(mask.rub(first.x + 20, first.y + 20, 14)).toBe(true);
    const once = mask.share();
    expect(once).toBeGreaterThan(0);
    expect(mask.rub(first.x + 20, first.y + 20, 14)).toBe(false);
    expect(mask.share()).toBe(once);
  });

  test('loses nothing to a finger beside it', () => {
    const mask = createMask(first);
    expect(mask.rub(first.x + first.w + 40, first.y, 14)).toBe(false);
    expect(mask.share()).toBe(0);
  });

  test('is whole again on a new card', () => {
    const mask = createMask(first);
    mask.rub(first.x + 20, first.y + 20, 14);
    mask.cover();
    expect([mask.share(), mask.gone()]).toEqual([0, []]);
  });

  test.each(areas.map((area, field) => [field + 1, area] as const))(
    'of field %i opens under the way of a hand',
    (_, area) => {
      const mask = createMask(area);
      for (let n = 0; n <= 60; n += 1) mask.rub(...pointOn(handPath(area), n / 60), 14);
      expect(mask.share()).toBeGreaterThan(0.55);
    },
  );
});

test('a point is in its field, or beside all of them', () => {
  areas.forEach(({ x, y, w, h }, field) => expect(fieldAt([x + w / 2, y + h / 2])).toBe(field));
  expect(fieldAt([first.x + first.w + 4, first.y + 10])).toBeNull();
});

test.each([
  { open: [], waiting: [], three: null },
  { open: [2, 5], waiting: [], three: null },
  { open: [2, 5, 2], waiting: [2], three: null },
  { open: [2, 5, 2, 5], waiting: [2, 5], three: null },
  { open: [2, 5, 2, 5, 2], waiting: [], three: 2 },
  { open: [0, 0, 1, 1, 2, 2, 3, 3, 4], waiting: [], three: null },
])('fields $open wait for $waiting and have three of $three', ({ open, waiting, three }) => {
  expect(standingOf(open, areas.length)).toEqual({ waiting, three });
});

test('every scratch card of the house has a theme, and a symbol for each of its prizes', () => {
  const codes = originalTitles.flatMap(({ game, kinds, themes: words }) =>
    kinds.includes('scratch') && words.length > 0 ? [game.code] : [],
  );
  expect(themes.map(({ code }) => code)).toEqual(codes);
  for (const { code, symbols } of themes) {
    const title = scratchTitles.find((one) => one.code === code);
    expect(symbols).toHaveLength(title?.cards.length ?? 0);
  }
  const names = themes.flatMap(({ symbols }) => symbols.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test('two cards differ in mascot, frame, ground, silver and song', () => {
  for (const differs of [
    themes.map(({ look }) => look.mascot.puppet),
    themes.map(({ look }) => look.frameStyle),
    themes.map(({ look }) => look.ground),
    themes.map(({ print }) => print.figure),
    themes.map(({ song }) => song.genre),
  ]) {
    expect(new Set<string>(differs).size).toBe(themes.length);
  }
});
