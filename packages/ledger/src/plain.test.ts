import { money } from '@arara/money';
import { transaction } from '@arara/postgres';
import { propertyRuns } from '@arara/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeChains } from './encode.ts';
import { flattenChain } from './flat-chain.ts';
import { closeAccounts, refuseDebits, type Chain } from './index.ts';
import { sumUp, type Movement } from './plain.ts';
import { required } from './required.ts';
import { createLedgerKit, expectSound, openEach, type LedgerKit } from './testing/ledger-kit.ts';

const isHot = (id: bigint) => id >= 100n;

/** A rule that no transfer of a batch can break. */
const any = -9_000_000_000_000_000_000n;

function movement(debit: bigint, credit: bigint, amount: bigint): Movement {
  return { debit, credit, amount, currency: 'BRL', kind: 1 };
}

describe('the sums of plain transfers', () => {
  it('tell what each account needs before, and what each transfer leaves for later ones', () => {
    const sums = sumUp(
      [movement(7n, 100n, 30n), movement(100n, 7n, 50n), movement(7n, 3n, 60n)],
      isHot,
    );
    expect(sums).toEqual({
      currencies: ['BRL'],
      // Account 3 got 60; account 7 fell to -30, rose to 20 and fell to -40.
      colds: [
        [3n, 0n, 60n, any, 60n, 3, 1],
        [7n, 90n, 50n, 40n, 20n, 3, 1],
      ].flat(),
      sides: [
        [2, 0, -10n, 0, 0, 0],
        [0, 2, 0, -60n, 0, 1],
        [2, 1, 0n, 0n, 2, 0],
      ].flat(),
      hots: [100n, 50n, 30n, 1],
    });
  });

  it('count each currency on its own accounts', () => {
    const play = { ...movement(101n, 9n, 4n), currency: 'FUN' };
    expect(sumUp([movement(7n, 100n, 30n), play], isHot)).toMatchObject({
      currencies: ['BRL', 'FUN'],
      colds: [
        [7n, 30n, 0n, 30n, any, 1, 1],
        [9n, 0n, 4n, any, 4n, 2, 2],
      ].flat(),
      hots: [
        [100n, 0n, 30n, 1],
        [101n, 4n, 0n, 2],
      ].flat(),
    });
  });

  it.each([
    ['nothing', []],
    ['an account that nobody knows', [movement(0n, 100n, 1n)]],
    ['the same account on both sides', [movement(7n, 7n, 1n)]],
    ['no amount', [movement(7n, 100n, 0n)]],
    ['an amount out of range', [movement(7n, 100n, 9_000_000_000_000_001n)]],
    [
      'an account in two currencies',
      [movement(7n, 3n, 1n), { ...movement(7n, 3n, 1n), currency: 'USD' }],
    ],
    ['a hold', [{ ...movement(7n, 3n, 1n), kind: 2 }]],
    ['a check that moves money', [{ ...movement(7n, 3n, 1n), kind: 5 }]],
  ])('leave %s to the full way', (_, movements) => {
    expect(sumUp(movements, isHot)).toBeUndefined();
  });
});

const names = ['a', 'b', 'c', 'house', 'revenue'];
const briefs = fc.array(
  fc.array(
    fc.record({
      debit: fc.constantFrom(...names),
      credit: fc.constantFrom(...names),
      units: fc.bigInt({ min: 1n, max: 60n }),
      overflow: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  { minLength: 1, maxLength: 12 },
);

describe('the short way of posting', () => {
  let kit: LedgerKit;
  let run = 0;
  beforeAll(async () => {
    kit = await createLedgerKit();
  });
  afterAll(async () => {
    await expectSound(kit.pool, kit.url);
    await kit.close();
  });

  it('answers and leaves every account as the full way does, or changes nothing', async () => {
    const ways = { short: 0, full: 0 };
    await fc.assert(
      fc.asyncProperty(briefs, async (list) => {
        const usable = list.filter((chain) => chain.every(({ debit, credit }) => debit !== credit));
        fc.pre(usable.length > 0);
        const short = await post(usable, 'short');
        const full = await post(usable, 'full');
        ways[short.answer === null ? 'full' : 'short'] += 1;
        // Transfers that it does not take stay untouched; a refusal is a reason not to take it.
        if (short.answer === null) expect(short.totals).toEqual(short.totalsBefore);
        else expect(short).toEqual(full);
      }),
      propertyRuns(80),
    );
    expect(ways.short).toBeGreaterThan(10);
    expect(ways.full).toBeGreaterThan(5);
  });

  const bet = [[{ debit: 'a', credit: 'revenue', units: 5n, overflow: false }]];

  it.each([
    ['takes a bet', {}, true],
    ['leaves a house account that nobody told it of', { untold: 'revenue' }, false],
    ['leaves an account that is closed', { closed: 'a' }, false],
    ['leaves a house account that is closed', { closed: 'revenue' }, false],
    ['leaves an account whose debits are refused', { paused: 'a' }, false],
  ] as const)('%s', async (_, special, taken) => {
    const { answer, totals: after, totalsBefore } = await post(bet, 'short', special);
    expect(answer !== null).toBe(taken);
    if (!taken) expect(after).toEqual(totalsBefore);
  });

  async function post(
    list: { debit: string; credit: string; units: bigint; overflow: boolean }[][],
    way: 'short' | 'full',
    { untold, closed, paused }: { untold?: string; closed?: string; paused?: string } = {},
  ) {
    run += 1;
    const address = (name: string) => `p${run}:${name}`;
    const isHouse = (name: string) => name === 'house' || name === 'revenue';
    const ids = await openEach(kit, names.map(address), (_, at) => isHouse(names[at] ?? ''));
    const idOf = (name: string) => required(ids[names.indexOf(name)], name);
    const chainsOf = (source: typeof list, prefix: string): Chain[] =>
      source.map((chain, index) => ({
        key: `p${run}:${prefix}:${index}`,
        transfers: chain.map(({ debit, credit, units, overflow }) => ({
          debit: idOf(debit),
          credit: idOf(credit),
          amount: money(units, 'BRL'),
          code: 'stake',
          reference: 'plain',
          // An overflow that is not needed changes nothing but the ids.
          ...(overflow && debit === 'a' && credit !== 'house' && { overflow: idOf('house') }),
        })),
      }));
    const opening = ['a', 'b', 'c'].map((name) => [
      { debit: 'house', credit: name, units: 100n, overflow: false },
    ]);
    await transaction(kit.pool, (tx) => kit.ledger.postIn(tx, chainsOf(opening, 'open')));
    const pool = kit.pool;
    if (closed) await transaction(pool, (tx) => closeAccounts(tx, [idOf(closed)]));
    if (paused) {
      await transaction(pool, (tx) => refuseDebits(tx, [idOf(paused)], new Date(0), 'paused'));
    }
    const totalsBefore = await totals(ids);
    const hot = new Set(['house', 'revenue'].filter((name) => name !== untold).map(idOf));
    const flat = chainsOf(list, 'run').map((chain) =>
      required(
        flattenChain(chain, (ref) => ({ id: ref as bigint, hot: hot.has(ref as bigint) })),
        'chain',
      ),
    );
    const values = encodeChains(flat, (id) => hot.has(id));
    const { rows } = await kit.pool.query(statements[way], argumentsOf[way](values));
    const [row] = rows as { accepted: boolean; debits: bigint[]; credits: bigint[] }[];
    const answer = row?.accepted === true ? { debits: row.debits, credits: row.credits } : null;
    return { answer, totals: await totals(ids), totalsBefore };
  }

  async function totals(ids: bigint[]) {
    const accounts = await kit.ledger.balances(ids);
    return accounts.map(({ debitsPosted, creditsPosted }) => [debitsPosted, creditsPosted]);
  }
});

const outcome = `coalesce(array_remove(p.refusals, NULL), '{}') = '{}' AND p.transfer_ids IS NOT NULL
  AS accepted, p.debit_after AS debits, p.credit_after AS credits`;
const statements = {
  short: `SELECT ${outcome} FROM ledger.post_plain(
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
    CASE WHEN 0 = ALL ($11::bigint[]) THEN 1 ELSE 2 END, $12, $13, $14, $15) p`,
  full: `SELECT ${outcome} FROM ledger.post_chains(
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) p`,
};
// The places of ledger.post_chains' arguments in what encodeChains makes.
const argumentsOf = {
  short: (values: (Buffer | null)[]) =>
    [0, 1, 2, 4, 5, 7, 9, 10, 11, 12, 6, 13, 14, 15, 16].map((place) => values[place]),
  full: (values: (Buffer | null)[]) => values.slice(0, 13),
};
