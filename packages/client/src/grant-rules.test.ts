import { expect, test } from 'vitest';
import { grantRules } from './grant-rules.ts';

type Rules = Parameters<typeof grantRules>[0];

const usual: Rules = {
  state: 'ISSUED',
  expiresAt: 'noon',
  wagering: '500.00',
  stakeMax: null,
  convertMax: null,
  weights: [
    { gameType: 'LIVE', points: 1_250 },
    { gameType: 'RNG', points: 10_000 },
    { gameType: 'PVP', points: 0 },
    { gameType: 'FISH', points: 10_000 },
  ],
  bonusFirst: false,
  lateForfeits: false,
  days: 7,
};

const said = (change: Partial<Rules>) =>
  grantRules(
    { ...usual, ...change },
    {
      t: (key, params = {}) => [key, ...Object.values(params)].join(' '),
      money: (amount) => `R$ ${amount}`,
      number: String,
      moment: (at) => at,
      typeName: (gameType) => gameType.toLowerCase(),
    },
  );

test('types that count alike stand together, and one that counts nothing is among the others', () => {
  const weights = said({}).find(({ key }) => key === 'rule.weights');
  expect(weights?.parts).toEqual([
    'rule.weight rng, fish 100',
    'rule.weight live 12.5',
    'rule.weight.others',
  ]);
});

test.each<[string, Partial<Rules>, string[], string[]]>([
  [
    'no bound',
    {},
    ['rule.wager R$ 500.00', 'rule.convertAll', 'rule.cashFirst', 'rule.lateOwn'],
    ['rule.stakeMax'],
  ],
  [
    'every bound',
    { stakeMax: '5.00', convertMax: '150.00', bonusFirst: true, lateForfeits: true },
    [
      'rule.stakeMax R$ 5.00',
      'rule.convertMax R$ 150.00',
      'rule.bonusFirst',
      'rule.lateHouse',
      'rule.days 7',
    ],
    ['rule.convertAll', 'rule.cashFirst', 'rule.lateOwn'],
  ],
])('a grant with %s says so', (_, change, there, absent) => {
  const texts = said(change).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(there));
  for (const text of absent) expect(texts).not.toContain(text);
});

test.each<[string, Partial<Rules>, string[]]>([
  ['waits', {}, ['rule.free', 'rule.takeUntil noon']],
  [
    'has every bound',
    { stakeMax: '5.00', convertMax: '150.00', bonusFirst: true, lateForfeits: true },
    ['rule.free', 'rule.convertMax R$ 150.00', 'rule.takeUntil noon'],
  ],
  ['was taken', { state: 'COMPLETED' }, ['rule.free']],
])('a grant with nothing to wager that %s has no other rules', (_, change, all) => {
  expect(said({ wagering: '0.00', ...change }).map(({ text }) => text)).toEqual(all);
});
