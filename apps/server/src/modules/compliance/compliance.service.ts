import type { DaySpan } from '../../platform/day-span.ts';
import { AppError } from '../../platform/errors.ts';
import type { ComplianceDeps } from './compliance.deps.ts';
import type { LimitsView } from './compliance.present.ts';
import { readPlayer } from './player.repository.ts';
import { secondsPlayed } from './play-time.repository.ts';
import { periodsAt, readState, soFar } from './state.ts';
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
    deps.ports.totals(deps.database.read, playerId, today),
    secondsPlayed(deps.database.read, playerId, today),
  ]);
  return { ...totals, minutesPlayed: Math.floor(seconds / 60) };
}

/** The result of the player's day so far, in minor units; a loss is negative. */
export async function netToday(deps: ComplianceDeps, playerId: bigint): Promise<bigint> {
  const today = await todayOf(deps, playerId);
  const { stake, payout } = await deps.ports.totals(deps.database.read, playerId, today);
  return payout - stake;
}

async function todayOf({ clock, wallet }: ComplianceDeps, playerId: bigint): Promise<DaySpan> {
  const { timeZone } = await wallet.accountsOf(playerId);
  return soFar(periodsAt(timeZone, clock.now()), 'day');
}
