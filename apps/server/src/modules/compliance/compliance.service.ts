import { periodAt } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DaySpan } from '../../platform/day-span.ts';
import { AppError } from '../../platform/errors.ts';
import type { ComplianceDeps } from './compliance.deps.ts';
import type { LimitsView } from './compliance.present.ts';
import type { CompliancePorts } from './compliance.types.ts';
import { readPlayer } from './player.repository.ts';
import { secondsPlayed } from './play-time.repository.ts';
import { readState } from './state.ts';
import { readUsage } from './usage.ts';

export interface Today {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly minutesPlayed: number;
}

/** A player's limits with what is used of them. */
export async function viewLimits(deps: ComplianceDeps, playerId: bigint): Promise<LimitsView> {
  const now = deps.clock.now();
  const player = await readPlayer(deps.database.read, playerId);
  if (player === null) throw new AppError('in_need_true_account');
  const state = await readState(deps, deps.database.read, player, now);
  const usage = await readUsage(deps.database.read, deps.ports, state);
  return { state, usage, now, mandatory: deps.mandatory };
}

/** Stakes, prizes and time of the player's day so far. */
export async function viewToday(deps: ComplianceDeps, playerId: bigint): Promise<Today> {
  const today = await deps.todayOf(playerId);
  const [totals, seconds] = await Promise.all([
    deps.ports.totalsNow({ playerId, days: today }),
    secondsPlayed(deps.database.read, playerId, today),
  ]);
  return { ...totals, minutesPlayed: Math.floor(seconds / 60) };
}

/** The result of the player's day so far, in minor units; a loss is negative. */
export async function netToday(
  deps: Pick<ComplianceDeps, 'todayOf'> & { readonly ports: Pick<CompliancePorts, 'totalsNow'> },
  playerId: bigint,
): Promise<bigint> {
  const today = await deps.todayOf(playerId);
  const { stake, payout } = await deps.ports.totalsNow({ playerId, days: today });
  return payout - stake;
}

/** The day that it is for a player. The last one of each zone is kept: a round asks for it, and a day has many. */
export function createTodayOf({
  clock,
  wallet,
}: {
  readonly clock: Clock;
  readonly wallet: { accountsOf(playerId: bigint): Promise<{ readonly timeZone: string }> };
}): (playerId: bigint) => Promise<DaySpan> {
  const days = new Map<string, DaySpan>();
  return async (playerId) => {
    const { timeZone } = await wallet.accountsOf(playerId);
    const now = clock.now();
    const known = days.get(timeZone);
    if (known !== undefined && known.from <= now && now < known.until) return known;
    const { firstDay, start: from, end: until } = periodAt(timeZone, 'day', now);
    const day = { firstDay, lastDay: firstDay, from, until };
    days.set(timeZone, day);
    return day;
  };
}
