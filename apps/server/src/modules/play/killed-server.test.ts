import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { together } from './testing/asks.ts';
import { issueKey, signed } from './testing/vendor-http.ts';
import { openPlayProgram, newId, testGame, testVendor } from './testing/play-program.ts';
import type { TestPlayer, PlayProgram } from './testing/play-program.ts';

const script = fileURLToPath(new URL('testing/server-process.ts', import.meta.url));
const workers = 50;
const kills = 2;
const answersBetweenKills = 150;

const children: ChildProcess[] = [];
let program: PlayProgram;
beforeAll(async () => {
  program = await openPlayProgram();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await program.close();
});

/** A server process that knows the players, and the port on which it answers. */
async function startServer(players: readonly TestPlayer[]) {
  const child = fork(script, [program.ownerUrl], { serialization: 'advanced', stdio: 'ignore' });
  children.push(child);
  child.send(players);
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

/** W12 over HTTP: what vendors heard is kept, and what they repeat is not done twice. */
test('kill -9 of the server in mid-load loses nothing that was answered and doubles nothing that is repeated', async () => {
  const key = await issueKey(program, testVendor);
  const players = await together(10, () => program.addPlayer());
  let server = await startServer(players);
  const answered = new Map<string, unknown>();
  const load = { on: true };
  let repeats = 0;

  async function ask(player: TestPlayer, txId: string): Promise<Record<string, unknown> | null> {
    const { path, headers, text } = signed(program, key, 'bet', {
      request_id: newId('q'),
      player_id: player.publicId,
      session_token: player.sessionToken,
      tx_id: txId,
      round_id: `r-${txId}`,
      game_code: testGame,
      amount: 1,
      currency: 'BRL',
    });
    const url = `http://127.0.0.1:${server.port}${path}`;
    try {
      const answer = await fetch(url, { method: 'POST', headers, body: text });
      return (await answer.json()) as Record<string, unknown>;
    } catch {
      return null;
    }
  }

  const work = together(workers, async (worker) => {
    const player = players[worker % players.length]!;
    while (load.on) {
      const txId = newId();
      let reply = await ask(player, txId);
      for (; reply?.['code'] !== 0; repeats += 1) {
        await sleep(20);
        reply = await ask(player, txId);
      }
      answered.set(txId, reply['wallet_tx_id']);
    }
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    await expect
      .poll(() => answered.size, { timeout: 30_000 })
      .toBeGreaterThan(kill * answersBetweenKills);
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    server = await startServer(players);
  }
  load.on = false;
  await work;
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');

  expect(repeats).toBeGreaterThan(0);
  const { rows } = await program.owner.query<{ tx_id: string; wallet_tx_id: bigint }>(
    'select tx_id, wallet_tx_id from play.vendor_tx',
  );
  const kept = new Map(rows.map((row) => [row.tx_id, String(row.wallet_tx_id)]));
  expect(kept.size).toBe(rows.length);
  expect(kept).toEqual(answered);
  await program.prove();
}, 120_000);
