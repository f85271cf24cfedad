import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverWidths, printedCovers, printedPieces } from './catalogue.ts';
import { subpaths } from './draw/subpaths.ts';
import { readManifest, recipeHash } from './press/manifest.ts';
import { siteArt } from './press/publish.ts';

const manifest = readManifest();
const covers = printedCovers();
const pieces = printedPieces();

const bytes = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

describe('the published art is that of its recipes (else run: npm run art)', () => {
  test.each(covers.map(({ slug, svg }) => [slug, svg]))('cover %s', (slug, svg) => {
    expect(manifest.covers[slug]?.recipe).toBe(recipeHash(svg));
    for (const width of coverWidths) {
      for (const type of ['avif', 'webp']) {
        expect(bytes(`${siteArt}covers/${slug}-${width}.${type}`)).toBeGreaterThan(500);
      }
    }
  });

  test.each(pieces.map((one) => [one.name, one] as const))('piece %s', (name, one) => {
    expect(manifest.pieces[name]?.recipe).toBe(recipeHash(one.svg + one.widths.join()));
    for (const width of one.widths) {
      expect(bytes(`${siteArt}${name}-${width}.avif`)).toBeGreaterThan(500);
    }
  });

  test('nothing is published that no recipe makes', () => {
    expect(Object.keys(manifest.covers).sort()).toEqual(covers.map(({ slug }) => slug).sort());
    expect(Object.keys(manifest.pieces).sort()).toEqual(pieces.map(({ name }) => name).sort());
    const made = covers.flatMap(({ slug }) =>
      coverWidths.flatMap((width) => [`${slug}-${width}.avif`, `${slug}-${width}.webp`]),
    );
    expect(readdirSync(`${siteArt}covers`).sort()).toEqual(made.sort());
  });
});

describe('recipes', () => {
  test('drawing twice gives the same bytes', () => {
    expect(printedCovers().map(({ svg }) => recipeHash(svg))).toEqual(
      covers.map(({ svg }) => recipeHash(svg)),
    );
  });

  test('no two covers are alike', () => {
    expect(new Set(covers.map(({ svg }) => recipeHash(svg))).size).toBe(covers.length);
    expect(new Set(covers.map(({ slug }) => slug)).size).toBe(covers.length);
  });

  test('covers stay light enough for a lobby of 42 on a phone', () => {
    const sizes = covers.map(({ slug }) => bytes(`${siteArt}covers/${slug}-330.avif`));
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
