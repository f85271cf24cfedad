import type { TimelineLine } from '@arara/contract';
import { expect, test } from 'vitest';
import {
  compareLines,
  kindsOf,
  placeAfter,
  readableKinds,
  readCursor,
  writeCursor,
} from './timeline.policy.ts';

const lineOf = (kind: TimelineLine['kind'], id: string, at: string): TimelineLine => ({
  kind,
  id,
  at,
  what: '',
  title: null,
  amount: null,
  prize: null,
  currency: null,
  by: null,
  reason: null,
  until: null,
});
const noon = '2026-11-24T12:00:00.000Z';

test('a cursor is read as it was written, and any other text is none', () => {
  const cursor = writeCursor(lineOf('round', '96374951587201024', noon));
  expect(readCursor(cursor)).toEqual({
    at: new Date(noon),
    kind: 'round',
    id: '96374951587201024',
  });
  const texts = ['1 round', '1 nothing 1', '1 round a', '1 deposit 1', 'x round 1', '1 round 1 1'];
  for (const text of [...texts, `${10 ** 15} round 1`]) {
    expect(readCursor(Buffer.from(text).toString('base64url')), text).toBeNull();
  }
});

test('lines of one instant go by their kind, then by id; each kind goes on where it stopped', () => {
  const lines = [
    lineOf('note', '9', noon),
    lineOf('note', '10', noon),
    lineOf('round', '1', noon),
    lineOf('note', '11', '2026-11-24T12:00:00.001Z'),
  ];
  const ids = lines.toSorted(compareLines).map(({ kind, id }) => `${kind} ${id}`);
  expect(ids).toEqual(['note 11', 'round 1', 'note 10', 'note 9']);
  const at = new Date(noon);
  const cursor = { at, kind: 'limit', id: '5' } as const;
  expect(placeAfter(cursor, 'limit', 3)).toEqual({ until: at, below: '5', limit: 3 });
  expect(placeAfter(cursor, 'note', 3)).toEqual({ until: at, below: null, limit: 3 });
  const before = new Date(at.getTime() - 1);
  expect(placeAfter(cursor, 'round', 3)).toEqual({ until: before, below: null, limit: 3 });
});

test('kinds are those that are named, and those that may be read', () => {
  expect(kindsOf('note,deposit')).toEqual(['deposit', 'note']);
  expect(kindsOf('note,nothing')).toBeNull();
  expect(kindsOf('')).toBeNull();
  expect(kindsOf(undefined)).toHaveLength(14);
  expect(readableKinds(() => false)).not.toContain('round');
  expect(readableKinds((permission) => permission === 'play:round:read')).toContain('round');
});
