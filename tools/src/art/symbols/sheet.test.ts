import { statSync } from 'node:fs';
import { titles } from '@arara/slots';
import { describe, expect, test } from 'vitest';
import { arcadeArt, printedTiles, readSheet, sheetRecipe } from './sheet.ts';

describe.each(titles.map((title) => [title.code, title] as const))(
  'symbols of %s',
  (code, title) => {
    const sheet = readSheet(code);

    test('are those of the title (else run: npm run art)', () => {
      expect(sheet?.recipe).toBe(sheetRecipe(printedTiles(title)));
      expect(Object.keys(sheet?.frames ?? {})).toEqual(title.symbols.map(({ id }) => id));
    });

    test('weigh at most 64 KB', () => {
      expect(statSync(`${arcadeArt}${code}/symbols.avif`).size).toBeLessThanOrEqual(64_000);
    });

    test('no two look alike', () => {
      const drawn = printedTiles(title).map(({ svg }) => svg);
      expect(new Set(drawn).size).toBe(drawn.length);
    });
  },
);
