import type { Call } from '@arara/contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

export interface RateLimits {
  check(call: Pick<Call, 'name' | 'limit'>, key: string, by: 'address' | 'session'): Promise<void>;
}

/** Calls without a limit of their own still share one: generous to people, closed to floods. */
const everyCall = { points: 600, seconds: 60 };

/**
 * Counts calls per process and key. What must hold across processes (tries of one account) is
 * counted in the database by identity; this is the first, cheap fence.
 */
export function createRateLimits(): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (name: string, points: number, seconds: number) => {
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const made = new RateLimiterMemory({ points, duration: seconds });
    limiters.set(name, made);
    return made;
  };
  return {
    async check(call, key, by) {
      if (by === 'address') await take(limiterOf('*', everyCall.points, everyCall.seconds), key);
      if (call.limit?.by !== by) return;
      const { points, seconds } = call.limit;
      await take(limiterOf(call.name, points, seconds), key);
    },
  };
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    const retryAfterSeconds = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
    throw new AppError('rate.limited', {
      retryAfterSeconds,
      params: { seconds: retryAfterSeconds },
    });
  }
}
