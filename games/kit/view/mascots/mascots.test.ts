import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { actNames, faceNames } from '../puppet/index.ts';
import type { Puppet } from '../puppet/index.ts';
import { pigmentNames } from '../stage/colours.ts';

const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => !file.includes('.test.'))
  .map((file) => file.replace('.ts', ''));
const pigments: readonly string[] = pigmentNames;
const path = /^(?:[MLQCZ](?:-?\d+(?:\.\d+)?[ ,]?)*)+$/;

describe.each(names)('%s', (name) => {
  const load = async () => {
    const { href } = new URL(`${name}.ts`, import.meta.url);
    return ((await import(/* @vite-ignore */ href)) as { puppet: Puppet }).puppet;
  };

  test('is cut into eight to sixteen parts, each once, each on a part that is there', async () => {
    const { parts } = await load();
    const ids = parts.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(ids.length).toBeLessThanOrEqual(16);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { of } of parts) if (of !== null) expect(ids).toContain(of);
    expect(parts.filter(({ of }) => of === null).map(({ id }) => id)).toContain('body');
  });

  test('is drawn in the inks of the house with paths whose bounds are known', async () => {
    const { parts, box } = await load();
    const shapes = parts.flatMap((part) => [
      ...part.shapes,
      ...Object.values(part.faces ?? {}).flat(),
    ]);
    for (const { d, fill, line } of shapes) {
      expect(d).toMatch(path);
      for (const ink of [fill, line]) if (ink !== undefined) expect(pigments).toContain(ink);
      for (const [, x, y] of d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)) {
        expect(Math.abs(Number(x) - box[0] / 2)).toBeLessThanOrEqual(box[0] * 0.72);
        expect(Number(y)).toBeGreaterThanOrEqual(-box[1] * 0.24);
      }
    }
  });

  test('has an eye and a mouth for every face, and every act moves parts that it has', async () => {
    const { parts, acts } = await load();
    const ids = new Set(parts.map(({ id }) => id));
    const eyes = parts.find(({ id }) => id === 'eyes');
    expect(Object.keys(eyes?.faces ?? {}).toSorted()).toEqual([...faceNames].toSorted());
    for (const act of actNames) {
      const { hold, sways } = acts[act];
      expect(sways.length).toBeGreaterThan(0);
      expect(
        [...Object.keys(hold), ...sways.map(({ part }) => part)].filter((id) => !ids.has(id)),
      ).toEqual([]);
    }
  });
});
