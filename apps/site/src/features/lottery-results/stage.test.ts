import { expect, test } from 'vitest';
import { isOver, stageOf } from './stage.ts';
import type { Issue } from './stage.ts';

const closeAt = '2026-11-23T12:00:00.000Z';
const close = Date.parse(closeAt);
const issue = (state: Issue['state'], draw = '') => ({
  state,
  draw,
  openAt: close - 60_000,
  closeAt,
});

test.each([
  [issue('SCHEDULED'), close - 60_001, 'soon'],
  [issue('SCHEDULED'), close - 60_000, 'sale'],
  [issue('ON_SALE'), close - 1, 'sale'],
  [issue('ON_SALE'), close, 'closing'],
  [issue('CLOSED'), close + 1, 'closed'],
  [issue('DRAWN', '1,2,3'), close + 1, 'drawn'],
  [issue('SETTLED', '1,2,3'), close + 1, 'drawn'],
  [issue('VOID'), close + 1, 'void'],
])('an issue %j is, at %i, %s', (one, now, stage) => {
  expect(stageOf(one, now)).toBe(stage);
});

test('an issue is over with its result, or without one for good', () => {
  expect(isOver(issue('CLOSED'))).toBe(false);
  expect(isOver(issue('SETTLING', '1'))).toBe(true);
  expect(isOver(issue('VOID'))).toBe(true);
});
