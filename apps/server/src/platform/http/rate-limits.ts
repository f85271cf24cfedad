import type { Call } from '@arara/contract';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import { networkOf } from './network.ts';

type Limited = Pick<Call, 'name' | 'limit'>;

/** A caller, before anybody has looked if the token is one. */
export interface Arrival {
  readonly address: string;
  readonly token: string | null;
}

export interface RateLimits {
  /**
   * Counts a call before its caller is looked up: for the session of a token that was good before,
   * else for the address. Made-up tokens so share the share of their address.
   */
  arrive(call: Limited, arrival: Arrival): Promise<void>;
  /** The token is of this session, which from now on is counted by itself. */
  welcome(call: Limited, arrival: Arrival, session: string): Promise<void>;
  /** The token is of no session, or not any more: it is counted for its address. */
  forget(token: string): void;
}

/** Calls without a limit of their own still share one: generous to people, closed to floods. */
const everyCall = { points: 600, seconds: 60 };
const knownMax = 50_000;
const knownMs = 15 * 60_000;

/**
 * Counts calls per process and key. A bound that must hold across processes (tries of one account) is
 * counted in the database by identity; this is the first, cheap fence. One address of a mobile
 * carrier has thousands of people behind it, so those who are signed in do not share one.
 */
export function createRateLimits(share = everyCall): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  /** The session of each token that was good a while ago. */
  const known = new LRUCache<string, string>({ max: knownMax, ttl: knownMs });
  const limiterOf = (name: string, points: number, seconds: number) => {
    const made = limiters.get(name) ?? new RateLimiterMemory({ points, duration: seconds });
    limiters.set(name, made);
    return made;
  };
  const shared = limiterOf('*', share.points, share.seconds);

  async function takeOwn({ name, limit }: Limited, by: 'address' | 'session', key: string) {
    if (limit?.by === by) await take(limiterOf(name, limit.points, limit.seconds), key);
  }

  return {
    async arrive(call, { address, token }) {
      const network = addressKey(address);
      const session = token === null ? undefined : known.get(token);
      await take(shared, session ?? network);
      await takeOwn(call, 'address', network);
    },
    async welcome(call, { address, token }, session) {
      const key = `session:${session}`;
      if (token !== null && known.get(token) !== key) {
        known.set(token, key);
        // It was counted for the address, and has proved since to be somebody of their own.
        await shared.reward(addressKey(address));
        await take(shared, key);
      }
      await takeOwn(call, 'session', key);
    },
    forget: (token) => void known.delete(token),
  };
}

function addressKey(address: string): string {
  return `address:${networkOf(address)}`;
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
