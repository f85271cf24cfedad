import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import * as rows from '../attempt.repository.ts';

const minute = 60_000;
/** A code of six digits: five wrong ones in a quarter of an hour, then nobody may try for one. */
const rule = { lockAfter: 5, windowMs: 15 * minute, lockMs: 15 * minute };

export interface Tries {
  /** Counts a try before it is judged; throws the code of the lock when it is one too many. */
  take(subject: string): Promise<{
    /** Tells whether this failure has just locked the subject. */
    failed(): Promise<boolean>;
    succeeded(): Promise<void>;
  }>;
}

/** Counts wrong codes per account, in the database and so for all processes together. */
export function createTries(
  { database, clock }: { database: Database; clock: Clock },
  code: 'login.locked' | 'payment.password.locked' = 'login.locked',
): Tries {
  const db = database.read;

  function refuse(lockedUntil: Date, now: Date): never {
    const seconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1_000);
    throw new AppError(code, {
      retryAfterSeconds: seconds,
      params: { minutes: Math.ceil(seconds / 60) },
    });
  }

  return {
    async take(subject) {
      const now = clock.now();
      const ends = new Date(now.getTime() + rule.windowMs);
      const until = new Date(now.getTime() + rule.lockMs);
      const { failures, lockedUntil } = await rows.countAttempt(db, subject, now, ends);
      if (lockedUntil !== null && lockedUntil > now) refuse(lockedUntil, now);
      if (failures > rule.lockAfter) {
        await rows.lockSubject(db, subject, now, until);
        refuse(until, now);
      }
      return {
        failed: async () => failures >= rule.lockAfter && rows.lockSubject(db, subject, now, until),
        succeeded: () => rows.forgetAttempts(db, subject),
      };
    },
  };
}
