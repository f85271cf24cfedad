import { AppError } from '../../platform/errors.ts';
import { dayOf } from '../../platform/calendar.ts';
import type { CommandDeps } from './commands/deps.ts';
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
export async function viewLimits(deps: CommandDeps, playerId: bigint): Promise<LimitsView> {
  const now = deps.clock.now();
  const player = await readPlayer(deps.database.read, playerId);
  if (player === null) throw new AppError('in_need_true_account');
  const state = await readState(deps.database.read, player, now);
  const usage = await readUsage(deps.database.read, deps.ports, state, now);
  return { state, usage, now, mandatory: deps.mandatory };
}

/** Stakes, prizes and time of the player's day. */
export async function viewToday(deps: CommandDeps, playerId: bigint): Promise<Today> {
  const day = dayOf(deps.clock.now());
  const [totals, seconds] = await Promise.all([
    deps.ports.totals(deps.database.read, playerId, day, day),
    secondsPlayed(deps.database.read, playerId, day, day),
  ]);
  return { ...totals, minutesPlayed: Math.floor(seconds / 60) };
}
