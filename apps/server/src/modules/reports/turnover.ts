import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** Titles of a vendor at a merchant, in one currency. */
export interface TitlesOf {
  readonly merchant: string;
  readonly currency: string;
  readonly vendor: string;
  readonly codes: readonly string[];
}

interface Past {
  readonly build: number;
  readonly lastDay: string;
  readonly turnover: bigint;
}

const dayMs = 86_400_000;
/** Days that hardly change any more are summed once a day. */
const freshDays = 3;

/**
 * The turnover of titles since ever: stakes less stakes given back, in minor units, as the facts have it. The days of
 * the past are summed once and remembered; a transfer that the ledger posts into them later counts a day later.
 */
export function createTurnover(read: Db, now: () => Date) {
  const past = new Map<string, Past>();

  async function pastOf(titles: TitlesOf, build: number, lastDay: string): Promise<bigint> {
    const key = JSON.stringify(titles);
    const known = past.get(key);
    if (known?.build === build && known.lastDay === lastDay) return known.turnover;
    const turnover = await sumOf(read, build, titles, { firstDay: '-infinity', lastDay });
    past.set(key, { build, lastDay, turnover });
    return turnover;
  }

  return async (titles: TitlesOf): Promise<bigint> => {
    const build = await liveBuild(read);
    if (build === null) return 0n;
    const freshAt = now().getTime() - freshDays * dayMs;
    const before = await pastOf(titles, build, dayOf(freshAt));
    const days = { firstDay: dayOf(freshAt + dayMs), lastDay: 'infinity' };
    return before + (await sumOf(read, build, titles, days));
  };
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

async function liveBuild(db: Db): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(sql`select id from reports.build where live`);
  return rows[0]?.id ?? null;
}

async function sumOf(
  db: Db,
  build: number,
  { merchant, currency, vendor, codes }: TitlesOf,
  days: { readonly firstDay: string; readonly lastDay: string },
): Promise<bigint> {
  const { rows } = await db.query<{ turnover: bigint }>(sql`
    select coalesce(sum(d.stakes - d.stakes_returned), 0)::bigint as turnover
    from reports.title t join reports.play_day d on d.title_id = t.id
    where t.vendor = ${vendor} and t.game_code = any (${[...codes]}::text[])
      and d.build = ${build} and d.merchant_id = ${merchant} and d.currency = ${currency}
      and d.day between ${days.firstDay}::date and ${days.lastDay}::date`);
  return rows[0]?.turnover ?? 0n;
}
