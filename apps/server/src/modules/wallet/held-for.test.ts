import { expect, test } from 'vitest';
import { heldByPurpose } from './held-for.ts';

const told = async (held: bigint, chase: bigint, prize: bigint) =>
  (
    await heldByPurpose(
      [
        { purpose: 'prize', amountOf: async () => prize },
        { purpose: 'chase', amountOf: async () => chase },
      ],
      1n,
      held,
    )
  ).map(({ purpose, amount }) => [purpose, amount]);

test.each([
  ['nothing', 0n, 0n, 0n, []],
  ['a withdrawal alone', 500n, 0n, 0n, [['withdrawal', 500n]]],
  ['a chase alone', 400n, 400n, 0n, [['chase', 400n]]],
  ['a prize that people look at', 900n, 0n, 900n, [['prize', 900n]]],
  [
    'all at once',
    600n,
    200n,
    300n,
    [
      ['withdrawal', 100n],
      ['chase', 200n],
      ['prize', 300n],
    ],
  ],
  ['a chase that has just begun', 100n, 400n, 0n, [['chase', 400n]]],
])('names what is held for %s', async (_, held, chase, prize, parts) => {
  expect(await told(held, chase, prize)).toEqual(parts);
});

test('asks nobody where nothing is held', async () => {
  const amountOf = async () => Promise.reject(new Error('asked'));
  expect(await heldByPurpose([{ purpose: 'chase', amountOf }], 1n, 0n)).toEqual([]);
});

test('adds up what two modules hold for one purpose', async () => {
  const chase = (amount: bigint) => ({ purpose: 'chase' as const, amountOf: async () => amount });
  expect(await heldByPurpose([chase(100n), chase(250n)], 1n, 400n)).toEqual([
    { purpose: 'withdrawal', amount: 50n },
    { purpose: 'chase', amount: 350n },
  ]);
});
