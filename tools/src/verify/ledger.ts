import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { parseHeads, verifyDump } from '@arara/ledger';
import type { DumpReport, SignedHeads } from '@arara/ledger';
import type { Terminal } from './terminal.ts';
import type { Speaker } from './words.ts';

const waitMs = 10_000;
const shownMax = 20;

/**
 * `verify ledger <dump> --heads <file or address> [--key <public key>]`: compares a dump of the ledger with
 * published heads. `-` is the standard input. Answers the code to end with: 1 where it does not match, 2 where
 * there is nothing to verify.
 */
export async function verifyLedger(
  args: readonly string[],
  say: Speaker,
  terminal: Terminal,
): Promise<number> {
  const refuse = (sentence: string) => {
    terminal.complain(sentence);
    return 2;
  };
  const asked = askedOf(args);
  if (asked === null) return refuse(say('ledger.usage'));
  const published = await readHeads(asked.heads);
  if (published === null) return refuse(say('ledger.heads'));
  const report = await verifyDump(linesOf(asked.dump), published, asked.key).catch(() => null);
  if (report === null) return refuse(say('ledger.dump'));
  tellReport(report, asked.key === null, say, terminal.tell);
  return report.faults.length === 0 ? 0 : 1;
}

interface Asked {
  readonly dump: string;
  readonly heads: string;
  readonly key: string | null;
}

function askedOf(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { heads: { type: 'string' }, key: { type: 'string' } },
      allowPositionals: true,
    });
    const [dump, ...rest] = positionals;
    const { heads, key } = values;
    const isWhole = dump !== undefined && heads !== undefined && rest.length === 0;
    if (!isWhole || (key !== undefined && !/^[0-9a-f]{64}$/i.test(key))) return null;
    return { dump, heads, key: key?.toLowerCase() ?? null };
  } catch {
    return null;
  }
}

async function readHeads(place: string): Promise<SignedHeads[] | null> {
  try {
    if (!/^https?:\/\//.test(place)) return parseHeads(readFileSync(place, 'utf8'));
    const answer = await fetch(place, { signal: AbortSignal.timeout(waitMs) });
    return answer.ok ? parseHeads(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** The lines of a file; one that cannot be read fails at its first line. */
async function* linesOf(path: string): AsyncGenerator<string> {
  if (path === '-') {
    yield* createInterface({ input: process.stdin, crlfDelay: Infinity });
    return;
  }
  const file = await open(path);
  yield* file.readLines();
}

function tellReport(
  report: DumpReport,
  isOwnKey: boolean,
  say: Speaker,
  print: Terminal['tell'],
): void {
  const { faults, publicKey } = report;
  for (const name of ['batches', 'transfers', 'compared', 'newer'] as const) {
    print(`${say(`ledger.${name}`)}: ${report[name]}`);
  }
  print(`${say('ledger.key')}: ${publicKey ?? '-'}`);
  for (const { fault, where } of faults.slice(0, shownMax)) {
    print(`✗ ${say(`ledger.fault.${fault}`)}${where === '' ? '' : `: ${where}`}`);
  }
  if (faults.length > shownMax) print(`✗ … ${faults.length}`);
  print(faults.length === 0 ? `✓ ${say('ledger.good')}` : say('ledger.bad'));
  if (isOwnKey) print(say('ledger.unknownKey'));
}
