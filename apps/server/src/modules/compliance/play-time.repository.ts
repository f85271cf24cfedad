import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { DaySpan } from '../../platform/day-span.ts';
import { playGapSeconds } from './compliance.settings.ts';

/** Stakes of one player that one process saw close together: from the first to the last. */
export interface Heartbeat {
  readonly playerId: bigint;
  readonly day: string;
  readonly first: Date;
  readonly last: Date;
}

/** Seconds that a player played on a day so far. */
export interface DayPlayed {
  readonly playerId: bigint;
  readonly day: string;
  readonly seconds: number;
}

/**
 * Adds time played. A gap of up to five minutes to the last known stake counts as play; spans that
 * two processes report twice count once.
 */
export async function addPlayTime(
  db: Db,
  beats: readonly Heartbeat[],
): Promise<readonly DayPlayed[]> {
  const { rows } = await db.query<{ player_id: bigint; day: string; seconds: number }>(sql`
    insert into compliance.play_time as known (player_id, day, seconds, last_at)
    select player_id, day, extract(epoch from last - first)::integer, last
    from unnest(
      ${beats.map((beat) => beat.playerId)}::bigint[], ${beats.map((beat) => beat.day)}::date[],
      ${beats.map((beat) => beat.first)}::timestamptz[],
      ${beats.map((beat) => beat.last)}::timestamptz[]
    ) beat (player_id, day, first, last)
    order by player_id, day
    on conflict (player_id, day) do update set
      seconds = known.seconds + case
        when excluded.last_at <= known.last_at then 0
        when excluded.last_at - make_interval(secs => excluded.seconds)
          <= known.last_at + make_interval(secs => ${playGapSeconds})
          then extract(epoch from excluded.last_at - known.last_at)::integer
        else excluded.seconds
      end,
      last_at = greatest(known.last_at, excluded.last_at)
    returning player_id, day, seconds`);
  return rows.map(({ player_id: playerId, day, seconds }) => ({ playerId, day, seconds }));
}

/** Seconds played on the days of a span. */
export async function secondsPlayed(
  db: Db,
  playerId: bigint,
  { firstDay, lastDay }: Pick<DaySpan, 'firstDay' | 'lastDay'>,
): Promise<number> {
  const { rows } = await db.query<{ seconds: bigint | null }>(sql`
    select sum(seconds)::bigint as seconds from compliance.play_time
    where player_id = ${playerId} and day between ${firstDay}::date and ${lastDay}::date`);
  return Number(rows[0]?.seconds ?? 0n);
}
