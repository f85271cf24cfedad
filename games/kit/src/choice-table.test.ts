import { fraction } from '@arara/money';
import { expect, test } from 'vitest';
import { choiceTable, meanOf, volatilityOf, wayOf } from './choice-table.ts';

const half = fraction(1n, 2n);
const fair = wayOf('side=heads', [{ chance: half, pays: 198 }]);
const dear = wayOf('side=edge', [
  { chance: fraction(1n, 50n), pays: 2_000 },
  { chance: fraction(1n, 4n), pays: 200 },
  { chance: fraction(1n, 4n), pays: 0 },
]);

test('a way to play is counted by its prizes', () => {
  expect(fair).toMatchObject({ exact: fraction(99n, 100n), hit: half, top: 198, topChance: half });
  expect(dear).toMatchObject({
    exact: fraction(9n, 10n),
    hit: fraction(27n, 100n),
    top: 2_000,
    topChance: fraction(1n, 50n),
  });
});

test('the mean and the spread of prizes are in stakes', () => {
  const prizes = [{ chance: half, pays: 200 }];
  expect(meanOf(prizes)).toEqual(fraction(1n));
  expect(volatilityOf(prizes)).toBeCloseTo(1, 12);
});

test('a table counts every way, prints those asked for, and names the ends', () => {
  const ways = [{ ...dear, plain: fraction(89n, 100n) }, fair];
  const table = choiceTable(fraction(99n, 100n), ways, ({ choice }) => choice !== 'side=heads');
  expect(table).toMatchObject({
    count: 2,
    below: 1,
    least: { choice: 'side=edge', deviation: '-0.09000000', exact: { decimal: '0.90000000' } },
    greatest: { choice: 'side=heads', deviation: '0.00000000' },
    rows: ['side=edge 2000 27/100 9/10 0.90000000 -0.09000000 0.89000000'],
    best: { choice: 'side=edge' },
  });
});

test('a way that eight digits cannot tell from the wanted return is not below it', () => {
  const hair = { ...fair, exact: fraction(989_999_999_999n, 1_000_000_000_000n) };
  expect(choiceTable(fraction(99n, 100n), [hair]).below).toBe(0);
  expect(() => choiceTable(fraction(1n), [])).toThrow(RangeError);
});
