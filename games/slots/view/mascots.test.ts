import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titles } from '../src/index.ts';

const fileOf = (name: string) => new URL(`../../kit/view/mascots/${name}.ts`, import.meta.url);

test('every title has a mascot that is there, and no two the same', () => {
  const own = titles.map(({ mascot }) => mascot.puppet);
  expect(own.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
});
