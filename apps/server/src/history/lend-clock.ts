import { withSettings } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import {
  change,
  dropClock,
  lentSettings,
  makeClock,
  readDefaults,
  readParsed,
  readPaths,
  setAhead,
} from './clock.repository.ts';

/**
 * Lets the sessions of one command live at another time: the clock of the database is shadowed, not changed. See
 * docs/decisions/demo-history.md.
 */
export interface LentClock {
  /** The address with which connections live at the lent time. */
  readonly address: (url: string) => string;
  /** Sets how far the lent time is from the machine's, in milliseconds; below 0 in the past. */
  set(aheadMs: number): Promise<void>;
  /** Puts everything back as it was; fails where anything would still ask the lent clock. */
  takeBack(): Promise<void>;
}

/** Lends the database another clock, as its owner. The database is this command's own: nothing else uses it. */
export async function lendClock(owner: Pool): Promise<LentClock> {
  await refuseParsed(owner);
  await makeClock(owner);
  const changes = [...(await readDefaults(owner)), ...(await readPaths(owner))];
  for (const { lend } of changes) await change(owner, lend);
  return {
    address: (url) => withSettings(url, lentSettings),
    set: (aheadMs) => setAhead(owner, aheadMs),
    async takeBack() {
      for (const { takeBack } of changes) await change(owner, takeBack);
      await dropClock(owner);
    },
  };
}

/** Views, checks and bodies that were parsed when they were made cannot be lent another clock: there are none. */
async function refuseParsed(owner: Pool): Promise<void> {
  const names = await readParsed(owner);
  if (names.length === 0) return;
  throw new Error(
    `These ask the clock in a way that cannot be lent another one: ${names.join(', ')}`,
  );
}
