import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { batchHash, headsKey, signHeads } from '@arara/ledger';
import type { DumpedBatch, LedgerHeads } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runVerify } from './testing/run-verify.ts';

const command = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arara-verify-ledger-'));
const english = { ...process.env, LC_ALL: 'en_US.UTF-8' };
const key = headsKey(Buffer.alloc(32, 7));

/** A batch on strand 0 with one transfer, as a dump has it. */
function batchAfter(previous: string, place: number): DumpedBatch {
  const batch = String(BigInt(place) << 22n);
  const id = String((BigInt(place) << 22n) + 1n);
  const transfer = [
    id,
    '1',
    '2',
    '500',
    '0',
    '995',
    null,
    '0',
    '0',
    '0',
    '1',
    '1',
    `k${place}`,
    'r',
  ];
  const transfers = [transfer];
  return { batch, size: 1, previous, hash: batchHash(previous, transfers), transfers };
}

const batches: DumpedBatch[] = [];
for (let place = 1; place <= 4; place += 1) {
  batches.push(batchAfter(batches.at(-1)?.hash ?? '', place));
}

function headsAt(place: number, previous: string): LedgerHeads {
  const { batch, hash } = batches[place]!;
  const madeAt = `2026-11-2${place}T04:27:00.000Z`;
  const proofHash = `${place}${place}`.repeat(32);
  return {
    proof: String(place),
    madeAt,
    sound: true,
    previous,
    hash: proofHash,
    heads: [['0', batch, hash]],
  };
}
const first = signHeads(headsAt(1, ''), key);
const second = signHeads(headsAt(2, first.hash), key);
const published = [first, second];

const linesOf = (rows: readonly unknown[]) =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

function write(name: string, rows: readonly unknown[]): string {
  const path = join(folder, name);
  writeFileSync(path, linesOf(rows));
  return path;
}
const dumpFile = write('dump.jsonl', batches);
const headsFile = write('heads.jsonl', published);

const verify = (args: readonly string[]) => runVerify(['ledger', ...args]);

/** The command as it is called, with this on its standard input. */
const pipe = (args: readonly string[], input: string) =>
  new Promise<{ status: number; said: string }>((ended) => {
    const child = execFile(
      process.execPath,
      [command, 'ledger', ...args],
      { env: english },
      (error, out, said) => ended({ status: Number(error?.code ?? 0), said: `${out}${said}` }),
    );
    child.stdin?.end(input);
  });

const site = createServer((asked, reply) => {
  const isList = asked.url === '/api/fairness/ledger-heads';
  const answer = { code: 0, value: { rows: published.toReversed() } };
  reply.writeHead(isList ? 200 : 404).end(isList ? JSON.stringify(answer) : '<!doctype html>');
});
beforeAll(() => new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening)));
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

test('a dump that is what the heads say, from a file and from the standard input', async () => {
  const { status, said } = await verify([dumpFile, '--heads', headsFile]);
  expect(said).toContain('Batches read: 4');
  expect(said).toContain('Lists of heads compared: 2');
  expect(said).toContain('which nobody has signed yet: 1');
  expect(said).toContain(`Public key of the signatures: ${first.publicKey}`);
  expect(said).toContain('✓ All of it matches');
  expect(said).toContain('The key came from the list itself');
  expect(status).toBe(0);
  const known = ['-', '--heads', headsFile, '--key', first.publicKey.toUpperCase()];
  const piped = await pipe(known, linesOf(batches));
  expect(piped.status).toBe(0);
  expect(piped.said).not.toContain('The key came from the list itself');
});

test('heads at the address of the site', async () => {
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const at = (path: string) => verify([dumpFile, '--heads', `${origin}${path}`]);
  expect((await at('/api/fairness/ledger-heads')).status).toBe(0);
  expect(await at('/other')).toMatchObject({ status: 2, said: expect.stringContaining('no list') });
});

test('what does not match is told', async () => {
  const [one, two, three, four] = batches as [DumpedBatch, DumpedBatch, DumpedBatch, DumpedBatch];
  const changed = { ...two, transfers: [two.transfers[0]!.with(3, '400')] };
  const tampered = await verify([
    write('t.jsonl', [one, changed, three, four]),
    '--heads',
    headsFile,
  ]);
  expect(tampered.said).toContain(`✗ A batch with a transfer that was changed: ${two.batch}`);
  expect(tampered.status).toBe(1);
  const dropped = await verify([write('d.jsonl', [one, three, four]), '--heads', headsFile]);
  expect(dropped.said).toContain(`one is missing, or was replaced: ${three.batch}`);
  expect(dropped.said).toContain(
    `not on the chain any more (proof: strand batch): 1: 0 ${two.batch}`,
  );
  expect(dropped.status).toBe(1);
  const forged = write('forged.jsonl', [{ ...first, heads: second.heads }, second]);
  const wrong = await verify([dumpFile, '--heads', forged]);
  expect(wrong.said).toContain('✗ A signature that is wrong (proof): 1');
  expect(wrong.status).toBe(1);
  const other = await verify([dumpFile, '--heads', headsFile, '--key', 'ab'.repeat(32)]);
  expect(other.said).toContain('✗ Signed with another key (proof): 2');
  expect(other.status).toBe(1);
});

test.each([
  ['no dump', []],
  ['no heads', [dumpFile]],
  ['a key that is none', [dumpFile, '--heads', headsFile, '--key', 'x']],
  ['a dump that is not there', [join(folder, 'none'), '--heads', headsFile]],
  ['heads that are not there', [dumpFile, '--heads', join(folder, 'none')]],
])('with %s there is nothing to verify', async (_, args) => {
  expect((await verify(args)).status).toBe(2);
});
