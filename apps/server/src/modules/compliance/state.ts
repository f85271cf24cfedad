import type { Db } from '@arara/postgres';
import { periodAt } from '../../platform/calendar.ts';
import type { Period, PeriodKind, TimeZoneOf } from '../../platform/calendar.ts';
import type { DaySpan } from '../../platform/day-span.ts';
import { blockNow } from './block.policy.ts';
import type { TimeUse } from './block.policy.ts';
import { readBudgets } from './budget.repository.ts';
import type { Budget } from './budget.repository.ts';
import type { Block } from './compliance.types.ts';
import { periods as periodKinds, versionInForce, versionWaiting } from './limit.policy.ts';
import type { LimitKind, LimitPeriod } from './limit.policy.ts';
import { limitKey, readLimits } from './limit.repository.ts';
import type { LimitHistory } from './limit.repository.ts';
import { secondsPlayed } from './play-time.repository.ts';
import type { PlayerRow } from './player.repository.ts';

/** The service looks again at the play after this, while a budget is watched. */
const lookAgainMs = 1_000;

export type Periods = { readonly [Kind in PeriodKind]: Period };

/** Everything that decides about one player's stakes at one moment. */
export interface PlayerState {
  readonly player: PlayerRow;
  readonly history: LimitHistory;
  readonly budgets: readonly Budget[];
  readonly periods: Periods;
  readonly seconds: { readonly [Kind in PeriodKind]: number };
  readonly block: Block | null;
  /** Until then nothing changes by itself. */
  readonly validUntil: Date;
}

/** Day, week and month of an instant in a zone. */
export function periodsAt(zone: string, now: Date): Periods {
  const [day, week, month] = periodKinds.map((kind) => periodAt(zone, kind, now));
  return { day, week, month } as Periods;
}

/** The days of a period until today, today included. */
export function soFar({ day, ...longer }: Periods, kind: PeriodKind): DaySpan {
  const { firstDay, start: from } = { day, ...longer }[kind];
  return { firstDay, lastDay: day.firstDay, from, until: day.end };
}

/** The value of a limit in force; null: none. */
export function limitInForce(
  history: LimitHistory,
  kind: LimitKind,
  period: LimitPeriod,
  now: Date,
): bigint | null {
  return versionInForce(history.get(limitKey(kind, period)) ?? [], now)?.value ?? null;
}

/** Reads the state of a player as of now. */
export async function readState(
  { timeZoneOf }: { readonly timeZoneOf: TimeZoneOf },
  db: Db,
  player: PlayerRow,
  now: Date,
): Promise<PlayerState> {
  const id = player.player_id;
  const history = await readLimits(db, id);
  const periods = periodsAt(await timeZoneOf(player.merchant_id), now);
  const seconds = await readSeconds(db, id, history, periods, now);
  const times: TimeUse[] = periodKinds.map((kind) => ({
    period: periods[kind],
    limitMinutes: limitInForce(history, 'time', kind, now),
    seconds: seconds[kind],
  }));
  const budgets = await readBudgets(db, id);
  const restrictions = { pausedUntil: player.paused_until, excludedUntil: player.excluded_until };
  return {
    player,
    history,
    budgets,
    periods,
    seconds,
    block: blockNow(restrictions, times, now),
    validUntil: nextChange(player, history, budgets, periods, now),
  };
}

async function readSeconds(
  db: Db,
  playerId: bigint,
  history: LimitHistory,
  periods: Periods,
  now: Date,
): Promise<PlayerState['seconds']> {
  const seconds = { day: 0, week: 0, month: 0 };
  for (const kind of periodKinds) {
    if (kind !== 'day' && limitInForce(history, 'time', kind, now) === null) continue;
    seconds[kind] = await secondsPlayed(db, playerId, soFar(periods, kind));
  }
  return seconds;
}

/** How long may be played today, in seconds, before a time limit of any period is used up. */
export function secondsOfDayMax(state: PlayerState, now: Date): number | null {
  const left = periodKinds.flatMap((kind) => {
    const minutes = limitInForce(state.history, 'time', kind, now);
    return minutes === null ? [] : [Number(minutes) * 60 - state.seconds[kind]];
  });
  return left.length === 0 ? null : state.seconds.day + Math.min(...left);
}

function nextChange(
  player: PlayerRow,
  history: LimitHistory,
  budgets: readonly Budget[],
  periods: Periods,
  now: Date,
): Date {
  const waiting = [...history.values()].map(
    (versions) => versionWaiting(versions, now)?.effectiveAt,
  );
  const isWatched = budgets.some(({ watchedUntil }) => watchedUntil !== null);
  const look = isWatched ? new Date(now.getTime() + lookAgainMs) : null;
  const moments = [look, periods.day.end, player.paused_until, player.excluded_until, ...waiting];
  const ahead = moments.filter((at): at is Date => at !== null && at !== undefined && at > now);
  return new Date(Math.min(...ahead.map((at) => at.getTime())));
}
