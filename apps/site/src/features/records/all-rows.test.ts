import { expect, test } from 'vitest';
import { allRows } from './all-rows.ts';

/** A record of three pages. */
const ask = async (cursor: string | null) => {
  const at = Number(cursor ?? '0');
  return { rows: [`row ${at}`], nextCursor: at === 2 ? null : String(at + 1) };
};

test('all pages of a record are read, in their order', async () => {
  expect(await allRows(ask, () => true)).toEqual({
    rows: ['row 0', 'row 1', 'row 2'],
    whole: true,
  });
});

test('what is too long is cut off, and known to be', async () => {
  expect(await allRows(ask, () => true, 2)).toEqual({ rows: ['row 0', 'row 1'], whole: false });
});

test('rows of two sessions make no file', async () => {
  let asked = 0;
  const count = async (cursor: string | null) => {
    asked += 1;
    return ask(cursor);
  };
  expect(await allRows(count, () => asked < 2)).toBeNull();
  expect(asked).toBe(2);
});
