import { expect, test } from 'vitest';
import { gatherTerms, legsOn, refusalByTerms, sourcesOf } from './stake-terms.ts';
import type { StakeSource, TermsLeg } from './stake-terms.ts';

const cash: StakeSource = { account: 1n, kind: 'cash', order: 0 };
const grant = (account: bigint, order = 1): StakeSource => ({ account, kind: 'grant', order });
const leg = { debit: 5n, credit: 6n, code: 81 };
const limit = { reason: 'limit', kind: 'loss', period: 'day', until: null } as const;
const block = { reason: 'paused', until: new Date('2026-03-03T03:00:00Z') } as const;

const gathered = (...sources: readonly StakeSource[][]) =>
  gatherTerms(
    sources.map((some) => async () => ({ sources: some })),
    42n,
  );

test('sources stand in their order, of several modules too, and equal ones as they came', async () => {
  const { sources } = await gathered([grant(3n), grant(4n)], [cash], [grant(2n, -1), grant(5n)]);
  expect(sources.map(({ account }) => account)).toEqual([2n, 1n, 3n, 4n, 5n]);
});

test('legs of all modules go along, and the first refusal stands', async () => {
  const first: TermsLeg = { on: 'stake', ...leg };
  const second: TermsLeg = { on: 'prize', ...leg };
  const terms = await gatherTerms(
    [
      async () => ({ sources: [cash] }),
      async () => ({ legs: [first], refusal: null }),
      async () => ({ legs: [second], refusal: block }),
      async () => ({ refusal: { ...block, reason: 'excluded' }, stakeMax: 500n }),
      async () => ({ stakeMax: 300n }),
    ],
    42n,
  );
  expect(terms, 'the lowest bound counts').toEqual({
    sources: [cash],
    legs: [first, second],
    refusal: block,
    stakeMax: 300n,
  });
});

test.each([
  ['none is cash', [grant(2n)]],
  ['two are cash', [cash, { ...cash, account: 2n }]],
  ['one is named twice', [cash, grant(2n), grant(2n)]],
])('sources of which %s are a fault', async (_, sources) => {
  await expect(gathered(sources)).rejects.toThrow('the sources of player 42');
});

test('cash alone needs no list of sources', async () => {
  expect(sourcesOf(await gathered([cash]))).toEqual([]);
  expect(sourcesOf(await gathered([cash], [grant(2n)]))).toEqual([1n, 2n]);
});

test('a leg goes along on its occasion, and with money of its time only', () => {
  const since = new Date('2026-03-02T03:00:00Z');
  const legs: TermsLeg[] = [
    { on: 'refund', ...leg, since },
    { on: 'refund', ...leg, debit: 7n },
  ];
  const on = (at: string) => legsOn({ legs }, 'refund', new Date(at)).map(({ debit }) => debit);
  expect(on('2026-03-02T02:59:59.999Z')).toEqual([7n]);
  expect(on('2026-03-02T03:00:00Z')).toEqual([5n, 7n]);
  expect(legsOn({ legs }, 'stake')).toEqual([]);
});

test('a refusal means what its leg says, or what the mark on the cash says', () => {
  const terms = { legs: [{ on: 'stake', ...leg, refusal: limit } as const], refusal: block };
  const of = (refusal: string, debit: bigint, detail: string | null = null) =>
    refusalByTerms(terms, { refusal, debit, detail });
  expect(of('exceeds_credits', 5n)).toEqual(limit);
  expect(of('exceeds_credits', 1n)).toBeNull();
  expect(of('debits_refused', 1n, 'excluded')).toMatchObject({ reason: 'excluded' });
  expect(of('debits_refused', 1n, 'time')).toMatchObject({ reason: 'limit', kind: 'time' });
  expect(of('debits_refused', 1n, 'fraud')).toBeNull();
});
