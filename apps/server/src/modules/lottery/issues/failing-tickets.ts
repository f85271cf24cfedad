import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';

/** After what time a failure that goes on is told again: each time twice as long, up to an hour. */
const firstMs = 60_000;
const longestMs = 3_600_000;
/** So many are told of within the first of these times; of more only how many there are. */
const toldMax = 20;
const remembered = 50_000;

export interface FailingTickets {
  /** Tells that something about a ticket failed. It is tried twice a second; that would fill the log. */
  tell(ticket: string, error: unknown, what: string): void;
}

/** The log entries of this process about tickets that fail. The database knows which tickets wait. */
export function createFailingTickets(
  log: Pick<Logger, 'error'>,
  clock: Pick<Clock, 'now'>,
): FailingTickets {
  const told = new LRUCache<string, { readonly nextAt: number; readonly waitMs: number }>({
    max: remembered,
  });
  let span = { endsAt: 0, told: 0, untold: 0 };

  /** True if one more can be told of now; those that could not be are counted. */
  function hasRoom(now: number): boolean {
    if (now >= span.endsAt) {
      if (span.untold > 0) log.error({ failures: span.untold }, 'more tickets fail than are told');
      span = { endsAt: now + firstMs, told: 0, untold: 0 };
    }
    if (span.told >= toldMax) span.untold += 1;
    else span.told += 1;
    return span.untold === 0;
  }

  return {
    tell(ticket, error, what) {
      const now = clock.now().getTime();
      const name = `${ticket} ${what}`;
      const before = told.get(name);
      if (before !== undefined && now < before.nextAt) return;
      if (!hasRoom(now)) return;
      const waitMs = before === undefined ? firstMs : Math.min(before.waitMs * 2, longestMs);
      told.set(name, { nextAt: now + waitMs, waitMs });
      log.error({ err: error, ticket }, what);
    },
  };
}
