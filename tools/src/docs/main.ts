// npm run docs writes the generated pages; with --check it only says whether they are current.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorStatus } from '@arara/contract';
import { errorGaps, errorsDocument, type Sentences } from './errors.ts';

const FIRST = 'pt-BR';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = join(root, 'docs', 'errors.md');

const texts = readSentences(join(root, 'packages', 'i18n', 'messages'));
const wanted = errorsDocument(errorStatus, texts);
const problems = errorGaps(errorStatus, texts);

if (!process.argv.includes('--check')) writeFileSync(page, wanted);
else if (readPage() !== wanted) problems.push('docs/errors.md is out of date: npm run docs');

for (const problem of problems) console.error(problem);
console.log(`${Object.keys(errorStatus).length} codes in ${texts.size} languages`);
process.exitCode = problems.length > 0 ? 1 : 0;

function readSentences(folder: string): Sentences {
  const others = readdirSync(folder).filter((language) => language !== FIRST);
  return new Map(
    [FIRST, ...others].map((language) => {
      const text = readFileSync(join(folder, language, 'errors.json'), 'utf8');
      return [language, JSON.parse(text) as Record<string, string>];
    }),
  );
}

function readPage(): string | undefined {
  try {
    return readFileSync(page, 'utf8');
  } catch {
    return undefined;
  }
}
