import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PurseChaosOff } from './testing/calm.ts';
import { openTransferProgram, pastValidity } from './testing/transfer-program.ts';
import type { TransferProgram } from './testing/transfer-program.ts';

const script = fileURLToPath(new URL('testing/transfer-process.ts', import.meta.url));
const children: ChildProcess[] = [];
let program: TransferProgram;
let player: bigint;
beforeAll(async () => {
  program = await openTransferProgram();
});
beforeEach(async () => {
  player = await program.newPlayer();
});
afterEach(async () => {
  program.vendor.chaos.write(PurseChaosOff);
  await program.requireAgreement();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await program.close();
});

/** The process ends when it is about to do this. */
function killed(): Promise<never> {
  return Promise.reject(new Error('killed'));
}
const idOf = async (): Promise<string> => {
  const { rows } = await program.owner.query<{ id: string }>(`
    select id from transfers.transfer order by created_at desc, id limit 1`);
  return rows[0]?.id ?? '';
};

test('killed before the money is held: there is no transfer', async () => {
  const { postIn } = program.ledger;
  program.ledger.postIn = killed;
  await expect(program.send(player, '30.00')).rejects.toThrow('killed');
  program.ledger.postIn = postIn;
  expect(await program.cashOf(player)).toBe(10_000n);
});

test('killed when the money is held and nothing was sent: a worker sends it', async () => {
  const by = program.transfersWith({
    vendors: { publicIdOf: killed, askVendor: killed },
  });
  await program.walletsOf(player);
  await expect(program.send(player, '30.00', undefined, by)).rejects.toThrow('killed');
  expect(await program.cashOf(player)).toBe(7_000n);
  await program.runPlanned();
  expect((await program.read(player, await idOf())).state).toBe('OK');
});

test('killed when it was about to be sent: nobody sends it again, and it ends as not done', async () => {
  await program.walletsOf(player);
  await program.send(player, '1.00');
  const by = program.transfersWith({
    vendors: { publicIdOf: async () => 'x', askVendor: killed },
  });
  const { id } = await program.send(player, '30.00', undefined, by);
  await program.runPlanned();
  expect((await program.read(player, id)).state).toBe('UNKNOWN');
  program.clock.advance(pastValidity * 1_000);
  await program.runPlanned();
  expect((await program.read(player, id)).state).toBe('FAILED');
  expect(await program.cashOf(player)).toBe(9_900n);
});

test.each(['send', 'bringHome'] as const)(
  'killed when the vendor has done it (%s): it is settled once',
  async (way) => {
    await program.send(player, '50.00');
    const { postIn } = program.ledger;
    let posts = 0;
    program.ledger.postIn = (...args) => (++posts === 1 ? postIn(...args) : killed());
    await expect(program[way](player, '20.00')).rejects.toThrow('killed');
    program.ledger.postIn = postIn;
    await program.runPlanned();
    expect(await program.cashOf(player)).toBe(way === 'send' ? 3_000n : 7_000n);
  },
);

test('a plan that got lost is made again', async () => {
  program.vendor.chaos.write({ ...PurseChaosOff, lost: true });
  const { id } = await program.send(player, '30.00');
  program.planned.clear();
  program.clock.advance(pastValidity * 1_000);
  await program.transfers.service.sweep();
  expect(program.planned.size).toBe(0);
  program.clock.advance(pastValidity * 1_000);
  await program.transfers.service.sweep();
  await program.runPlanned();
  expect((await program.read(player, id)).state).toBe('OK');
});

test('kill -9 in mid-load: what was asked is repeated, nothing is lost and nothing doubled', async () => {
  const players = [player, ...(await Promise.all([1, 2, 3].map(() => program.newPlayer())))];
  const asked: [bigint, 'send' | 'bringHome', string][] = [];
  for (let kill = 0; kill < 2; kill += 1) {
    const child = fork(script, [program.ownerUrl, ...players.map(String)], {
      serialization: 'advanced',
      stdio: 'ignore',
    });
    children.push(child);
    await once(child, 'message');
    const before = asked.length;
    await new Promise<void>((enough) => {
      child.on('message', (key) => {
        asked.push(key as (typeof asked)[number]);
        if (asked.length - before === 40) enough();
      });
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  // The vendor of the killed process is gone; ours has the same purses.
  const { service } = program.transfers;
  program.clock.set(new Date(Date.now() + 10 * 60_000).toISOString());
  await program.pointAtOurVendor();
  await service.sweep();
  await program.runPlanned();
  for (const [id, way, key] of asked) {
    await program[way](id, way === 'send' ? '3.00' : '2.00', key).catch(() => undefined);
  }
  await program.requireAgreement();
  for (const id of players) {
    expect((await program.cashOf(id)) + (await program.atVendor(id))).toBe(10_000n);
  }
}, 60_000);
