import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { consoleSettings } from './console.settings.ts';

/** Counts the searches by personal data of each person. */
export interface Lookups {
  /** Counts one; throws `rate.limited` where the person has made too many of late. */
  take(staffId: bigint): void;
}

interface Share {
  readonly until: number;
  readonly taken: number;
}

/**
 * A masked CPF leaves a thousand candidates, and a search answers each: so a person makes a few of them only in a
 * while. Per process, as all limits of calls are.
 */
export function createLookups(clock: Clock): Lookups {
  const { points, ms, people } = consoleSettings.lookups;
  const shares = new Map<bigint, Share>();
  /** The oldest shares stand first: those that are over go, and beyond the bound the oldest. */
  const forget = (now: number) => {
    for (const [id, { until }] of shares) {
      if (until > now && shares.size < people) return;
      shares.delete(id);
    }
  };
  return {
    take(staffId) {
      const now = clock.now().getTime();
      const share = shares.get(staffId);
      if (share === undefined || share.until <= now) {
        shares.delete(staffId);
        forget(now);
        shares.set(staffId, { until: now + ms, taken: 1 });
        return;
      }
      if (share.taken >= points) {
        const retryAfterSeconds = Math.max(1, Math.ceil((share.until - now) / 1000));
        const params = { seconds: retryAfterSeconds };
        throw new AppError('rate.limited', { retryAfterSeconds, params });
      }
      shares.set(staffId, { ...share, taken: share.taken + 1 });
    },
  };
}
