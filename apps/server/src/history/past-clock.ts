import type { Clock } from '../platform/clock.ts';
import type { LentClock } from './lend-clock.ts';

/** The time of the program and of its database, which this command moves: forward only. */
export interface PastClock extends Clock {
  /** Goes to an instant; one that is over already changes nothing. */
  goTo(at: Date): Promise<void>;
  /** Lets so many milliseconds pass at once. */
  pass(ms: number): Promise<void>;
  /** Comes back to the machine's time, which is later than any other here. */
  comeBack(): Promise<void>;
}

/** A clock that runs as the machine's does, from an instant on; both sides of it move together. */
export async function openPastClock(
  lent: LentClock,
  machine: Clock,
  since: Date,
): Promise<PastClock> {
  const aheadOf = (at: Date) => at.getTime() - machine.now().getTime();
  let aheadMs = aheadOf(since);
  const moveTo = async (ms: number) => {
    // The database first: nothing that the program has seen is later than its own time there.
    await lent.set(ms);
    aheadMs = ms;
  };
  await moveTo(aheadMs);
  return {
    now: () => new Date(machine.now().getTime() + aheadMs),
    async goTo(at) {
      const wanted = aheadOf(at);
      if (wanted > aheadMs) await moveTo(wanted);
    },
    pass: (ms) => moveTo(aheadMs + ms),
    async comeBack() {
      if (aheadMs < 0) await moveTo(0);
      else throw new Error('the history is later than the machine');
    },
  };
}
