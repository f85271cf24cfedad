import { canonicalJson } from '@arara/fairness';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTicketText, ticketText } from './ticket-text.ts';

const count = fc.nat({ max: 1_000_000 });
const line = fc.record({
  play: fc.string({ minLength: 1 }),
  rows: fc.array(fc.array(count, { maxLength: 4 }), { maxLength: 4 }),
  places: fc.option(fc.array(count, { maxLength: 3 })),
  multiple: count,
});
const tickets = fc.record({
  ticket: fc.string({ minLength: 1 }),
  game: fc.constant('ssc-1m'),
  numero: fc.stringMatching(/^\d{9,12}$/),
  promise: fc.stringMatching(/^[0-9a-f]{64}$/),
  prizes: fc.string({ minLength: 1 }),
  mode: count,
  unit: fc.constantFrom('1', '0.1', '0.01', '0.001'),
  stake: fc.stringMatching(/^\d{1,15}$/),
  roundedBy: fc.constantFrom('line', 'ticket'),
  salt: fc.string({ minLength: 1 }),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
});

test('the text of a ticket is its canonical JSON, and is read back as the same ticket', () => {
  fc.assert(
    fc.property(tickets, (said) => {
      const text = ticketText(said);
      const { roundedBy, ...first } = said;
      expect(text).toBe(canonicalJson(roundedBy === 'line' ? first : said));
      expect(readTicketText(text)).toEqual(said);
    }),
  );
});

test('a line that names no places says so', () => {
  fc.assert(
    fc.property(tickets, (said) => {
      const bare = said.lines.map(({ play, rows, multiple }) => ({ play, rows, multiple }));
      const none = said.lines.map((one) => ({ ...one, places: null }));
      expect(ticketText({ ...said, lines: bare })).toBe(ticketText({ ...said, lines: none }));
    }),
  );
});
