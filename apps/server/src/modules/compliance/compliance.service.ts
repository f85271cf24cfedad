import { periodAt } from '../../platform/calendar.ts';
import type { DaySpan } from '../../platform/day-span.ts';
import { AppError } from '../../platform/errors.ts';
import type { ComplianceDeps } from './compliance.deps.ts';
import type { LimitsView } from './compliance.present.ts';
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
  const today = await todayOf(deps, playerId);
  const [totals, seconds] = await Promise.all([
    deps.ports.totalsNow({ playerId, days: today }),
    secondsPlayed(deps.database.read, playerId, today),
  ]);
  return { ...totals, minutesPlayed: Math.floor(seconds / 60) };
}

/** The result of the player's day so far, in minor units; a loss is negative. */
export async function netToday(deps: TodayDeps, playerId: bigint): Promise<bigint> {
  const today = await todayOf(deps, playerId);
  const { stake, payout } = await deps.ports.totalsNow({ playerId, days: today });
  return payout - stake;
}

interface TodayDeps {
  readonly clock: ComplianceDeps['clock'];
  readonly wallet: { accountsOf(playerId: bigint): Promise<{ readonly timeZone: string }> };
  readonly ports: Pick<ComplianceDeps['ports'], 'totalsNow'>;
}

async function todayOf({ clock, wallet }: TodayDeps, playerId: bigint): Promise<DaySpan> {
  const { timeZone } = await wallet.accountsOf(playerId);
  return dayAt(timeZone, clock.now());
}

/** The last day that was asked for of each zone: a round asks for it, and a day has many. */
const days = new Map<string, DaySpan>();

function dayAt(zone: string, now: Date): DaySpan {
  const known = days.get(zone);
  if (known !== undefined && known.from <= now && now < known.until) return known;
  const { firstDay, start: from, end: until } = periodAt(zone, 'day', now);
  const day = { firstDay, lastDay: firstDay, from, until };
  days.set(zone, day);
  return day;
}
