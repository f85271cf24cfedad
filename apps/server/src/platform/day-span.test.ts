import { describe, expect, it } from 'vitest';
import { readDaySpan } from './day-span.ts';

const zone = 'America/Sao_Paulo';
const now = new Date('2026-11-21T15:00:00Z');

describe('the days of a list', () => {
  it('are the last thirty where none are asked for', () => {
    const { firstDay, lastDay, from, until } = readDaySpan(zone, {}, now);
    expect([firstDay, lastDay]).toEqual(['2026-10-23', '2026-11-21']);
    expect(from.toISOString()).toBe('2026-10-23T03:00:00.000Z');
    expect(until.toISOString()).toBe('2026-11-22T03:00:00.000Z');
  });

  it.each([
    ['2026-11-02', '2026-11-01'],
    ['2026-08-21', '2026-11-21'],
    ['2100-01-01', '2100-01-02'],
    ['2026-11-01', '9999-12-31'],
  ])('are refused from %s to %s', (from, to) => {
    expect(() => readDaySpan(zone, { from, to }, now)).toThrow('range.invalid');
  });

  it('may be 92', () => {
    expect(readDaySpan(zone, { from: '2026-08-22', to: '2026-11-21' }, now).firstDay).toBe(
      '2026-08-22',
    );
  });

  it.each([
    ['2023-12-20', '2024-01-05', '2024-01-01', '2024-01-05'],
    ['1900-01-01', '1900-01-02', '2024-01-01', '2023-12-31'],
    ['0001-01-01', '0001-01-02', '2024-01-01', '2023-12-31'],
  ])('are none of before the house from %s to %s', (from, to, firstDay, lastDay) => {
    const span = readDaySpan(zone, { from, to }, now);
    expect(span).toMatchObject({ firstDay, lastDay, from: new Date('2024-01-01T03:00:00Z') });
    expect(span.until >= span.from).toBe(true);
  });
});
