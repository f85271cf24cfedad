import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTransferHouse, pastValidity, purseVendor } from './testing/transfer-house.ts';
import type { TransferHouse } from './testing/transfer-house.ts';
import { PurseChaosOff } from './testing/calm.ts';

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
afterAll(() => house.close());

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (e) => e.code,
  );

test('money goes to the purse, is played there, and comes home with what was won', async () => {
  const sent = await house.send(player, '40.00');
  expect(sent).toMatchObject({ state: 'OK', from: 'MAIN', to: purseVendor, amount: '40.00' });
  expect(sent.timeline.map(({ state }) => state)).toEqual(['PENDING', 'OK']);
  expect(await house.cashOf(player)).toBe(6_000n);
  expect(await house.atVendor(player)).toBe(4_000n);
  await house.playThere(player, 1_000n, 3_000n);
  expect(await house.walletsOf(player)).toMatchObject({
    isSingle: false,
    main: '60.00',
    wallets: [{ code: purseVendor, name: 'Porto', balance: '60.00', stale: false }],
  });
  expect(await house.bringHome(player, '60.00')).toMatchObject({ state: 'OK', to: 'MAIN' });
  expect(await house.cashOf(player)).toBe(12_000n);
  expect(await house.atVendor(player)).toBe(0n);
});

test('a repeat of a key gets the same transfer, and other content under it is refused', async () => {
  const key = randomUUID();
  const first = await house.send(player, '10.00', key);
  expect((await house.send(player, '10.00', key)).id).toBe(first.id);
  expect(await refusalOf(house.send(player, '11.00', key))).toBe('idempotency.conflict');
  expect(await house.cashOf(player)).toBe(9_000n);
});

test('fifty requests of one key at once are one transfer', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => house.send(player, '10.00', key)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await house.runPlanned();
  expect(await house.cashOf(player)).toBe(9_000n);
  expect(await house.atVendor(player)).toBe(1_000n);
});

test('of fifty transfers of the whole balance at once exactly one leaves', async () => {
  const codes = await Promise.all(
    Array.from({ length: 50 }, () => refusalOf(house.send(player, '100.00'))),
  );
  expect(codes.filter((code) => code === 'no refusal')).toHaveLength(1);
  expect(codes.filter((code) => code === 'wallet.insufficient')).toHaveLength(49);
  expect(await house.atVendor(player)).toBe(10_000n);
});

test('of fifty withdrawals of a whole purse at once exactly one comes home', async () => {
  await house.send(player, '100.00');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => house.bringHome(player, '100.00')),
  );
  await house.runPlanned();
  const ends = await Promise.all(answers.map(({ id }) => house.read(player, id)));
  expect(ends.filter(({ state }) => state === 'OK')).toHaveLength(1);
  expect(ends.filter(({ state }) => state === 'FAILED')).toHaveLength(49);
  expect(await house.cashOf(player)).toBe(10_000n);
});

test('amounts, wallets and routes that make no sense are refused', async () => {
  for (const amount of ['0', '0.001', '-1', '1e3']) {
    expect(await refusalOf(house.send(player, amount))).toBe('amount.invalid');
  }
  expect(await refusalOf(house.send(player, '100.01'))).toBe('wallet.insufficient');
  const home = await house.bringHome(player, '1.00');
  expect(home).toMatchObject({ state: 'FAILED' });
});

test('a transfer of somebody else does not exist', async () => {
  const { id } = await house.send(player, '1.00');
  const other = await house.newPlayer();
  expect(await refusalOf(house.read(other, id))).toBe('transfer.not.found');
});

describe('a vendor that misbehaves', () => {
  const chaos = (change: object) => house.vendor.chaos.write({ ...PurseChaosOff, ...change });

  test('does nothing and never answers: unknown, and home again once it may no longer happen', async () => {
    await house.send(player, '5.00');
    chaos({ hangs: true });
    const hasty = house.transfersWith({ patienceMs: 100 });
    const { id, state } = await house.send(player, '30.00', randomUUID(), hasty);
    expect(state).toBe('UNKNOWN');
    expect(await house.cashOf(player)).toBe(6_500n);
    await house.runPlanned();
    expect((await house.read(player, id)).state).toBe('UNKNOWN');
    house.clock.advance(pastValidity * 1_000);
    await house.runPlanned();
    expect(await house.read(player, id)).toMatchObject({ state: 'FAILED' });
    expect(await house.cashOf(player)).toBe(9_500n);
  });

  test.each(['lost', 'wrong'])('%s answers: the status tells that it was done', async (kind) => {
    chaos({ [kind]: true });
    const out = await house.send(player, '30.00');
    expect(out.state).toBe('UNKNOWN');
    await house.runPlanned();
    expect((await house.read(player, out.id)).state).toBe('OK');
    const home = await house.bringHome(player, '20.00');
    expect(home.state).toBe('UNKNOWN');
    expect(await house.cashOf(player)).toBe(7_000n);
    await house.runPlanned();
    expect((await house.read(player, home.id)).state).toBe('OK');
    expect(await house.cashOf(player)).toBe(9_000n);
  });

  test('late: asked too early it knows nothing, and nothing is given back before it is done', async () => {
    chaos({ late: true });
    const { id } = await house.send(player, '30.00');
    await house.runPlanned();
    expect((await house.read(player, id)).state).toBe('UNKNOWN');
    await expect.poll(() => house.atVendor(player), { timeout: 5_000 }).toBe(3_000n);
    await house.runPlanned();
    expect((await house.read(player, id)).state).toBe('OK');
    expect(await house.cashOf(player)).toBe(7_000n);
  });

  test('hears everything twice: it happens once', async () => {
    chaos({ twice: true });
    expect((await house.send(player, '30.00')).state).toBe('OK');
    expect((await house.bringHome(player, '30.00')).state).toBe('OK');
    expect(await house.cashOf(player)).toBe(10_000n);
  });

  test('refuses: the money is free at once', async () => {
    await house.send(player, '1.00');
    chaos({ refuses: true });
    expect((await house.send(player, '30.00')).state).toBe('FAILED');
    expect(await house.cashOf(player)).toBe(9_900n);
  });

  test('answers no questions: it stays unknown, money waits, and is resolved when it speaks', async () => {
    chaos({ lost: true, silent: true });
    const { id } = await house.send(player, '30.00');
    house.clock.advance(pastValidity * 1_000);
    for (let round = 0; round < 3; round += 1) await house.runPlanned();
    expect((await house.read(player, id)).state).toBe('UNKNOWN');
    expect(await house.cashOf(player)).toBe(7_000n);
    chaos({});
    await house.runPlanned();
    expect((await house.read(player, id)).state).toBe('OK');
  });

  test('whoever cannot open a purse there loses nothing', async () => {
    const by = house.transfersWith({
      vendors: { publicIdOf: async () => 'x', askVendor: () => Promise.reject(new Error('dead')) },
    });
    expect(await refusalOf(house.send(player, '1.00', randomUUID(), by))).toBe(
      'vendor.unavailable',
    );
    expect(await house.cashOf(player)).toBe(10_000n);
  });

  test('a reply without its signature is no reply', async () => {
    await house.send(player, '1.00');
    const by = house.transfersWith({
      vendors: {
        publicIdOf: async () => 'x',
        askVendor: async () => ({ code: 0, state: 'APPLIED', reference: 'other', amount: '1' }),
      },
    });
    const { id, state } = await house.send(player, '30.00', randomUUID(), by);
    expect(state).toBe('UNKNOWN');
    house.clock.advance(pastValidity * 1_000);
    await house.runPlanned();
    expect((await house.read(player, id)).state).toBe('FAILED');
  });
});

describe('bringing everything home', () => {
  test('brings what is there, also from a purse that takes nothing more', async () => {
    await house.send(player, '40.00');
    await house.playThere(player, 1_000n, 0n);
    await house.transfers.service.setPurse('arara', {
      vendor: purseVendor,
      name: 'Porto',
      single: true,
    });
    try {
      expect(await refusalOf(house.send(player, '1.00'))).toBe('wallet.not.found');
      const key = randomUUID();
      const { transfers, silent } = await house.recall(player, key);
      expect(silent).toEqual([]);
      expect(transfers).toMatchObject([{ state: 'OK', amount: '30.00', to: 'MAIN' }]);
      expect((await house.recall(player, key)).transfers[0]?.id).toBe(transfers[0]?.id);
      expect((await house.recall(player)).transfers).toEqual([]);
      expect(await house.cashOf(player)).toBe(9_000n);
    } finally {
      const open = { vendor: purseVendor, name: 'Porto', single: false };
      await house.transfers.service.setPurse('arara', open);
    }
  });
});
