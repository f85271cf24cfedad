import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cruiseArrows } from './cruise.ts';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'arara-arrows-')));
  await write('package.json', JSON.stringify({ workspaces: ['packages/*', 'apps/*'] }));
  await write('packages/money/package.json', JSON.stringify({ name: '@arara/money' }));
  await write('packages/ledger/package.json', JSON.stringify({ name: '@arara/ledger' }));
  await write('apps/server/package.json', JSON.stringify({ name: '@arara/server' }));
});

afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function brokenRules(): Promise<string[]> {
  const { problems } = await cruiseArrows(root, ['packages', 'apps']);
  return problems.map(({ rule }) => rule).sort();
}

test('a house in order has no problems, and all of it is read', async () => {
  await write(
    'packages/money/src/a.ts',
    `import { b } from './b.ts';\nexport const a: number = b;`,
  );
  await write('packages/money/src/b.ts', 'export const b = 1;');
  const report = await cruiseArrows(root, ['packages', 'apps']);
  expect(report).toMatchObject({ modules: 2, arrows: 1, problems: [] });
});

test('files in a circle are found', async () => {
  await write(
    'packages/money/src/a.ts',
    `import { b } from './b.ts';\nexport const a: number = b;`,
  );
  await write(
    'packages/money/src/b.ts',
    `import { a } from './a.ts';\nexport const b: number = a;`,
  );
  expect(await brokenRules()).toContain('no-circle');
});

test('files in a circle are found, also where only types close it', async () => {
  await write('packages/money/src/a.ts', `import { b } from './b.ts';\nexport type A = typeof b;`);
  await write(
    'packages/money/src/b.ts',
    `import type { A } from './a.ts';\nexport const b: A = 1;`,
  );
  expect(await brokenRules()).toContain('no-circle');
});

test('the site has its pages above its features and its shared parts below them', async () => {
  const files = ['app/page.ts', 'features/club/badge.ts', 'lib/name.ts', 'components/card.ts'];
  const at = (file: string) => `apps/site/src/${file}`;
  await write('apps/site/package.json', JSON.stringify({ name: '@arara/site' }));
  for (const file of files) await write(at(file), 'export const it = 1;');
  const [page, badge] = [
    `export * from '../../app/page.ts';`,
    `export * from '../features/club/badge.ts';`,
  ];
  await write(at('app/all.ts'), badge);
  await write(at('features/club/uses.ts'), `export * from '../../lib/name.ts';`);
  expect(await brokenRules()).toEqual([]);
  await write(at('features/club/wrong.ts'), page);
  await write(at('lib/wrong.ts'), badge);
  await write(at('components/wrong.ts'), badge);
  expect(await brokenRules()).toEqual([
    'features-below-pages',
    'shared-below-features',
    'shared-below-features',
  ]);
});

test('a package that looks up to an app is found, also by a type', async () => {
  await write('packages/money/src/a.ts', `import type { B } from '../../../apps/server/src/b.ts';`);
  await write('apps/server/src/b.ts', 'export type B = number;');
  expect(await brokenRules()).toEqual(['declared:packages/money', 'packages-look-down']);
});

test('a module of the server is entered by its door only', async () => {
  await write('apps/server/src/modules/wallet/index.ts', 'export const door = 1;');
  await write('apps/server/src/modules/wallet/inside.ts', 'export const inside = 1;');
  await write(
    'apps/server/src/modules/play/index.ts',
    `import { door } from '../wallet/index.ts';\nimport { inside } from '../wallet/inside.ts';\nexport const both = door + inside;`,
  );
  expect(await brokenRules()).toEqual(['door:wallet']);
});

test('a pure package that reads a file is found', async () => {
  await write(
    'packages/money/src/a.ts',
    `import { readFileSync } from 'node:fs';\nexport const a = readFileSync;`,
  );
  expect(await brokenRules()).toEqual(['pure:packages/money']);
});

test('an import that leads nowhere is found', async () => {
  await write('packages/money/src/a.ts', `import { b } from './gone.ts';\nexport const a = b;`);
  expect(await brokenRules()).toEqual(['nothing-missing']);
});
