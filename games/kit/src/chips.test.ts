import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chipsIn, chipsOf, chipsText } from './chips.ts';
import { readChoices } from './choices.ts';

const rule = {
  kind: 'chips',
  spots: ['0', '17', '17-20', 'red'],
  perSpot: 50,
  total: 120,
  preset: null,
} as const;
const read = (bets: unknown) => readChoices({ bets: rule }, { bets });

describe('a choice of chips', () => {
  test.each(['0:1', '17:50', '0:1 17:2 17-20:3 red:50', '0:50 17:50 red:20'])(
    'takes %s',
    (bets) => {
      expect(read(bets)).toEqual({ ok: true, value: { bets } });
    },
  );

  test.each([
    ['no bet', ''],
    ['no chips', '17:0'],
    ['parts of a chip', '17:1.5'],
    ['less than nothing', '17:-1'],
    ['another spelling', '17:01'],
    ['too many on a spot', '17:51'],
    ['too many together', '0:50 17:50 red:21'],
    ['a spot that is not there', '38:1'],
    ['a spot twice', '17:1 17:1'],
    ['another order', 'red:1 17:1'],
    ['two spaces', '0:1  17:1'],
    ['an end that is blank', '17:1 '],
    ['a number', 17],
    ['nothing', undefined],
  ])('refuses %s', (_, bets) => {
    expect(read(bets)).toEqual({ ok: false, field: 'bets' });
  });

  test('has one spelling, whatever the order in which chips were laid', () => {
    const bets = fc.uniqueArray(
      fc.record({ spot: fc.constantFrom(...rule.spots), chips: fc.integer({ min: 1, max: 30 }) }),
      { selector: ({ spot }) => spot, minLength: 1 },
    );
    fc.assert(
      fc.property(bets, (laid) => {
        const text = chipsText(rule, laid);
        expect(text).toBe(chipsText(rule, laid.toReversed()));
        expect(read(text).ok).toBe(true);
        expect(chipsIn(chipsOf(text))).toBe(chipsIn(laid));
      }),
    );
  });
});
