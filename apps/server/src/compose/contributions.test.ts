import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProgram } from '../testing/test-program.ts';
import type { TestProgram } from '../testing/test-program.ts';
import { askedBy } from './contributions.ts';
import type { Kinds } from './contributions.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await createTestProgram();
}, 120_000);
afterAll(() => program.close());

interface Offer {
  readonly by: string;
  readonly kind: keyof Kinds;
  readonly to: string;
}

/** Every offer of the running program: who makes it, and who asks for it. */
const offersOf = ({ modules }: TestProgram): Offer[] =>
  Object.entries(modules).flatMap(([by, made]) =>
    Object.keys('contributes' in made ? made.contributes : {}).map((key) => {
      const kind = key as keyof Kinds;
      return { by, kind, to: askedBy[kind] };
    }),
  );

/**
 * Takes away, again and again, the modules that offer nothing to any that is left. The modules that stay are a
 * circle.
 */
function circleAmong(offers: readonly Offer[]): readonly Offer[] {
  const left = offers.filter(({ to }) => offers.some(({ by }) => by === to));
  return left.length === offers.length ? left : circleAmong(left);
}

test('every kind is offered by the modules that have something to say', () => {
  const by = (kind: keyof Kinds) =>
    offersOf(program)
      .filter((offer) => offer.kind === kind)
      .map((offer) => offer.by)
      .toSorted();
  const kinds = Object.keys(askedBy) as (keyof Kinds)[];
  expect(Object.fromEntries(kinds.map((kind) => [kind, by(kind)]))).toEqual({
    sealingKeys: ['identity'],
    newsWishes: ['messages'],
    contacts: ['identity'],
    onRegistered: ['compliance', 'wallet'],
    onTrialOpened: ['compliance', 'wallet'],
    onSessionsEnded: ['play'],
    recordLabels: ['adjustments', 'play', 'rewards', 'transfers'],
    heldMoney: ['lottery', 'play'],
    purses: ['transfers'],
    grants: ['rewards'],
    stakeTotals: ['play', 'transfers'],
    decisionKinds: [
      'adjustments',
      'cashier',
      'console',
      'contentDesk',
      'lottery',
      'play',
      'rewards',
      'staffDesk',
    ],
    stakeTerms: ['rewards'],
    gameLists: ['catalogue'],
    ownGames: ['lottery'],
    personalData: [
      'adjustments',
      'agents',
      'cases',
      'cashier',
      'catalogue',
      'club',
      'compliance',
      'console',
      'decisions',
      'identity',
      'lottery',
      'messages',
      'play',
      'reportTables',
      'rewards',
      'risk',
      'site',
      'transfers',
      'wallet',
    ],
    withdrawals: ['rewards'],
  });
});

test('every offer goes to a module that was made before, so that arrows make no circle', () => {
  const order = Object.keys(program.modules);
  const offers = offersOf(program);
  expect(offers.length).toBeGreaterThan(10);
  for (const { by, kind, to } of offers) {
    expect([kind, order.indexOf(to) < order.indexOf(by)]).toEqual([kind, true]);
  }
  expect(circleAmong(offers)).toEqual([]);
});

test('the check for circles finds one', () => {
  const circle: Offer[] = [
    { by: 'a', kind: 'purses', to: 'b' },
    { by: 'b', kind: 'purses', to: 'a' },
  ];
  const chain: Offer = { by: 'c', kind: 'purses', to: 'd' };
  expect(circleAmong([...circle, chain])).toEqual(circle);
});
