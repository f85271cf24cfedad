import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commit, createStream } from '@arara/fairness';
import { dealRound, payoutOf } from '@arara/game-kit';
import { drawIssue, drawText, type DrawModel, type IssueProof, type Sealed } from '@arara/lottery';
import { formatDecimal, money } from '@arara/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from './games.ts';
import { models } from './lotteries.ts';
import { runVerify } from './testing/run-verify.ts';

const command = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'arara-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const english = { ...process.env, LC_ALL: 'en_US.UTF-8' };
const seeds = { serverSeed: '3c'.repeat(32), clientSeed: 'minha-sorte', nonce: 11 };

function roundOf(
  code: string,
  { mode = 'base', stake = '2.00', ...rest }: Record<string, string> = {},
): Record<string, unknown> {
  const game = games.current(code);
  if (game === undefined) throw new Error(code);
  const book = dealRound(game, { choices: { mode } }, createStream(seeds));
  if (book === null) throw new Error(mode);
  const staked = money(BigInt(stake.replace('.', '')), 'BRL');
  return {
    ...seeds,
    gameCode: code,
    gameVersion: game.version,
    mathsHash: game.mathsHash,
    mode,
    serverSeedHash: commit(seeds.serverSeed),
    stake,
    payout: formatDecimal(payoutOf(staked, book.payoutMultiplier)),
    currency: 'BRL',
    book,
    ...rest,
  };
}

function writeProof(value: unknown): string {
  const file = join(folder, 'round.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

const verify = (value: unknown) => runVerify([writeProof(value)]);

test.each(['ouro-da-mata', 'fortuna-da-arara', 'capivara-zen', 'raspa-junina'])(
  'a true round of %s',
  async (code) => {
    const { status, said } = await verify(roundOf(code));
    expect(said).toContain('✓ The prize paid is that of the round at this stake');
    expect(status).toBe(0);
  },
);

test('the round in the envelope in which the site gives it', async () => {
  expect((await verify({ code: 0, value: roundOf('cobra-coral') })).status).toBe(0);
});

test('bought free spins: what was paid for them, and the stake that their prizes count from', async () => {
  const bought = roundOf('carnaval-turbo', { mode: 'buy', stake: '0.20', cost: '7.60' });
  const { status, said } = await verify(bought);
  expect(said).toContain('✓ The price paid is that of this stake and mode');
  expect(said).toContain('Stake, which the prizes count from: 0.20 BRL');
  expect(said).toContain('Left the wallet: 7.60 BRL');
  expect(status).toBe(0);
  const dearer = await verify({ ...bought, cost: '8.00' });
  expect(dearer.said).toContain('✗ The price paid');
  expect(dearer.status).toBe(1);
});

test('a round that was changed', async () => {
  const { status, said } = await verify({ ...roundOf('ouro-da-mata'), payout: '1000.00' });
  expect(said).toContain('✗ The prize paid');
  expect(said).toContain('1000.00');
  expect(status).toBe(1);
});

test.each(['', '{', 'null', '[]'])('a file with %j is refused', async (text) => {
  expect((await verify(text)).status).toBeGreaterThan(0);
});

describe('issues', () => {
  const vectors = new URL('../../../docs/lottery-vectors.json', import.meta.url);
  const { issues } = JSON.parse(readFileSync(vectors, 'utf8')) as {
    issues: { proof: IssueProof & Sealed }[];
  };
  const published = issues.at(-1)!.proof;

  function issueOf(model: DrawModel): IssueProof {
    const draw = drawText(model, drawIssue(model, published));
    return { ...published, model: model.code, draw };
  }

  test.each([...models.values()])('a true issue of $code, with a ticket in it', async (model) => {
    const { status, said } = await verify({ code: 0, value: issueOf(model) });
    expect(said).toContain('✓ The text of the ticket names this game and this issue');
    expect(said).toContain('✓ The ticket was sold under this very promise');
    expect(said).toContain('✓ This ticket is among those that took part');
    expect(said).toContain('Number: 24680135795');
    expect(said).toContain('Line: uirapuru.numbers 6,28,36,40,50,56 ×3');
    expect(said).toContain('Stake, in the smallest unit of its currency: 2000');
    expect(said).toContain('✓ The seed, the tickets and the beacon give this very result');
    expect(said).toContain('The beacon is drand');
    expect(status).toBe(0);
  });

  test.each(issues)('the published issue $proof.game $proof.numero', async ({ proof }) => {
    expect((await verify(proof)).status).toBe(0);
  });

  test('a ticket with what it wins by its own prizes, line by line', async () => {
    const { status, said } = await verify(published);
    expect(said).toContain('✓ The prizes in this file are the ones that the ticket was sold under');
    expect(said.split('Prize of the line, in the smallest unit: 0')).toHaveLength(3);
    expect(said).toContain('Money back, in the smallest unit: 0');
    expect(status).toBe(0);
  });

  test('a ticket of another issue', async () => {
    const { status, said } = await verify({
      ...issueOf(models.get('ssc')!),
      numero: '20230823009',
    });
    expect(said).toContain('✗ The text of the ticket names this game and this issue');
    expect(said).toContain('uirapuru 20230823002');
    expect(said).not.toContain('This ticket is among');
    expect(said).not.toContain('24680135795');
    expect(status).toBe(1);
  });

  test('an issue that was changed', async () => {
    const { status, said } = await verify({ ...issueOf(models.get('ssc')!), draw: '1,2,3,4,5' });
    expect(said).toContain('✗ The seed, the tickets and the beacon give this very result');
    expect(said).toContain('1,2,3,4,5');
    expect(status).toBe(1);
  });

  test('an issue that somebody else drew: its tickets and its sources, and what is not proven', async () => {
    const model = models.get('vn-north')!;
    const { serverSeed: _seed, beacon: _beacon, chain: _chain, ...own } = issueOf(model);
    // The promise of its ticket is another draw.
    const { ticket: _ticket, ...counted } = own;
    const source = (name: string) => ({ source: name, enteredAt: '2026-11-23T11:30:00.000Z' });
    const entered = { ...counted, sources: [source('one.vn'), source('two.vn')], corrections: [] };
    const { status, said } = await verify(entered);
    expect([status, said]).toEqual([0, expect.stringContaining('compare')]);
    expect((await verify({ ...entered, sources: [source('one.vn')] })).status).toBe(1);
    expect((await verify({ ...entered, draw: entered.draw.slice(0, -3) })).status).toBe(1);
    expect((await verify({ ...entered, ticketsRoot: '0'.repeat(64) })).status).toBe(1);
  });

  test.each([
    ['before its draw', 'CLOSED', null, 2, 'has not been drawn yet'],
    ['that is void', 'VOID', '3c'.repeat(32), 2, 'is void'],
    // A result that should be there is missing: that is no reason not to look.
    [
      'whose result is kept back',
      'SETTLED',
      null,
      1,
      '✗ The seed and the beacon have been revealed',
    ],
  ])('an issue %s', async (_name, state, serverSeed, code, words) => {
    const { status, said } = await verify({
      ...published,
      state,
      serverSeed,
      beacon: null,
      draw: '',
    });
    expect([status, said]).toEqual([code, expect.stringContaining(words)]);
  });

  describe('at an address', () => {
    const answers: Record<string, [number, string]> = {
      '/issue': [200, JSON.stringify({ value: issueOf(models.get('keno')!) })],
      '/api/lottery/issues/keno-2m/20230823002': [200, JSON.stringify({ value: published })],
      '/api/lottery/issues/keno-2m/1': [404, JSON.stringify({ errorCode: 'issue' })],
      '/api/lottery/issues/keno-2m/2': [410, JSON.stringify({ errorCode: 'pruned' })],
      '/api/lottery/tickets/7/proof': [401, JSON.stringify({ errorCode: 'session' })],
      '/page': [200, '<!doctype html>'],
      '/failing': [502, '<!doctype html>'],
    };
    const site = createServer((asked, reply) => {
      const [status, body] = answers[asked.url ?? ''] ?? [404, '<!doctype html>'];
      reply.writeHead(status).end(body);
    });
    beforeAll(async () => {
      await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    });
    afterAll(() => site.close());

    const ask = async (path: string, port = (site.address() as AddressInfo).port) => {
      const { status, said } = await runVerify([`http://127.0.0.1:${port}${path}`]);
      return [status, said];
    };

    test.each(['/issue', '/lottery/results/keno-2m/20230823002?from=page#check'])(
      '%s is verified',
      async (path) => {
        const [status, said] = await ask(path);
        expect(said).toContain('✓ The seed, the tickets and the beacon give this very result');
        expect(status).toBe(0);
      },
    );

    test.each([
      ['/lottery/results/keno-2m/1', 'check the lottery and the number'],
      ['/lottery/results/keno-2m/2', 'is not kept any more'],
      ['/account/tickets/7', 'only to whoever bought it'],
      ['/lottery/results/nowhere/1', 'a page, not a proof'],
      ['/page', 'a page, not a proof'],
      ['/failing', 'could not be reached'],
    ])('%s has nothing to verify, and it is said why', async (path, why) => {
      expect(await ask(path)).toEqual([2, expect.stringContaining(why)]);
    });

    test('where nobody answers it is said that nobody does', async () => {
      expect(await ask('/issue', 1)).toEqual([2, expect.stringContaining('could not be reached')]);
    });
  });
});

/** The command as it is called: a process of its own. */
function runCommand(args: readonly string[]): { status: number | null; out: string; said: string } {
  const options = { env: english, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], options);
  return { status, out: stdout, said: stderr.trim() };
}

test('the command ends with the code, tells on its output and complains beside it', () => {
  const { status, out } = runCommand([writeProof(roundOf('ouro-da-mata'))]);
  expect([status, out]).toEqual([0, expect.stringContaining('✓ The prize paid')]);
  const said = 'There is no such file, or it cannot be read.';
  expect(runCommand([join(folder, 'none.json')])).toEqual({ status: 2, out: '', said });
});
