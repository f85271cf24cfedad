// npm run docs writes the generated pages; with --check it only says whether they are current.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCalls, errorStatus, reservedCalls } from '@arara/contract';
import { families, plays } from '@arara/lottery';
import { lotteries } from '../../../database/seeds/lotteries.ts';
import { callFaults } from './calls.ts';
import { errorGaps, errorsDocument, type Sentences } from './errors.ts';
import { lotteryDocument } from './lottery.ts';
import { playsDocument } from './lottery-plays.ts';
import { returnsSection } from './lottery-returns.ts';
import type { SoldLottery } from './lottery-returns.ts';
import { namedFileFaults } from './named-files.ts';
import { promiseFaults, promisesOf, stateOf } from './promises.ts';

const FIRST = 'pt-BR';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const texts = readSentences(join(root, 'packages', 'i18n', 'messages'));
const pages = [
  { path: 'docs/errors.md', wanted: errorsDocument(errorStatus, texts) },
  {
    path: 'docs/lottery.md',
    wanted: lotteryDocument(families, returnsSection(soldLotteries(), plays)),
  },
  { path: 'docs/lottery-plays.json', wanted: playsDocument(families) },
];
const problems = errorGaps(errorStatus, texts);

for (const { path, wanted } of pages) {
  if (!process.argv.includes('--check')) writeFileSync(join(root, path), wanted);
  else if (readText(path) !== wanted) problems.push(`${path} is out of date: npm run docs`);
}

const lists = ['docs/specification.md', 'docs/conventions.md'].map((path) => ({
  path,
  rows: promisesOf(readText(path) ?? ''),
}));
for (const { path, rows } of lists) {
  if (rows.length === 0) problems.push(`${path} has no rows`);
  problems.push(...promiseFaults(rows, readText).map((fault) => `${path}: ${fault}`));
}

const calls = callFaults(readText('docs/specification.md') ?? '', allCalls, reservedCalls);
problems.push(...calls.map((fault) => `docs/specification.md: ${fault}`));

/** Pages that name files and functions of the code, the server's from its own folder. */
const walked = [
  'docs/architecture.md',
  ...readdirSync(join(root, 'docs/architecture')).map((name) => `docs/architecture/${name}`),
];
for (const path of walked) {
  const options = { read: readText, bases: ['apps/server/src'] };
  const faults = namedFileFaults(path, readText(path) ?? '', options);
  problems.push(...faults.map((fault) => `${path}: ${fault}`));
}

for (const problem of problems) console.error(problem);
const counted = lists.map(({ path, rows }) => {
  const states = [...Map.groupBy(rows, stateOf)].map(([state, { length }]) => `${length} ${state}`);
  return `${path}: ${states.join(', ')}`;
});
console.log(
  [`${Object.keys(errorStatus).length} codes in ${texts.size} languages`, ...counted].join('; '),
);
process.exitCode = problems.length > 0 ? 1 : 0;

/** The lotteries of a new installation, named in the language of the documents. */
function soldLotteries(): SoldLottery[] {
  const file = join(root, 'packages', 'i18n', 'messages', 'en', 'lottery.json');
  const names = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return lotteries.map(({ code, model, table }) => {
    const name = names[`game.${code}`];
    if (name === undefined) throw new RangeError(`${code} has no name`);
    return { code, name, model, table };
  });
}

function readSentences(folder: string): Sentences {
  const others = readdirSync(folder).filter((language) => language !== FIRST);
  return new Map(
    [FIRST, ...others].map((language) => {
      const text = readFileSync(join(folder, language, 'errors.json'), 'utf8');
      return [language, JSON.parse(text) as Record<string, string>];
    }),
  );
}

/** The text of a file by its path from the root; null where there is none, empty for a folder. */
function readText(path: string): string | null {
  const full = join(root, path);
  if (!existsSync(full)) return null;
  return statSync(full).isDirectory() ? '' : readFileSync(full, 'utf8');
}
