// `npm run certify`: proves the figures of every title and writes its certificate. Names of titles
// narrow it; `--check` writes nothing and fails where a certificate says something else.
import { readFileSync, writeFileSync } from 'node:fs';
import type { ChoiceTable } from '@arara/game-kit';
import { certifiedGames } from './families.ts';

const check = process.argv.includes('--check');
const codes = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = codes.filter((code) => certifiedGames.every((game) => game.code !== code));
if (unknown.length > 0) fail(`no such title: ${unknown.join(', ')}`);

for (const { code, version, folder, certify } of certifiedGames) {
  if (codes.length > 0 && !codes.includes(code)) continue;
  const file = new URL(`${code}@${version}.json`, folder);
  const certificate = certify();
  const text = `${JSON.stringify(certificate, null, 2)}\n`;
  if (check && text !== readFileSync(file, 'utf8')) fail(`${code}@${version} differs`);
  if (!check) writeFileSync(file, text);
  for (const { mode, rtp, hitRate, volatility, topPrize, choices } of certificate.modes) {
    const top = `${topPrize.multiplier / 100}x in ${topPrize.oneIn}`;
    console.log(`${code} ${mode}: rtp ${rtp}, hits ${hitRate}, sigma ${volatility}, ${top}`);
    if (choices !== undefined) console.log(`  ${rangeOf(choices)}`);
  }
}

function rangeOf({ wanted, count, below, least, greatest }: ChoiceTable): string {
  const ends = [least, greatest].map(({ choice, exact }) => `${exact.decimal} (${choice})`);
  return `${count} ways to play: ${ends.join(' to ')}; wanted ${wanted.decimal}, ${below} below it`;
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
