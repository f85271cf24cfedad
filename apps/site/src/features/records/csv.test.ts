import { expect, test } from 'vitest';
import { amountField, csvOf, idField, timeField } from './csv.ts';
import type { Columns } from './csv.ts';

interface Row {
  readonly game: string;
  readonly net: string | null;
}

const columns = (comma: boolean): Columns<Row> => [
  ['Jogo', ({ game }) => game],
  ['Resultado', ({ net }) => amountField(net, comma)],
];

test('rows become a table, with the decimal sign of the language and a field apart from it', () => {
  const rows = [
    { game: 'Fortuna', net: '-12.50' },
    { game: 'Forró', net: null },
  ];
  expect(csvOf(columns(true), rows, true)).toBe(
    '\uFEFF"Jogo";"Resultado"\r\n"Fortuna";"-12,50"\r\n"Forró";""\r\n',
  );
  expect(csvOf(columns(false), rows, false)).toBe(
    '\uFEFF"Jogo","Resultado"\r\n"Fortuna","-12.50"\r\n"Forró",""\r\n',
  );
});

test('a long number is text, which no spreadsheet rounds', () => {
  const ids: Columns<string> = [['Número', idField]];
  expect(csvOf(ids, ['383006098161926144'], true)).toBe(
    '\uFEFF"Número"\r\n"#383006098161926144"\r\n',
  );
});

test.each([
  ['a, b', '"a, b"'],
  ['a; b', '"a; b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['=1+1', '"\'=1+1"'],
  ['@sum', '"\'@sum"'],
  ['-cmd', '"\'-cmd"'],
  ['-5', '"-5"'],
  ['\n=1+1', '"\'\n=1+1"'],
  ['＝1+1', '"\'＝1+1"'],
  ['＋1', '"\'＋1"'],
  ['－cmd', '"\'－cmd"'],
  ['＠sum', '"\'＠sum"'],
])('the field %j is written as %j', (game, written) => {
  expect(csvOf(columns(false).slice(0, 1), [{ game, net: null }], false)).toBe(
    `\uFEFF"Jogo"\r\n${written}\r\n`,
  );
});

test.each([
  ['2026-11-22T02:30:05.000Z', 'America/Sao_Paulo', '2026-11-21T23:30:05-03:00'],
  ['2026-11-22T02:30:05.000Z', 'UTC', '2026-11-22T02:30:05+00:00'],
  [null, 'UTC', ''],
])('the moment %s in %s is written as %s', (at, zone, written) => {
  expect(timeField(at, zone)).toBe(written);
});
