import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_MAX, formatDecimal, money, parseMoney, type Currency } from './index.ts';

// Text, currency, minor units read, refusal.
const table: [unknown, Currency, bigint | null, string | null][] = [
  ['0', 'BRL', 0n, null],
  ['0.00', 'BRL', 0n, null],
  ['0.1', 'BRL', 10n, null],
  ['1234.50', 'BRL', 123_450n, null],
  ['90000000000000.00', 'BRL', 9_000_000_000_000_000n, null],
  ['17', 'PTS', 17n, null],
  ['90000000000000.01', 'BRL', null, 'too_large'],
  ['9007199254740993', 'PTS', null, 'too_large'],
  ['1000000000000000', 'BRL', null, 'too_large'],
  ['17.0', 'PTS', null, 'too_many_decimals'],
  ['0.001', 'BRL', null, 'too_many_decimals'],
  ['0.30000000000000004', 'BRL', null, 'too_many_decimals'],
  ['-1', 'BRL', null, 'sign_not_allowed'],
  ['+1', 'BRL', null, 'not_decimal'],
  ['1e3', 'BRL', null, 'not_decimal'],
  ['0x10', 'BRL', null, 'not_decimal'],
  ['NaN', 'BRL', null, 'not_decimal'],
  ['Infinity', 'BRL', null, 'not_decimal'],
  ['', 'BRL', null, 'not_decimal'],
  [' 1', 'BRL', null, 'not_decimal'],
  ['1\n', 'BRL', null, 'not_decimal'],
  ['01', 'BRL', null, 'not_decimal'],
  ['.5', 'BRL', null, 'not_decimal'],
  ['1.', 'BRL', null, 'not_decimal'],
  ['1,50', 'BRL', null, 'not_decimal'],
  ['1_000', 'BRL', null, 'not_decimal'],
  ['1,000.00', 'BRL', null, 'not_decimal'],
  ['١٢', 'BRL', null, 'not_decimal'],
  ['\uff11\uff12', 'BRL', null, 'not_decimal'],
  ['1'.repeat(100_000), 'BRL', null, 'not_decimal'],
  [0.1 + 0.2, 'BRL', null, 'not_text'],
  [1n, 'BRL', null, 'not_text'],
  [null, 'BRL', null, 'not_text'],
];

describe('parseMoney', () => {
  for (const [text, currency, units, reason] of table) {
    const label = `${typeof text} ${String(text).slice(0, 24)}`;
    it(`reads ${label} as ${units ?? reason} ${currency}`, () => {
      const parsed = parseMoney(text, currency);
      if (parsed.ok) expect(parsed.value).toEqual({ minor: units, currency });
      else expect(parsed.reason).toBe(reason);
      expect(parsed.ok).toBe(reason === null);
    });
  }

  it('reads a minus where signs are allowed', () => {
    expect(parseMoney('-1.05', 'BRL', { signed: true })).toEqual({
      ok: true,
      value: money(-105n, 'BRL'),
    });
  });

  it('reads back whatever it writes', () => {
    const currency = fc.constantFrom<Currency>('BRL', 'FUN', 'PTS');
    const units = fc.bigInt({ min: -AMOUNT_MAX, max: AMOUNT_MAX });
    fc.assert(
      fc.property(units, currency, (value, code) => {
        const amount = money(value, code);
        expect(parseMoney(formatDecimal(amount), code, { signed: true })).toEqual({
          ok: true,
          value: amount,
        });
      }),
    );
  });

  it('never throws, and accepts only canonical ASCII decimals', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.anything());
    const holds = fc.property(anything, (text) => {
      const parsed = parseMoney(text, 'BRL');
      return !parsed.ok || /^(0|[1-9][0-9]*)(\.[0-9]{1,2})?$/.test(String(text));
    });
    expect(fc.check(holds)).toMatchObject({ failed: false });
  });
});
