import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PurseChaosOff } from './testing/calm.ts';
import { openTransferHouse, pastValidity } from './testing/transfer-house.ts';
import type { TransferHouse } from './testing/transfer-house.ts';

const program = fileURLToPath(new URL('testing/transfer-process.ts', import.meta.url));
const children: ChildProcess[] = [];
let house: TransferHouse;
let player: bigint;
beforeAll(async () => {
  house = await openTransferHouse();
});
beforeEach(async () => {
  player = await house.newPlayer();
});
afterEach(async () => {
  house.vendor.chaos.write(PurseChaosOff);
  await house.requireAgreement();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await house.close();
});

/** The process ends when it is about to do this. */
function killed(): Promise<never> {
  return Promise.reject(new Error('killed'));
}
const idOf = async (): Promise<string> => {
  const { rows } = await house.database.pool.query<{ id: string }>(`
    select id from transfers.transfer order by created_at desc, id limit 1`);
  return rows[0]?.id ?? '';
};

test('killed before the money is held: there is no transfer', async () => {
  const { postIn } = house.ledger;
  house.ledger.postIn = killed;
  await expect(house.send(player, '30.00')).rejects.toThrow('killed');
  house.ledger.postIn = postIn;
  expect(await house.cashOf(player)).toBe(10_000n);
});

test('killed when the money is held and nothing was sent: a worker sends it', async () => {
  const by = house.transfersWith({
    vendors: { publicIdOf: killed, askVendor: killed },
  });
  await house.walletsOf(player);
  await expect(house.send(player, '30.00', undefined, by)).rejects.toThrow('killed');
  expect(await house.cashOf(player)).toBe(7_000n);
  await house.runPlanned();
  expect((await house.read(player, await idOf())).state).toBe('OK');
});

test('killed when it was about to be sent: nobody sends it again, and it ends as not done', async () => {
  await house.walletsOf(player);
  await house.send(player, '1.00');
  const by = house.transfersWith({
    vendors: { publicIdOf: async () => 'x', askVendor: killed },
  });
  const { id } = await house.send(player, '30.00', undefined, by);
  await house.runPlanned();
  expect((await house.read(player, id)).state).toBe('UNKNOWN');
  house.clock.advance(pastValidity * 1_000);
  await house.runPlanned();
  expect((await house.read(player, id)).state).toBe('FAILED');
  expect(await house.cashOf(player)).toBe(9_900n);
});

test.each(['send', 'bringHome'] as const)(
  'killed when the vendor has done it (%s): it is settled once',
  async (way) => {
    await house.send(player, '50.00');
    const { postIn } = house.ledger;
    let posts = 0;
    house.ledger.postIn = (...args) => (++posts === 1 ? postIn(...args) : killed());
    await expect(house[way](player, '20.00')).rejects.toThrow('killed');
    house.ledger.postIn = postIn;
    await house.runPlanned();
    expect(await house.cashOf(player)).toBe(way === 'send' ? 3_000n : 7_000n);
  },
);

test('a plan that got lost is made again', async () => {
  house.vendor.chaos.write({ ...PurseChaosOff, lost: true });
  const { id } = await house.send(player, '30.00');
  house.planned.clear();
  house.clock.advance(pastValidity * 1_000);
  await house.transfers.service.sweep();
  expect(house.planned.size).toBe(0);
  house.clock.advance(pastValidity * 1_000);
  await house.transfers.service.sweep();
  await house.runPlanned();
  expect((await house.read(player, id)).state).toBe('OK');
});

test('kill -9 in mid-load: what was asked is repeated, nothing is lost and nothing doubled', async () => {
  const players = [player, ...(await Promise.all([1, 2, 3].map(() => house.newPlayer())))];
  const asked: [bigint, 'send' | 'bringHome', string][] = [];
  for (let kill = 0; kill < 2; kill += 1) {
    const child = fork(program, [house.url, ...players.map(String)], {
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
  const { service } = house.transfers;
  house.clock.set(new Date(Date.now() + 10 * 60_000).toISOString());
  await house.pointAtOurVendor();
  await service.sweep();
  await house.runPlanned();
  for (const [id, way, key] of asked) {
    await house[way](id, way === 'send' ? '3.00' : '2.00', key).catch(() => undefined);
  }
  await house.requireAgreement();
  for (const id of players) {
    expect((await house.cashOf(id)) + (await house.atVendor(id))).toBe(10_000n);
  }
}, 60_000);
