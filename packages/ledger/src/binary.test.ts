import { createTestDatabase } from '@arara/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bigintRows,
  bigints,
  booleans,
  bytes,
  smallints,
  texts,
  UnencodableError,
} from './binary.ts';

describe('lists in the binary format', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const same = <Value>(value: Value): Value => value;

  it.each([
    [
      'bigint[]',
      bigints([1n, -1n, 2n ** 63n - 1n, -(2n ** 63n)], same),
      '{1,-1,9223372036854775807,-9223372036854775808}',
    ],
    ['bigint[]', bigintRows([1, -2n, 3n, 4], 2), '{{1,-2},{3,4}}'],
    ['smallint[]', smallints([1, -1, 32_767], same), '{1,-1,32767}'],
    ['boolean[]', booleans([true, false], same), '{t,f}'],
    ['text[]', texts(['a', '', 'round:1'], same), '{a,"",round:1}'],
    ['bytea[]', bytes(['00ff', ''], same), String.raw`{"\\x00ff","\\x"}`],
    ['bigint[]', bigintRows([], 7), '{}'],
    ['text[]', texts([], same), '{}'],
  ])('arrive as %s', async (type, list, text) => {
    const { rows } = await database.pool.query(`select ($1::${type})::text as list`, [list]);
    expect(rows).toEqual([{ list: text }]);
  });

  it.each([70_000, 32_768, -32_769, 1.5, Number.NaN])('refuse %s as a smallint', (number) => {
    expect(() => smallints([1, number], same)).toThrow(UnencodableError);
  });

  it.each(['ação', 'Ā', '¥', '\u{1f3b2}'])('refuse %s as a text of ASCII', (text) => {
    expect(() => texts(['a', text], same)).toThrow(UnencodableError);
  });
});
