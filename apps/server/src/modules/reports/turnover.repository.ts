import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** Titles of a vendor at a merchant, in one currency. */
export interface TitlesOf {
  readonly merchant: string;
  readonly currency: string;
  readonly vendor: string;
  readonly codes: readonly string[];
}

/** Days that hardly change any more are summed once a day. */
const freshDays = 3;

/** The build that readers see, with the last day that hardly changes and the day after it; null before the first build. */
export async function liveDays(
  db: Db,
): Promise<{ build: number; pastTo: string; freshFrom: string } | null> {
  const { rows } = await db.query<{ build: number; pastTo: string; freshFrom: string }>(sql`
    select id as build, (d.today - ${freshDays}::integer)::text as "pastTo",
      (d.today - ${freshDays}::integer + 1)::text as "freshFrom"
    from reports.build, (select (now() at time zone 'UTC')::date as today) d
    where live`);
  return rows[0] ?? null;
}

/** The stakes of titles in a span of days, less those that were given back. */
export async function sumOfTitles(
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
