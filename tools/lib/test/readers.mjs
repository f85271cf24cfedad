// Each reader turns what one tool said into { passed, failed, note, failures }.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../paths.mjs';

const SHOWN_LINES = 40;

/** Seconds that one file may take on two cores. A slower one is named: it keeps everybody waiting. */
const TESTS_BUDGET = 15;
const JOURNEYS_BUDGET = 45;
const SHOWN_SLOW = 5;

/** For a tool that checks the whole tree at once: one check, or as many failures as it names. */
export function readCheck({ code, output }, { problems, note }) {
  const failed = code === 0 ? 0 : Math.max(1, problems);
  return {
    passed: code === 0 ? 1 : 0,
    failed,
    note,
    failures: failed === 0 ? [] : [shorten(output)],
  };
}

export function readTypes(result) {
  const lines = result.output.split('\n').filter(Boolean);
  const isListed = (line) => /^(\/|[A-Z]:)[^()]*\.(tsx?|[cm]ts|json)$/.test(line);
  const files = lines.filter((line) => isListed(line) && !line.includes('node_modules')).length;
  const errors = lines.filter((line) => !isListed(line));
  const problems = errors.filter((line) => /error TS\d+/.test(line)).length;
  return readCheck({ ...result, output: errors.join('\n') }, { problems, note: `${files} files` });
}

export function readLint(result) {
  const files = /on (\d+) files/.exec(result.output)?.[1] ?? '?';
  const problems = Number(/(\d+) errors?\./.exec(result.output)?.[1] ?? 0);
  return readCheck(result, { problems, note: `${files} files` });
}

export function readFormat(result) {
  const files = /on (\d+) files/.exec(result.output)?.[1] ?? '?';
  const problems = Number(/above (\d+) files/.exec(result.output)?.[1] ?? 0);
  const output = `${result.output.trim()}\nnpm run format puts them in order.`;
  return readCheck({ ...result, output }, { problems, note: `${files} files` });
}

export function readArrows(result) {
  const last = result.output.trim().split('\n').at(-1) ?? '';
  const problems = Number(/(\d+) problems/.exec(last)?.[1] ?? 0);
  return readCheck(result, { problems, note: last.replace(/, \d+ problems/, '') });
}

export function readDeadCode(result) {
  const groups = [...result.output.matchAll(/^[A-Z][\w ]+ \((\d+)\)$/gm)];
  const problems = groups.reduce((sum, [, count]) => sum + Number(count), 0);
  return readCheck(result, { problems, note: '' });
}

export function readLastLine(result) {
  return readCheck(result, { problems: 1, note: result.output.trim().split('\n').at(-1) ?? '' });
}

/** The JSON report of vitest. */
export function readVitest({ code, output, report }) {
  const json = readReport(report);
  if (!json) return nothing(output, code);
  const failures = json.testResults.flatMap(failuresOfFile);
  const failed = Math.max(failures.length, code === 0 ? 0 : 1);
  // An error outside any test is in no report: show what vitest said last.
  if (failed > failures.length) failures.push(shorten(output, 'end'));
  const files = counted(json.testResults.length, 'file', json.numPendingTests + json.numTodoTests);
  return {
    passed: json.numPassedTests,
    failed,
    note: files,
    failures,
    slow: slowest(
      json.testResults.map(({ name, startTime, endTime }) => ({
        file: relative(root, name),
        seconds: (endTime - startTime) / 1000,
      })),
      TESTS_BUDGET,
    ),
  };
}

/** The slowest files above the budget of one, the slowest first. */
function slowest(files, budget) {
  return files
    .filter(({ seconds }) => seconds > budget)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN_SLOW)
    .map(({ file, seconds }) => `${file}: ${seconds.toFixed(0)} s of ${budget}`);
}

/** The time that the journeys of each file took together. */
function secondsByFile(tests) {
  const seconds = new Map();
  for (const { file, ms } of tests) seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);
  return [...seconds].map(([file, sum]) => ({ file, seconds: sum }));
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}\n${shorten(message)}`];
  return failed.map(
    (test) => `${file}: ${test.fullName}\n${shorten(test.failureMessages.join('\n'))}`,
  );
}

/** The JSON report of Playwright. */
export function readPlaywright({ code, output, report }) {
  const json = readReport(report);
  if (!json) return nothing(output, code);
  const tests = json.suites.flatMap(testsOfSuite);
  const failures = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ title, errors }) => `${title}\n${shorten(errors)}`);
  const failed = Math.max(failures.length, code === 0 ? 0 : 1);
  if (failed > failures.length) {
    failures.push(shorten([...json.errors.map(({ message }) => message), output].join('\n')));
  }
  const files = counted(json.suites.length, 'file', json.stats.skipped);
  return {
    passed: json.stats.expected,
    failed,
    note: files,
    failures,
    slow: slowest(secondsByFile(tests), JOURNEYS_BUDGET),
  };
}

function testsOfSuite({ file, title, specs = [], suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      title: `e2e/${spec.file ?? file}: ${spec.title} (${test.projectName})`,
      file: `e2e/${spec.file ?? file}`,
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
      status: test.status,
      errors: test.results
        .flatMap(({ errors = [] }) => errors.map((error) => error.message))
        .join('\n'),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOfSuite({ file, title, ...suite }))];
}

function readReport(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function nothing(output, code) {
  return {
    passed: 0,
    failed: 1,
    note: `no report, exit code ${code}`,
    failures: [shorten(output)],
  };
}

function counted(files, noun, skipped) {
  return `${files} ${noun}${files === 1 ? '' : 's'}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The beginning of a long text, or its end, without colours and the runner's own frames. */
function shorten(text, side = 'beginning') {
  const lines = text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line));
  if (lines.length <= SHOWN_LINES) return lines.join('\n');
  const more = `… ${lines.length - SHOWN_LINES} more lines`;
  if (side === 'end') return [more, ...lines.slice(-SHOWN_LINES)].join('\n');
  return [...lines.slice(0, SHOWN_LINES), more].join('\n');
}
