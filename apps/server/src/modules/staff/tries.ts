import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { countAttempt, forgetAttempts } from './attempt.repository.ts';

export interface Tries {
  /**
   * Counts a try before it is judged, for all processes together; throws `login.locked` where it is one
   * too many. A success forgets the tries of its subject.
   */
  take(subject: string, max: number): Promise<void>;
  forget(subject: string): Promise<void>;
}

export function createTries(
  { database, clock }: { database: Database; clock: Clock },
  windowMs: number,
): Tries {
  return {
    async take(subject, max) {
      const now = clock.now();
      const ends = new Date(now.getTime() + windowMs);
      const { failures, windowEndsAt } = await countAttempt(database.read, subject, now, ends);
      if (failures <= max) return;
      const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000));
      throw new AppError('login.locked', {
        retryAfterSeconds: seconds,
        params: { minutes: Math.ceil(seconds / 60) },
      });
    },
    forget: (subject) => forgetAttempts(database.read, subject),
  };
}
