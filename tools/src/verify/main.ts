// `npm run verify -- <round.json>`: plays a published round again from its seeds, offline, and says
// check by check whether it is what the seeds give. Ends with 1 where it is not.
import { readFileSync } from 'node:fs';
import { verifyRound, type VerifyStep } from '@arara/game-kit';
import { languageOf, sentence } from './words.ts';
import { games } from './games.ts';

const LONG = 200;
const language = languageOf(process.env);
const [file] = process.argv.slice(2);
const round = readRound(file);
const { ok, steps } = verifyRound(round, games);
for (const step of steps) console.log(lineOf(step));
console.log(sentence(language, ok ? 'verify.good' : 'verify.bad'));
process.exitCode = ok ? 0 : 1;

/** The round of a file, or of the envelope in which the site gives it. */
function readRound(path: string | undefined): unknown {
  if (path === undefined) return refuse('verify.usage');
  try {
    const data: unknown = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'));
    const wrapped = typeof data === 'object' && data !== null && 'value' in data;
    return wrapped ? data.value : data;
  } catch {
    return refuse('verify.unreadable');
  }
}

function lineOf({ check, ok: passed, stated, found }: VerifyStep): string {
  const words = `${passed ? '✓' : '✗'} ${sentence(language, `verify.check.${check}`)}`;
  if (passed) return words;
  return `${words}\n    ${shown(stated)}\n    ${shown(found)}`;
}

function shown(text: string): string {
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

function refuse(key: string): never {
  console.error(sentence(language, key));
  process.exit(2);
}
