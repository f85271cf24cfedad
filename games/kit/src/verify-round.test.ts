import { commit, createStream } from '@arara/fairness';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRegistry } from './registry.ts';
import { promiseOf, promisedTitles } from './promise.ts';
import { faultsOfRound, type RoundProof } from './round-proof.ts';
import { coinCloth } from './testing/coin-cloth.ts';
import { coin } from './testing/coin.ts';
import { verifyRound } from './verify-round.ts';

const registry = createRegistry([coin('1'), coin('2', 195), coinCloth()]);
const serverSeed = '5a'.repeat(32);
const winning = [...Array(20).keys()].find((nonce) => play(nonce).payoutMultiplier > 0) ?? 0;
const round: RoundProof = {
  gameCode: 'coin',
  gameVersion: '1',
  mathsHash: 'hash-of-1',
  mode: 'base',
  serverSeedHash: commit(serverSeed),
  serverSeed,
  clientSeed: 'arara',
  nonce: winning,
  stake: '2.00',
  payout: '3.80',
  currency: 'BRL',
  book: play(winning),
};

/** The same as its house published it: with the promise that its client seed answered. */
const titles = promisedTitles([
  { code: 'dado', version: '4', mathsHash: 'hash-of-dado' },
  { code: 'coin', version: '1', mathsHash: 'hash-of-1' },
]);
const bound: RoundProof = { ...round, titles, promise: promiseOf(round.serverSeedHash, titles) };

function play(nonce: number) {
  return coin().play({ mode: 'base' }, createStream({ serverSeed, clientSeed: 'arara', nonce }));
}

test('a true round passes every check, as it is and through JSON', () => {
  const { ok, steps, book } = verifyRound(JSON.parse(JSON.stringify(round)), registry);
  expect(steps.map((step) => [step.check, step.ok])).toEqual([
    ['seed', true],
    ['game', true],
    ['maths', true],
    ['book', true],
    ['payout', true],
  ]);
  expect(ok).toBe(true);
  expect(book).toEqual(round.book);
});

describe('the promise of a round', () => {
  test('is checked where there is one, and a round without it is told apart', () => {
    const verdict = verifyRound(JSON.parse(JSON.stringify(bound)), registry);
    expect(verdict).toMatchObject({ ok: true, isBound: true });
    expect(verdict.steps.map(({ check }) => check)).toContain('promise');
    expect(verifyRound(round, registry)).toMatchObject({ ok: true, isBound: false });
    expect(verifyRound({ ...round, promise: null, titles: null }, registry).isBound).toBe(false);
  });

  const withTitles = (list: typeof titles) => ({
    titles: list,
    promise: promiseOf(round.serverSeedHash, list),
  });
  test.each([
    ['another promise', { promise: promiseOf('0'.repeat(64), titles) }],
    ['no promise to the titles', { promise: null }],
    ['no titles to the promise', { titles: null }],
    ['a list without the game', withTitles(titles.slice(1))],
    ['another version', withTitles([{ code: 'coin', version: '2', mathsHash: 'hash-of-1' }])],
    ['another maths', withTitles([{ code: 'coin', version: '1', mathsHash: 'hash-of-2' }])],
    ['the title twice, to choose from', withTitles([...titles, ...titles])],
    ['titles in another order', { titles: titles.toReversed() }],
  ])('fails with %s', (_, change) => {
    const { ok, steps } = verifyRound({ ...bound, ...change }, registry);
    expect(ok).toBe(false);
    expect(steps.find(({ check }) => check === 'promise')?.ok).toBe(false);
  });

  test('that is no promise is no round', () => {
    expect(faultsOfRound({ ...bound, promise: 1 })).toEqual(['promise']);
    expect(faultsOfRound({ ...bound, titles: [{ code: 'coin' }] })).toEqual(['titles']);
  });
});

test('what was taken is checked where the proof says it', () => {
  const { ok, steps } = verifyRound({ ...round, cost: '2.00' }, registry);
  expect(steps.at(-1)).toMatchObject({ check: 'cost', ok: true, found: '2.00' });
  expect(ok).toBe(true);
  expect(faultsOfRound({ ...round, cost: '2,00' })).toEqual(['cost']);
});

describe('a round of chips', () => {
  const choices = { mode: 'base', bets: 'heads:3 tails:2' };
  const book = coinCloth().play(
    choices,
    createStream({ serverSeed, clientSeed: 'arara', nonce: 0 }),
  );
  const paid = book.payoutMultiplier === 570 ? '11.40' : '7.60';
  const laid: RoundProof = {
    ...round,
    gameCode: 'coin-cloth',
    mathsHash: 'hash-of-coin-cloth-1',
    choices,
    nonce: 0,
    cost: '10.00',
    payout: paid,
    book,
  };

  test('costs and pays by the chips that lay on its spots', () => {
    expect(verifyRound(JSON.parse(JSON.stringify(laid)), registry).ok).toBe(true);
  });

  test.each([
    ['cost', { cost: '2.00' }],
    ['cost', { choices: { ...choices, bets: 'heads:3 tails:1' } }],
    ['game', { choices: { ...choices, bets: 'heads:10' } }],
    ['game', { choices: { mode: 'base' } }],
  ])('fails the check of its %s where that was changed: %o', (check, change) => {
    const { ok, steps } = verifyRound({ ...laid, ...change }, registry);
    expect(ok).toBe(false);
    expect(steps.find((step) => step.check === check)?.ok).toBe(false);
  });
});

describe('a round that was tampered with fails the check of what was changed', () => {
  const other = play(winning).events.toReversed();
  test.each([
    ['seed', { serverSeed: '5b'.repeat(32) }],
    ['seed', { serverSeed: 'not hex' }],
    ['seed', { clientSeed: 'a:b' }],
    ['seed', { nonce: -1 }],
    ['reveal', { serverSeed: null }],
    ['game', { gameCode: 'dado' }],
    ['game', { gameVersion: '7' }],
    ['game', { mode: 'buy' }],
    ['maths', { gameVersion: '2' }],
    ['maths', { mathsHash: 'another' }],
    ['book', { book: { payoutMultiplier: 380, events: round.book.events } }],
    ['book', { book: { payoutMultiplier: 190, events: other } }],
    ['book', { book: { payoutMultiplier: 190, events: [{ type: 'flip', odd: 0.5 }] } }],
    ['payout', { payout: '3.79' }],
    ['payout', { stake: '2.01' }],
    ['cost', { cost: '2.10' }],
  ])('%s: %o', (check, change) => {
    const { ok, steps } = verifyRound({ ...round, ...change }, registry);
    expect(ok).toBe(false);
    expect(steps.find((step) => step.check === check)?.ok).toBe(false);
  });
});

describe('what is no round', () => {
  test.each([
    [null, ['round']],
    ['text', ['round']],
    [[], ['round']],
    [{ ...round, gameCode: 5 }, ['gameCode']],
    [{ ...round, nonce: 1.5 }, ['nonce']],
    [{ ...round, serverSeed: 1 }, ['serverSeed']],
    [{ ...round, book: { events: {} } }, ['book']],
    [{ ...round, stake: '2,00' }, ['stake']],
    [{ ...round, currency: 'XXX' }, ['stake', 'payout']],
  ])('%o is told by its fields', (value, faults) => {
    expect(faultsOfRound(value)).toEqual(faults);
    expect(verifyRound(value, registry).steps.map((step) => step.check)).toEqual(['shape']);
  });

  test('whatever JSON it is, it is refused without a crash', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(verifyRound(value, registry).ok).toBe(false);
        expect(verifyRound({ ...round, book: value }, registry).ok).toBe(false);
      }),
    );
  });
});
