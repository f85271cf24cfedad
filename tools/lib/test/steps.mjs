import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../paths.mjs';
import { runtime } from '../runtime.mjs';
import { ensureBrowsers } from './chromium.mjs';
import * as readers from './readers.mjs';

/**
 * The steps of `npm test`. `slots` says how many of the machine's cores a step keeps busy, and `hasPauses` that it
 * often waits nevertheless. Steps other than the tests and the browser make up `npm run check`.
 */
export const steps = [
  {
    name: 'types',
    slots: 1,
    command: () =>
      tool('typescript', 'tsc', ['-p', 'tsconfig.json', '--pretty', 'false', '--listFiles']),
    read: readers.readTypes,
  },
  { name: 'lint', slots: 1, command: () => tool('oxlint', 'oxlint', []), read: readers.readLint },
  {
    name: 'format',
    slots: 1,
    command: () => tool('oxfmt', 'oxfmt', ['--check']),
    read: readers.readFormat,
  },
  {
    name: 'arrows',
    slots: 1,
    command: () => ['tools/src/arrows/main.ts'],
    read: readers.readArrows,
  },
  {
    name: 'dead code',
    slots: 1,
    command: () => tool('knip', 'knip', ['--no-progress', '--no-config-hints']),
    read: readers.readDeadCode,
  },
  {
    name: 'docs',
    slots: 1,
    command: () => ['tools/src/docs/main.ts', '--check'],
    read: readers.readLastLine,
  },
  {
    name: 'lock',
    slots: 1,
    command: () => ['tools/lock.mjs', '--check'],
    read: readers.readLastLine,
  },
  {
    name: 'tidy',
    slots: 1,
    command: (report) => vitest(report, ['--project=tidy']),
    read: readers.readVitest,
  },
  {
    name: 'tests',
    slots: 2,
    command: (report, filters) =>
      vitest(report, filters.length > 0 ? filters : ['--project=!tidy']),
    environment: ensureBrowsers,
    read: readers.readVitest,
  },
  {
    name: 'browser',
    slots: 2,
    // Journeys wait for clocks of the house.
    hasPauses: true,
    command: () =>
      tool('@playwright/test', 'playwright', ['test', '--config=e2e/playwright.config.ts']),
    environment: (report) => ({ ...ensureBrowsers(), E2E_REPORT: report }),
    read: readers.readPlaywright,
  },
];

const programs = new Set(['tests', 'browser']);

/** The steps that --only names; "check" stands for all that run no program of ours. */
export function chooseSteps(only) {
  if (!only) return steps;
  const names = only.split(',').map((name) => name.trim().replace('-', ' '));
  const unknown = names.filter(
    (name) => name !== 'check' && !steps.some((step) => step.name === name),
  );
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name.replace(' ', '-')).join(', ');
    throw new Error(`There is no step "${unknown.join('", "')}". There are: check, ${known}.`);
  }
  return steps.filter(
    ({ name }) => names.includes(name) || (names.includes('check') && !programs.has(name)),
  );
}

export function reportOf({ name }) {
  return join(cache, 'test', `${name.replace(' ', '-')}.json`);
}

/** The environment in which the tool finds its own programs, also when this Node is not the one it runs on. */
export function environment() {
  const bin = join(root, 'node_modules', '.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [join(runtime(), '..'), bin, process.env.PATH].join(separator);
  return { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined };
}

function vitest(report, rest) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return vitestCommand([...reporters, ...rest]);
}

/** The command that runs tests once. */
export function vitestCommand(rest) {
  return tool('vitest', 'vitest', ['run', ...rest]);
}

/** The script behind a program of a package. */
function tool(name, program, args) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [join(folder, typeof bin === 'string' ? bin : bin[program]), ...args];
}
