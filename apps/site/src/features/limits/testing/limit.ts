import type { Limit } from '../limit-facts.ts';

/** A member's loss limit of a day, a quarter of it used, with what a test changes about it. */
export const limit = (part: Partial<Limit> = {}): Limit => ({
  kind: 'loss',
  period: 'day',
  value: '100.00',
  used: '25.00',
  left: '75.00',
  mandatory: true,
  resetsAt: '2026-11-22T03:00:00Z',
  pending: null,
  ...part,
});
