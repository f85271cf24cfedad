// `npm run certify`: proves the figures of every title and writes its certificate. Names of titles
// narrow it; `--check` writes nothing and fails where a certificate says something else.
import { readFileSync, writeFileSync } from 'node:fs';
import { slots } from '@arara/slots';
import { certifySlot } from '@arara/slots/certify';

const folder = new URL('../../../games/slots/certificates/', import.meta.url);
const check = process.argv.includes('--check');
const codes = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = codes.filter((code) => slots.current(code) === undefined);
if (unknown.length > 0) fail(`no such title: ${unknown.join(', ')}`);

for (const slot of slots.all) {
  if (codes.length > 0 && !codes.includes(slot.code)) continue;
  const file = new URL(`${slot.code}@${slot.version}.json`, folder);
  const certificate = certifySlot(slot);
  const text = `${JSON.stringify(certificate, null, 2)}\n`;
  if (check && text !== readFileSync(file, 'utf8')) fail(`${slot.code}@${slot.version} differs`);
  if (!check) writeFileSync(file, text);
  for (const { mode, rtp, hitRate, volatility, topPrize } of certificate.modes) {
    const top = `${topPrize.multiplier / 100}x in ${topPrize.oneIn}`;
    console.log(`${slot.code} ${mode}: rtp ${rtp}, hits ${hitRate}, sigma ${volatility}, ${top}`);
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
