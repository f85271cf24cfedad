import { fixedClock } from '@arara/testing';
import { expect, test } from 'vitest';
import { oneDayClock } from './one-day-clock.ts';

test('a clock of one day goes with the machine until midnight of its zone, and no further', () => {
  const machine = fixedClock('2025-11-02T04:30:00Z');
  const clock = oneDayClock('America/New_York', machine);
  machine.set('2025-11-03T04:30:00Z');
  expect(clock.now()).toEqual(machine.now());
  machine.set('2025-11-03T05:00:00Z');
  expect(clock.now().toISOString()).toBe('2025-11-03T04:59:59.999Z');
});
