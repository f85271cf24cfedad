import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tidy/sources.ts';

const {
  chosenFiles,
  wholeNumber,
}: {
  chosenFiles: (files: readonly string[], parts: readonly string[]) => string[];
  wholeNumber: (name: string, text: string, min: number) => number;
} = await import(new URL('../../lib/soak-files.mjs', import.meta.url).href);

const files = ['apps/server/src/fuzz.test.ts', 'games/slots/a.test.ts', 'packages/money/b.test.ts'];
const scene = 'scenes/soak/rounds.test.ts';

test.each([
  ['nothing', [], files],
  ['the project', ['.'], files],
  ['a folder', ['apps/server'], files.slice(0, 1)],
  ['a path as a shell completes it', ['./apps/server/'], files.slice(0, 1)],
  ['a whole path', [join(root, 'games')], files.slice(1, 2)],
  ['several', ['apps', 'packages/money'], [files[0], files[2]]],
])('%s chooses its files', (_what, parts, chosen) => {
  expect(chosenFiles(files, parts)).toEqual(chosen);
});

test('scenes are played where they are named, and not where nothing is', () => {
  expect(chosenFiles([...files, scene], [])).toEqual(files);
  expect(chosenFiles([...files, scene], ['scenes/soak'])).toEqual([scene]);
});

test.each([
  ['a path where none is', ['apps/sever'], 'No file with properties is at apps/sever.'],
  ['an option', ['--bail', 'apps'], 'no option such as --bail'],
])('%s is refused: no file named means every test to vitest', (_what, parts, why) => {
  expect(() => chosenFiles(files, parts)).toThrow(why);
});

test.each(['abc', '', '0', '1.5', '-3', 'Infinity'])('SOAK=%s is no factor', (text) => {
  expect(() => wholeNumber('SOAK', text, 1)).toThrow('SOAK is a whole number of at least 1');
});

test('a factor is read', () => {
  expect(wholeNumber('SOAK', '50', 1)).toBe(50);
});
