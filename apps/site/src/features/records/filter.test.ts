import { addDays } from '@arara/calendar';
import { describe, expect, test } from 'vitest';
import { readDays, readOne, spanSearch, withSearch } from './filter.ts';

const today = '2026-03-01';
const read = (query: string) => readDays(new URLSearchParams(query), today);

describe('days of an address', () => {
  test.each([
    ['', '7d', '2026-02-23', '2026-03-01'],
    ['period=today', 'today', '2026-03-01', '2026-03-01'],
    ['period=yesterday', 'yesterday', '2026-02-28', '2026-02-28'],
    ['period=30d', '30d', '2026-01-31', '2026-03-01'],
    ['period=custom&from=2026-01-05&to=2026-01-09', 'custom', '2026-01-05', '2026-01-09'],
  ])('%s is %s: %s to %s', (query, span, from, to) => {
    expect(read(query)).toEqual({ span, from, to });
  });

  test.each(['period=century', 'from=2026-01-01', 'period='])(
    '%s is the last seven days',
    (query) => {
      expect(read(query)).toEqual({ span: '7d', from: '2026-02-23', to: '2026-03-01' });
    },
  );

  test.each(['2026-02-30', '26-01-01', 'x', ''])('own days cannot begin on %s', (from) => {
    const { span, from: first } = read(`period=custom&from=${from}&to=2026-03-01`);
    expect([span, first]).toEqual(['custom', '2026-02-23']);
  });
});

test('days go over months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('a value that no list knows is no value', () => {
  const search = new URLSearchParams('kind=win');
  expect(readOne(search, 'kind', ['stake', 'win'])).toBe('win');
  expect(readOne(search, 'kind', ['stake'])).toBeUndefined();
  expect(readOne(search, 'state', ['win'])).toBeUndefined();
});

describe('the address of a filter', () => {
  const days = { span: 'custom', from: '2026-02-01', to: '2026-02-03' } as const;

  test('keeps what was wished before and leaves out what was taken back', () => {
    const search = new URLSearchParams('kind=win&period=30d');
    expect(withSearch(search, { kind: undefined })).toBe('?period=30d');
    expect(withSearch(search, spanSearch('7d', days))).toBe('?kind=win');
    expect(withSearch(search, spanSearch('today', days))).toBe('?kind=win&period=today');
  });

  test('writes own days only for own days', () => {
    const own = withSearch(new URLSearchParams(), spanSearch('custom', days));
    expect(own).toBe('?period=custom&from=2026-02-01&to=2026-02-03');
    expect(withSearch(new URLSearchParams(own), spanSearch('today', days))).toBe('?period=today');
  });
});
