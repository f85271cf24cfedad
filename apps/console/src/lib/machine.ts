import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import type { Answer } from './api.ts';
import { currentLanguage } from './i18n.ts';
import { looks } from './looks.ts';

/** The machine room as the server tells it. */
export type Machine = Answer<'staffMachine'>;

/** The house is late where something waits for longer. */
const lateSeconds = 10;
const secondMs = 1_000;

/** The machine room, asked again by itself; the bar and its desk share one answer. */
export const useMachine = () =>
  useQuery({
    queryKey: ['machine'],
    queryFn: ({ signal }) => api('staffMachine', { signal }),
    refetchInterval: looks.machine,
  });

/** Seconds from an instant to the one of the answer; the clock of this device plays no part. */
export const secondsSince = (instant: string, at: string): number =>
  Math.max(0, (Date.parse(at) - Date.parse(instant)) / secondMs);

/** Seconds that the house is behind: its facts, or the follower that is the furthest behind. */
export const secondsBehind = ({ at, factsBehind, followers }: Machine): number =>
  Math.max(
    factsBehind,
    ...followers.map(({ oldestAt }) => (oldestAt === null ? 0 : secondsSince(oldestAt, at))),
  );

export const isLate = (seconds: number): boolean => seconds > lateSeconds;

/** An unsound proof waits for a person, or the newest one of its kind found a fault. */
export const isUnsound = ({ proofs }: Machine): boolean => proofs.payoutsWait;

const units: readonly (readonly [unit: string, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** A span as one says it: `0,4 s`, `3 min`, `2 h`. */
export function spanOf(seconds: number): string {
  const [unit, size] = units.find(([, least]) => seconds >= least) ?? ['second', 1];
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'second' ? 1 : 0,
  }).format(seconds / size);
}

/** The time that a statement takes: `41 ms`. */
export const millisecondsOf = (milliseconds: number): string =>
  new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: 0,
  }).format(milliseconds);

const megabyte = 1_000_000;
const megabytesMax = 1_000;

/** A size as one says it: `640 MB`, `1,2 GB`. */
export function sizeOf(bytes: number): string {
  const isLarge = bytes >= megabyte * megabytesMax;
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / (isLarge ? megabyte * megabytesMax : megabyte));
}
