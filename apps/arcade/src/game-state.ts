import type { AutoPlan } from './hud/auto-sheet.ts';

/** What changes while a person plays; amounts are decimal strings as the server said them. */
export interface GameState {
  stakeIndex: number;
  turbo: boolean;
  muted: boolean;
  busy: boolean;
  paused: boolean;
  balance: string;
  net: string;
  nonce: number;
  roundId: string;
  winLabel: string;
  winAmount: string | null;
  auto: (AutoPlan & { left: number; lost: bigint }) | null;
}

/** Whether auto-play goes on after a round that cost and paid these minor units. */
export function autoGoesOn(
  auto: NonNullable<GameState['auto']>,
  round: { readonly cost: bigint; readonly payout: bigint; readonly stake: bigint },
): boolean {
  auto.left -= 1;
  auto.lost += round.cost - round.payout;
  if (auto.left <= 0) return false;
  if (auto.lossStop !== null && auto.lost >= round.stake * BigInt(auto.lossStop)) return false;
  return auto.winStop === null || round.payout < round.stake * BigInt(auto.winStop);
}
