import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

interface Result {
  passed: number;
  failed: number;
  note: string;
  failures: string[];
}

type Reader = (said: { code: number; output: string; report?: string }) => Result;

// The scripts run on any Node that npm runs on, so they are plain JavaScript without types.
const lib = new URL('../../lib/', import.meta.url).href;
const load = async <T>(file: string): Promise<T> => (await import(`${lib}${file}`)) as T;

const readers = await load<Record<string, Reader>>('test/readers.mjs');
const { isSupported } = await load<{ isSupported(version: string): boolean }>('runtime.mjs');
const { chooseSteps } = await load<{ chooseSteps(only?: string): { name: string }[] }>(
  'test/steps.mjs',
);

const dir = await mkdtemp(join(tmpdir(), 'arara-readers-'));
afterAll(() => rm(dir, { recursive: true }));

async function read(reader: string, code: number, report: object, output = ''): Promise<Result> {
  const path = join(dir, 'report.json');
  await writeFile(path, JSON.stringify(report));
  return readers[reader]!({ code, output, report: path });
}

test.each([
  ['readTypes', 0, '/a/x.ts\n/a/node_modules/y.d.ts\n', 1, 0, '1 files'],
  ['readTypes', 2, '/a/x.ts\nx.ts(1,1): error TS1: no\nx.ts(2,1): error TS2: no', 0, 2, '1 files'],
  ['readLint', 1, 'Found 0 warnings and 3 errors.\nFinished on 12 files', 0, 3, '12 files'],
  ['readFormat', 1, 'issues found in above 2 files.\nFinished in 1ms on 9 files', 0, 2, '9 files'],
  [
    'readArrows',
    0,
    '5 modules, 9 arrows, 3 rules, 0 problems',
    1,
    0,
    '5 modules, 9 arrows, 3 rules',
  ],
  ['readDeadCode', 1, 'Unused files (2)\na\nb\nUnused exports (1)\nc', 0, 3, ''],
  ['readLint', 1, 'the tool fell over', 0, 1, '? files'],
])('%s with exit code %i of %j', (reader, code, output, passed, failed, note) => {
  expect(readers[reader]!({ code, output })).toMatchObject({ passed, failed, note });
});

interface Tried {
  readonly status: string;
  readonly fullName: string;
  /** The failures, also on a first try whose second one passed. */
  readonly failureMessages: string[];
}

const file = (status: string, assertionResults: Tried[], message = '') => ({
  name: fileURLToPath(new URL('../../../a/x.test.ts', import.meta.url)),
  status,
  message,
  assertionResults,
});

test('failed tests are counted and named', async () => {
  const tests = [
    { status: 'passed', fullName: 'a', failureMessages: [] },
    { status: 'failed', fullName: 'b', failureMessages: ['why'] },
  ];
  const report = {
    numPassedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [file('failed', tests)],
  };
  const result = await read('readVitest', 1, report);
  expect(result).toMatchObject({ passed: 1, failed: 1, note: '1 file, 1 skipped' });
  expect(result.failures[0]).toContain('b\nwhy');
});

test('a test file that does not load is a failure', async () => {
  const report = {
    numPassedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [file('failed', [], 'cannot import')],
  };
  expect(await read('readVitest', 1, report)).toMatchObject({ failed: 1 });
});

test('an error outside any test is a failure, and so is a runner without a report', async () => {
  const report = { numPassedTests: 3, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  const result = await read('readVitest', 1, report, 'unhandled rejection');
  expect(result).toMatchObject({ passed: 3, failed: 1, failures: ['unhandled rejection'] });
  expect(readers.readVitest!({ code: 0, output: '', report: join(dir, 'none') }).failed).toBe(1);
});

test('a journey that failed is named with what went wrong', async () => {
  const spec = (status: string) => ({
    title: `is ${status}`,
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'why' }] }] }],
  });
  const report = {
    stats: { expected: 1, skipped: 0 },
    errors: [],
    suites: [{ file: 'a.spec.ts', specs: ['expected', 'unexpected'].map(spec) }],
  };
  const result = await read('readPlaywright', 0, report);
  expect(result).toMatchObject({ passed: 1, failed: 1, note: '1 file' });
  expect(result.failures).toEqual(['e2e/a.spec.ts: is unexpected (phone)\nwhy']);
});

test('the Node of the machine is taken from 22.22.2, 24.15 and 26 on', () => {
  const versions = [
    '20.20.2',
    '22.22.1',
    '22.22.2',
    '23.9.0',
    '24.14.9',
    '24.15.0',
    '25.1.0',
    '26.0.0',
  ];
  expect(versions.filter(isSupported)).toEqual(['22.22.2', '24.15.0', '26.0.0']);
});

test('steps are chosen by name, by group or all', () => {
  const names = (only?: string) => chooseSteps(only).map(({ name }) => name);
  expect(names('lint,dead-code')).toEqual(['lint', 'dead code']);
  expect(names('check')).not.toContain('tests');
  expect(names()).toContain('browser');
  expect(() => names('nothing')).toThrow('There is no step "nothing"');
});
