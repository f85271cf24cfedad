import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTransferProgram, pastValidity, purseVendor } from './testing/transfer-program.ts';
import type { TransferProgram } from './testing/transfer-program.ts';
import { PurseChaosOff } from './testing/calm.ts';
import { refusalOf } from './testing/refusal-of.ts';

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
afterAll(() => program.close());

test('money goes to the purse, is played there, and comes home with what was won', async () => {
  const sent = await program.send(player, '40.00');
  expect(sent).toMatchObject({ state: 'OK', from: 'MAIN', to: purseVendor, amount: '40.00' });
  expect(sent.timeline.map(({ state }) => state)).toEqual(['PENDING', 'OK']);
  expect(await program.cashOf(player)).toBe(6_000n);
  expect(await program.atVendor(player)).toBe(4_000n);
  await program.playThere(player, 1_000n, 3_000n);
  expect(await program.walletsOf(player)).toMatchObject({
    isSingle: false,
    main: '60.00',
    wallets: [{ code: purseVendor, name: 'Porto', balance: '60.00', stale: false }],
  });
  expect(await program.bringHome(player, '60.00')).toMatchObject({ state: 'OK', to: 'MAIN' });
  expect(await program.cashOf(player)).toBe(12_000n);
  expect(await program.atVendor(player)).toBe(0n);
});

test('a repeat of a key gets the same transfer, and other content under it is refused', async () => {
  const key = randomUUID();
  const first = await program.send(player, '10.00', key);
  expect((await program.send(player, '10.00', key)).id).toBe(first.id);
  expect(await refusalOf(program.send(player, '11.00', key))).toBe('idempotency.conflict');
  expect(await program.cashOf(player)).toBe(9_000n);
});

test('fifty requests of one key at once are one transfer', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => program.send(player, '10.00', key)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await program.runPlanned();
  expect(await program.cashOf(player)).toBe(9_000n);
  expect(await program.atVendor(player)).toBe(1_000n);
});

test('of fifty transfers of the whole balance at once exactly one leaves', async () => {
  const codes = await Promise.all(
    Array.from({ length: 50 }, () => refusalOf(program.send(player, '100.00'))),
  );
  expect(codes.filter((code) => code === 'no refusal')).toHaveLength(1);
  expect(codes.filter((code) => code === 'wallet.insufficient')).toHaveLength(49);
  expect(await program.atVendor(player)).toBe(10_000n);
});

test('of fifty withdrawals of a whole purse at once exactly one comes home', async () => {
  await program.send(player, '100.00');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => program.bringHome(player, '100.00')),
  );
  await program.runPlanned();
  const ends = await Promise.all(answers.map(({ id }) => program.read(player, id)));
  expect(ends.filter(({ state }) => state === 'OK')).toHaveLength(1);
  expect(ends.filter(({ state }) => state === 'FAILED')).toHaveLength(49);
  expect(await program.cashOf(player)).toBe(10_000n);
});

test('amounts, wallets and routes that make no sense are refused', async () => {
  for (const amount of ['0', '0.001', '-1', '1e3']) {
    expect(await refusalOf(program.send(player, amount))).toBe('amount.invalid');
  }
  expect(await refusalOf(program.send(player, '100.01'))).toBe('wallet.insufficient');
  const home = await program.bringHome(player, '1.00');
  expect(home).toMatchObject({ state: 'FAILED' });
});

test('a transfer of somebody else does not exist', async () => {
  const { id } = await program.send(player, '1.00');
  const other = await program.newPlayer();
  expect(await refusalOf(program.read(other, id))).toBe('transfer.not.found');
});

describe('a vendor that misbehaves', () => {
  const chaos = (change: object) => program.vendor.chaos.write({ ...PurseChaosOff, ...change });

  test('does nothing and never answers: unknown, and home again once it may no longer happen', async () => {
    await program.send(player, '5.00');
    chaos({ hangs: true });
    const hasty = program.transfersWith({ patienceMs: 100 });
    const { id, state } = await program.send(player, '30.00', randomUUID(), hasty);
    expect(state).toBe('UNKNOWN');
    expect(await program.cashOf(player)).toBe(6_500n);
    await program.runPlanned();
    expect((await program.read(player, id)).state).toBe('UNKNOWN');
    program.clock.advance(pastValidity * 1_000);
    await program.runPlanned();
    expect(await program.read(player, id)).toMatchObject({ state: 'FAILED' });
    expect(await program.cashOf(player)).toBe(9_500n);
  });

  test.each(['lost', 'wrong'])('%s answers: the status tells that it was done', async (kind) => {
    chaos({ [kind]: true });
    const out = await program.send(player, '30.00');
    expect(out.state).toBe('UNKNOWN');
    await program.runPlanned();
    expect((await program.read(player, out.id)).state).toBe('OK');
    const home = await program.bringHome(player, '20.00');
    expect(home.state).toBe('UNKNOWN');
    expect(await program.cashOf(player)).toBe(7_000n);
    await program.runPlanned();
    expect((await program.read(player, home.id)).state).toBe('OK');
    expect(await program.cashOf(player)).toBe(9_000n);
  });

  test('late: asked too early it knows nothing, and nothing is given back before it is done', async () => {
    chaos({ late: true });
    const { id } = await program.send(player, '30.00');
    await program.runPlanned();
    expect((await program.read(player, id)).state).toBe('UNKNOWN');
    await expect.poll(() => program.atVendor(player), { timeout: 5_000 }).toBe(3_000n);
    await program.runPlanned();
    expect((await program.read(player, id)).state).toBe('OK');
    expect(await program.cashOf(player)).toBe(7_000n);
  });

  test('hears everything twice: it happens once', async () => {
    chaos({ twice: true });
    expect((await program.send(player, '30.00')).state).toBe('OK');
    expect((await program.bringHome(player, '30.00')).state).toBe('OK');
    expect(await program.cashOf(player)).toBe(10_000n);
  });

  test('refuses: the money is free at once', async () => {
    await program.send(player, '1.00');
    chaos({ refuses: true });
    expect((await program.send(player, '30.00')).state).toBe('FAILED');
    expect(await program.cashOf(player)).toBe(9_900n);
  });

  test('answers no questions: it stays unknown, money waits, and is resolved when it speaks', async () => {
    chaos({ lost: true, silent: true });
    const { id } = await program.send(player, '30.00');
    program.clock.advance(pastValidity * 1_000);
    for (let round = 0; round < 3; round += 1) await program.runPlanned();
    expect((await program.read(player, id)).state).toBe('UNKNOWN');
    expect(await program.cashOf(player)).toBe(7_000n);
    chaos({});
    await program.runPlanned();
    expect((await program.read(player, id)).state).toBe('OK');
  });

  test('whoever cannot open a purse there loses nothing', async () => {
    const by = program.transfersWith({
      vendors: { publicIdOf: async () => 'x', askVendor: () => Promise.reject(new Error('dead')) },
    });
    expect(await refusalOf(program.send(player, '1.00', randomUUID(), by))).toBe(
      'vendor.unavailable',
    );
    expect(await program.cashOf(player)).toBe(10_000n);
  });

  test('a reply without its signature is no reply', async () => {
    await program.send(player, '1.00');
    const by = program.transfersWith({
      vendors: {
        publicIdOf: async () => 'x',
        askVendor: async () => ({ code: 0, state: 'APPLIED', reference: 'other', amount: '1' }),
      },
    });
    const { id, state } = await program.send(player, '30.00', randomUUID(), by);
    expect(state).toBe('UNKNOWN');
    program.clock.advance(pastValidity * 1_000);
    await program.runPlanned();
    expect((await program.read(player, id)).state).toBe('FAILED');
  });
});

describe('bringing everything home', () => {
  test('brings what is there, also from a purse that takes nothing more', async () => {
    await program.send(player, '40.00');
    await program.playThere(player, 1_000n, 0n);
    await program.transfers.service.setPurse('arara', {
      vendor: purseVendor,
      name: 'Porto',
      single: true,
    });
    try {
      expect(await refusalOf(program.send(player, '1.00'))).toBe('wallet.not.found');
      const key = randomUUID();
      const { transfers, silent } = await program.recall(player, key);
      expect(silent).toEqual([]);
      expect(transfers).toMatchObject([{ state: 'OK', amount: '30.00', to: 'MAIN' }]);
      expect((await program.recall(player, key)).transfers[0]?.id).toBe(transfers[0]?.id);
      expect((await program.recall(player)).transfers).toEqual([]);
      expect(await program.cashOf(player)).toBe(9_000n);
    } finally {
      const open = { vendor: purseVendor, name: 'Porto', single: false };
      await program.transfers.service.setPurse('arara', open);
    }
  });
});
