import type { ClubLevel } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import type { RecordDeed } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

/** The dependencies of the club. */
export interface ClubDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly record: RecordDeed;
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
    /** The public number of an account. */
    accountOf(playerId: bigint): Promise<string>;
    /** Never lowers it. */
    raiseRank(playerId: bigint, rankLevel: number): Promise<void>;
    /** The rank now; nobody changes it until the transaction ends. */
    lockRank(tx: Tx, playerId: bigint): Promise<number>;
    setRank(tx: Tx, playerId: bigint, rankLevel: number): Promise<void>;
  };
}
