import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namedPieces, printedCovers, printedNight, printedPieces } from './catalogue.ts';
import { subpaths } from './draw/subpaths.ts';
import { pieceRows, readManifest, readPieceTable } from './press/manifest.ts';
import { siteArt } from './press/publish.ts';
import { lobby } from '../../../database/seeds/brands/noite-tropical/lobby.ts';

const { pictures } = readManifest();
const covers = printedCovers();
const all = [...covers, ...printedPieces(), ...printedNight()];

const bytes = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

describe('the published art is that of its recipes (else run: npm run art)', () => {
  test.each(all.map((one) => [one.key, one] as const))(
    '%s',
    (key, { name, recipe, widths, folder }) => {
      expect(pictures[key]?.recipe).toBe(recipe);
      for (const width of widths) {
        for (const type of ['avif', 'webp']) {
          expect(bytes(`${folder}${name}-${width}.${type}`)).toBeGreaterThan(500);
        }
      }
    },
  );

  test('nothing is published that no recipe makes', () => {
    expect(Object.keys(pictures).sort()).toEqual(all.map(({ key }) => key).sort());
    const made = covers.flatMap(({ key, widths }) =>
      widths.flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]),
    );
    expect(readdirSync(`${siteArt}covers`).sort()).toEqual(made.sort());
  });

  test('components know the present sizes and versions', () => {
    expect(JSON.parse(readPieceTable())).toEqual(JSON.parse(pieceRows(pictures, namedPieces)));
  });
});

describe('recipes', () => {
  test('drawing twice gives the same bytes', () => {
    expect(printedCovers().map(({ recipe }) => recipe)).toEqual(covers.map(({ recipe }) => recipe));
  });

  test('no two covers are alike', () => {
    expect(new Set(covers.map(({ recipe }) => recipe)).size).toBe(covers.length);
    expect(new Set(covers.map(({ key }) => key)).size).toBe(covers.length);
  });

  test('the second brand has a cover of its own for every title it offers', () => {
    const recipes = new Set(covers.map(({ recipe }) => recipe));
    for (const { cover } of lobby.titles) {
      expect(pictures[cover ?? '']?.small).toContain('/art/noite-tropical/');
      expect(recipes.has(pictures[cover ?? '']?.recipe ?? '')).toBe(false);
    }
  });

  test('covers stay light enough for a lobby of 42 on a phone', () => {
    const sizes = covers.map(({ key }) => bytes(`${siteArt}covers/${key}-330.avif`));
    expect(Math.max(...sizes)).toBeLessThan(32_000);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(20_000);
  });

  test('the first banner stays below 60 KB', () => {
    expect(bytes(`${siteArt}banner-fortuna-720.avif`)).toBeLessThan(60_000);
    expect(bytes(`${siteArt}banner-fortuna-w-1100.avif`)).toBeLessThan(60_000);
  });
});

describe('sub-paths of a glyph', () => {
  test('each piece starts at an absolute point, whatever came before', () => {
    expect(subpaths('m10 10 5 0v5zm20 0h2z')).toEqual(['M10 10l5 0v5z', 'M30 10h2z']);
    expect(subpaths('M0 0h4v4H0zM1 1h1z')).toEqual(['M0 0h4v4H0z', 'M1 1h1z']);
  });

  test('flags of an arc may stand without space', () => {
    expect(subpaths('M0 0a1 1 0 011.5.5zm1 1h1')).toEqual(['M0 0a1 1 0 0 1 1.5 0.5z', 'M1 1h1']);
  });
});
