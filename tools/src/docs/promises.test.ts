import { expect, test } from 'vitest';
import { promiseFaults, promisesOf, stateOf } from './promises.ts';

const page = `
| | promise | where | shown by |
| --- | --- | --- | --- |
| 2.1.1 | a page | \`a.ts\` | \`a.test.ts\` "shows it" |
| 2.1.2 | another | open | |
| 2.1.3 | a ticket | comes with: lottery | |
| 2.1.4 | a password | differs: [no password is kept](decisions/no.md) | |
`;
const files = new Map([
  ['a.ts', 'code'],
  ['a.test.ts', "test('shows it to everybody')"],
  ['docs/decisions/no.md', 'why'],
]);
const read = (path: string) => files.get(path) ?? null;

test('a row is kept, open, later or different', () => {
  const rows = promisesOf(page);
  expect(rows.map(stateOf)).toEqual(['kept', 'open', 'later', 'differs']);
  expect(promiseFaults(rows, read)).toEqual([]);
});

test('a file, a decision or a test that is not there is a fault', () => {
  const rows = promisesOf(
    page
      .replace('`a.ts`', '`b.ts`')
      .replace('shows it', 'hides it')
      .replace('no.md', 'yes.md')
      .replace('2.1.3', '2.1.2'),
  );
  expect(promiseFaults(rows, read)).toEqual([
    '2.1.2 stands twice',
    '2.1.1: b.ts is not there',
    '2.1.1: a.test.ts has no test "hides it"',
    '2.1.4: docs/decisions/yes.md is not there',
  ]);
});

test('a kept promise names a file and a test', () => {
  const rows = promisesOf('| 1.1 | it | somewhere | somehow |');
  expect(promiseFaults(rows, read)).toEqual(['1.1: it names no file', '1.1: it names no test']);
});
