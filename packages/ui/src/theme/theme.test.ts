import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, minimum, pigmentPairs, themePairs } from './contrast.ts';
import { palettes, pigments } from './tokens.ts';
import type { Theme } from './tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function block(selector: RegExp): Record<string, string> {
  const body = css.match(selector)?.[1] ?? '';
  const found = [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name, value]));
}

describe('tokens', () => {
  test('tokens.css holds exactly the colours of tokens.ts', () => {
    expect(block(/:root \{([\s\S]*?)\n\}/)).toEqual(pigments);
    expect(block(/data-theme='dark'\] \{([\s\S]*?)\n\}/)).toEqual(palettes.dark);
    expect(block(/data-theme='light'\] \{([\s\S]*?)\n\}/)).toEqual(palettes.light);
  });
});

describe('faces', () => {
  const sheet = readFileSync(new URL('./faces.css', import.meta.url), 'utf8');
  const cuts = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
    const said = (name: string) => new RegExp(`font-${name}: ([^;]+);`).exec(body)?.[1] ?? '';
    return { family: said('family'), range: `${said('weight')} ${said('stretch')}` };
  });

  test.each(["'Bricolage'", "'InterV'"])('all cuts of %s name the same range', (family) => {
    const ranges = cuts.filter((cut) => cut.family === family).map(({ range }) => range);
    expect(ranges).toHaveLength(2);
    expect(new Set(ranges).size).toBe(1);
  });
});

describe.each(['dark', 'light'] as Theme[])('%s theme', (theme) => {
  test.each(themePairs)('%s on %s is readable as %s', (front, ground, kind) => {
    const ratio = contrast(palettes[theme][front], palettes[theme][ground]);
    expect(ratio).toBeGreaterThanOrEqual(minimum[kind]);
  });
});

describe('blocks of fixed colour', () => {
  test.each(pigmentPairs)('%s on %s is readable', (front, ground) => {
    expect(contrast(pigments[front], pigments[ground])).toBeGreaterThanOrEqual(minimum.text);
  });
});
