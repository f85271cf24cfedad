import type { Clock } from '../clock.ts';
import { inventPerson } from './invent-person.ts';
import { livePlayer } from './player.ts';
import { openWire } from './wire.ts';

export interface PlayersOptions {
  readonly count: number;
  /** The address of the program, without a path. */
  readonly url: string;
  readonly merchant: string;
  readonly clock: Clock;
  readonly hourOf: (at: Date) => number;
  /** Told whenever one of them is signed in, so that the house can say who is a program. */
  readonly onEntered: (username: string) => Promise<void>;
  readonly onError: (error: Error) => void;
}

const seed = 'sandbox players';

/**
 * Starts members that are programs: each has an account, a temperament and hours, and plays over the public wire a
 * few rounds a minute. Answers the way to stop them, which waits for what is under way.
 */
export function startPlayers({ count, onError, ...options }: PlayersOptions): () => Promise<void> {
  const { url, merchant } = options;
  const end = new AbortController();
  const lives = Array.from({ length: count }, (_, at) => {
    const deps = { ...options, wire: openWire({ url, merchant }), signal: end.signal };
    return livePlayer(deps, inventPerson(seed, at + 1), onError);
  });
  return async () => {
    end.abort();
    await Promise.all(lives);
  };
}
