import type { Db } from '@arara/postgres';
import { liveDays, sumOfTitles } from './turnover.repository.ts';
import type { TitlesOf } from './turnover.repository.ts';

export type { TitlesOf } from './turnover.repository.ts';

interface Past {
  readonly build: number;
  readonly lastDay: string;
  readonly turnover: bigint;
}

/**
 * The turnover of titles since ever: stakes less stakes given back, in minor units, as the facts have it. The days of
 * the past are summed once and remembered; a transfer that the ledger posts into them later counts a day later.
 */
export function createTurnover(read: Db) {
  const past = new Map<string, Past>();

  async function pastOf(titles: TitlesOf, build: number, lastDay: string): Promise<bigint> {
    const key = JSON.stringify(titles);
    const known = past.get(key);
    if (known?.build === build && known.lastDay === lastDay) return known.turnover;
    const turnover = await sumOfTitles(read, build, titles, { firstDay: '-infinity', lastDay });
    past.set(key, { build, lastDay, turnover });
    return turnover;
  }

  return async (titles: TitlesOf): Promise<bigint> => {
    const live = await liveDays(read);
    if (live === null) return 0n;
    const before = await pastOf(titles, live.build, live.pastTo);
    const days = { firstDay: live.freshFrom, lastDay: 'infinity' };
    return before + (await sumOfTitles(read, live.build, titles, days));
  };
}
