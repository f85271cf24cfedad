import { periodAt } from '../platform/calendar.ts';
import { systemClock } from '../platform/clock.ts';
import type { Clock } from '../platform/clock.ts';

/** The machine's clock, which stops before the next midnight of a zone: a test then runs on one day. */
export function oneDayClock(zone: string, machine: Clock = systemClock): Clock {
  const last = periodAt(zone, 'day', machine.now()).end.getTime() - 1;
  return { now: () => new Date(Math.min(machine.now().getTime(), last)) };
}
