import type { ClubLevel } from '@arara/contract';
import type { Clock } from '../../platform/clock.ts';

/** The dependencies of the club. */
export interface ClubDeps {
  readonly clock: Clock;
  readonly levelsOf: (merchant: string) => Promise<readonly ClubLevel[]>;
  readonly play: {
    /** The amount that a player has staked since ever, in minor units. */
    turnoverOf(playerId: bigint): Promise<bigint>;
    /** Players with rounds for money since an instant. */
    playersSince(since: Date): Promise<readonly bigint[]>;
  };
  readonly members: {
    memberOf(playerId: bigint): Promise<{
      readonly merchant: string;
      readonly currency: string;
      readonly rankLevel: number;
    } | null>;
    /** Never lowers it. */
    raiseRank(playerId: bigint, rankLevel: number): Promise<void>;
  };
}
