import { transaction } from '@arara/postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPlayProgram, newId, testGame, testVendor } from '../testing/play-program.ts';
import type { TestPlayer, PlayProgram } from '../testing/play-program.ts';
import type { House } from './house.ts';

/** Rounds of a module of ours whose stake came from cash and a grant; amounts in centavos. */
let program: PlayProgram;
let house: House<null>;
let player: TestPlayer;
let grant: bigint;
let roundName: string;
let betTxId: string;
let taken: Awaited<ReturnType<typeof stake>>;
const prizeMax = 1_000_000n;

beforeAll(async () => {
  program = await openPlayProgram();
  await program.service.vendors.ensure({ code: testVendor, prizeMax });
  house = program.service.house(testVendor, {
    name: 'test',
    statement: (call, gates) => `select * from ${call(gates)}`,
    encode: () => [],
  });
});
beforeEach(async () => {
  player = await program.addPlayer({ balance: 300n });
  grant = await program.grant(player, 1_000n);
  roundName = newId('r');
  betTxId = newId('b');
  taken = await stake();
});
afterEach(() => program.prove());
afterAll(async () => {
  await house.stop();
  await program.close();
});

const common = () => ({
  playerId: player.playerId,
  merchant: 'arara',
  gameCode: testGame,
  roundName,
  hash: Buffer.alloc(32),
});
/** 5.00, of which 3.00 are cash. */
const stake = () =>
  house.stake({ ...common(), address: '127.0.0.1', txId: betTxId, amount: 500n }, null);
const pay = (amount: bigint) => house.prize({ ...common(), txId: newId('w'), amount });
const has = async () => [await program.cashOf(player), await program.available(grant)];
const held = () => program.available(player.accounts.held);

/** Puts a prize in the place of another; answers what the house bears. */
async function correct(from: bigint, to: bigint, kept = 0n) {
  const post = await house.corrections([
    {
      playerId: player.playerId,
      roundName,
      txId: newId('c'),
      from,
      to,
      kept,
      paidAt: program.clock.now(),
    },
  ]);
  const [lost] = await transaction(program.owner, post);
  return lost;
}

test('a stake of the house is taken from both, and the answer is what can be staked then', async () => {
  expect(taken).toMatchObject({ meaning: { code: 0 }, duplicate: false, balance: 800n });
  expect(await stake()).toMatchObject({ meaning: { code: 0 }, duplicate: true, balance: 800n });
  expect(await has()).toEqual([0n, 800n]);
});

test('a smaller prize leaves each source its share of the new one', async () => {
  await pay(2_001n);
  expect(await has()).toEqual([1_200n, 1_601n]);
  expect(await correct(2_001n, 1_001n)).toBe(0n);
  expect(await has()).toEqual([600n, 1_201n]);
});

test('a prize that was none at first goes to the sources of the stake', async () => {
  await house.closeLost([{ playerId: player.playerId, roundName }]);
  expect(await correct(0n, 1_001n)).toBe(0n);
  expect(await has()).toEqual([600n, 1_201n]);
});

test('a round that was settled is voided to where its stake came from', async () => {
  await pay(2_001n);
  await correct(2_001n, 0n);
  expect(await has()).toEqual([0n, 800n]);
  const refund = { ...common(), betTxId, txId: newId('x') };
  expect(await house.refund(refund)).toBe('paid');
  expect(await house.refund(refund)).toBe('paid');
  expect(await has()).toEqual([300n, 1_000n]);
});

test('what was spent of a share is borne by the house, and the other share is taken whole', async () => {
  await pay(1_000n);
  const first = roundName;
  roundName = newId('r');
  betTxId = newId('b');
  await stake();
  expect(await has()).toEqual([100n, 1_200n]);
  roundName = first;
  expect(await correct(1_000n, 0n)).toBe(500n);
  expect(await has()).toEqual([0n, 800n]);
  expect(await correct(0n, 1_000n, 500n)).toBe(0n);
  expect(await has()).toEqual([100n, 1_200n]);
});

test('a prize above the cap keeps what was paid, and its rest is released in proportion', async () => {
  await pay(1_001n);
  expect(await has()).toEqual([600n, 1_201n]);
  await correct(1_001n, 2_000_002n);
  expect(await has()).toEqual([600n, 1_201n]);
  expect(await held()).toBe(1_999_001n);
  const [waiting] = await program.service.winsInReview('arara', 1_000);
  await program.release({ vendor: waiting!.vendor, txId: waiting!.txId });
  expect(await held()).toBe(0n);
  expect(await has()).toEqual([600n + 1_199_400n, 1_201n + 799_601n]);
  await correct(2_000_002n, 0n);
  expect(await has()).toEqual([0n, 800n]);
});

test('two corrections of one round at once are one after the other', async () => {
  await pay(2_001n);
  const answers = await Promise.allSettled([correct(2_001n, 1_001n), correct(2_001n, 1_001n)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await has()).toEqual([600n, 1_201n]);
});
