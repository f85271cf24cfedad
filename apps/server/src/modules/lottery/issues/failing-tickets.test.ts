import { fixedClock } from '@arara/testing';
import { expect, test } from 'vitest';
import { createFailingTickets } from './failing-tickets.ts';

const minuteMs = 60_000;

function watched() {
  const clock = fixedClock('2026-11-21T12:00:00Z');
  const lines: object[] = [];
  const log = { error: (line: object) => void lines.push(line) };
  return { clock, lines, failing: createFailingTickets(log as never, clock) };
}

test('a ticket that fails at every look is told at once, and then ever more seldom', () => {
  const { clock, lines, failing } = watched();
  const toldAt: number[] = [];
  for (let second = 0; second < 4 * 3_600; second += 1) {
    const before = lines.length;
    failing.tell('one', new Error('no way'), 'could not be paid');
    if (lines.length > before) toldAt.push(second / 60);
    clock.advance(1_000);
  }
  expect(toldAt).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
});

test('each ticket is told of, and of each what failed', () => {
  const { lines, failing } = watched();
  const error = new Error('no way');
  for (const [ticket, what] of [
    ['one', 'paid'],
    ['two', 'paid'],
    ['one', 'corrected'],
  ] as const) {
    failing.tell(ticket, error, what);
    failing.tell(ticket, error, what);
  }
  expect(lines).toEqual(['one', 'two', 'one'].map((ticket) => ({ err: error, ticket })));
});

test('where all tickets fail a few are told of, and then how many more', () => {
  const { clock, lines, failing } = watched();
  const look = () => {
    for (let at = 0; at < 1_000; at += 1) failing.tell(`t${at}`, new Error('no wallet'), 'paid');
  };
  look();
  expect(lines).toHaveLength(20);
  clock.advance(minuteMs);
  look();
  expect(lines).toHaveLength(41);
  expect(lines[20]).toEqual({ failures: 980 });
});
