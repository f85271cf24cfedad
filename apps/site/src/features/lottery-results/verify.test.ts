import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkIssue } from './verify.ts';
import type { ShownTicket } from './verify.ts';

const file = new URL('../../../../../docs/lottery-vectors.json', import.meta.url);
const { issues } = JSON.parse(readFileSync(file, 'utf8')) as { issues: { proof: object }[] };
const proof = issues.at(-1)?.proof ?? {};
const { ticket: _ticket, ...bare } = proof as { ticket?: object };

const shown: ShownTicket = {
  id: '24680135795',
  gameCode: 'uirapuru',
  numero: '20230823002',
  promise: '368113e4d38309d095eaba77430f613c22ec16489539abcab749303a9a228787',
  mode: 0,
  unit: '1',
  roundedBy: 'line',
  stake: '20.00',
  currency: 'BRL',
  lines: [
    { play: 'uirapuru.numbers', rows: [[6, 28, 36, 40, 50, 56]], multiple: 3 },
    { play: 'uirapuru.numbers', rows: [[1, 2, 3, 4, 5, 6, 7]], multiple: 1 },
  ],
};

test('a proof of the ticket on the page says so, and what the ticket says', () => {
  const { ok, isOther, steps, said } = checkIssue(proof, shown);
  expect([ok, isOther]).toEqual([true, false]);
  expect(steps.at(-1)).toMatchObject({ check: 'mine', ok: true });
  expect(said).toMatchObject({ id: '24680135795', stake: '20.00', unit: '1' });
  const marked = said?.lines.map(({ rows }) => rows?.map(({ marks }) => marks.map((m) => m.text)));
  expect(marked).toEqual([
    [['06', '28', '36', '40', '50', '56']],
    [['01', '02', '03', '04', '05', '06', '07']],
  ]);
  expect(said?.lines.map(({ line }) => line.multiple)).toEqual([3, 1]);
  expect(said?.won, 'by its own prizes').toEqual({ prize: '0.00', rebate: null });
});

test.each<[string, Partial<ShownTicket>, string, string]>([
  ['number', { id: '1' }, '[["ticket","1"]]', '[["ticket","24680135795"]]'],
  ['stake', { stake: '2.00' }, '[["stake","200"]]', '[["stake","2000"]]'],
  ['mode', { mode: 1 }, '[["mode",1]]', '[["mode",0]]'],
  ['rounding', { roundedBy: 'ticket' }, '[["roundedBy","ticket"]]', '[["roundedBy","line"]]'],
])('a proof of a ticket with another %s is not of this page', (_name, change, stated, found) => {
  const { ok, isOther, steps } = checkIssue(proof, { ...shown, ...change });
  expect([ok, isOther]).toEqual([false, true]);
  expect(steps.at(-1)).toEqual({ check: 'mine', ok: false, stated, found });
});

test('nor is one with other lines, or without a ticket', () => {
  expect(checkIssue(proof, { ...shown, lines: shown.lines.slice(1) }).isOther).toBe(true);
  const none = checkIssue(bare, shown);
  expect([none.ok, none.isOther, none.said]).toEqual([false, true, null]);
});

test('an issue alone is checked without a ticket, and a wrong draw is not called another ticket', () => {
  expect(checkIssue(bare).ok).toBe(true);
  const wrong = checkIssue({ ...proof, draw: '' }, { ...shown, id: '1' });
  expect([wrong.ok, wrong.isOther]).toEqual([false, false]);
});
