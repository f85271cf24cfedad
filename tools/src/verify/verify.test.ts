import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commit, createStream } from '@arara/fairness';
import { payoutOf } from '@arara/game-kit';
import { formatDecimal, money } from '@arara/money';
import { afterAll, expect, test } from 'vitest';
import { games } from './games.ts';

const command = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arara-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seeds = { serverSeed: '3c'.repeat(32), clientSeed: 'minha-sorte', nonce: 11 };

function roundOf(code: string): Record<string, unknown> {
  const game = games.current(code);
  if (game === undefined) throw new Error(code);
  const book = game.play({ mode: 'base' }, createStream(seeds));
  return {
    ...seeds,
    gameCode: code,
    gameVersion: game.version,
    mathsHash: game.mathsHash,
    mode: 'base',
    serverSeedHash: commit(seeds.serverSeed),
    stake: '2.00',
    payout: formatDecimal(payoutOf(money(200n, 'BRL'), book.payoutMultiplier)),
    currency: 'BRL',
    book,
  };
}

function verify(value: unknown): { status: number | null; said: string } {
  const file = join(folder, 'round.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  const env = { ...process.env, LC_ALL: 'en_US.UTF-8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, file], {
    env,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

test.each(['ouro-da-mata', 'fortuna-da-arara', 'capivara-zen'])('a true round of %s', (code) => {
  const { status, said } = verify(roundOf(code));
  expect(said).toContain('✓ The prize paid is that of the round at this stake');
  expect(status).toBe(0);
});

test('the round in the envelope in which the site gives it', () => {
  expect(verify({ code: 0, value: roundOf('cobra-coral') }).status).toBe(0);
});

test('a round that was changed', () => {
  const { status, said } = verify({ ...roundOf('ouro-da-mata'), payout: '1000.00' });
  expect(said).toContain('✗ The prize paid');
  expect(said).toContain('1000.00');
  expect(status).toBe(1);
});

test.each(['', '{', 'null', '[]'])('a file with %j is refused', (text) => {
  expect(verify(text).status).toBeGreaterThan(0);
});
