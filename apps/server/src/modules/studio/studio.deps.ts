import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Deal, DealtRound } from './dealing/round-wish.ts';
import type { GamesPort, PoolsPort, WalletPort } from './studio.ports.ts';
import type { Seeds } from './studio.seeds.ts';

/** The dependencies of the studio's commands. */
export interface StudioDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: Pick<Events, 'emit'>;
  readonly log: Pick<Logger, 'warn'>;
  /** The masked names of players, for others to read. */
  readonly maskedNames: (playerIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>;
  readonly texts: Pick<Texts, 'text'>;
  /** The zone of a merchant's clock. */
  readonly timeZoneOf: (merchant: string) => Promise<string>;
  readonly random: (bytes: number) => Buffer;
  readonly wallet: WalletPort;
  readonly games: GamesPort;
  readonly seeds: Seeds;
  /** The money of jackpots. */
  readonly pools: PoolsPort;
  /** Deals the round of a wish; see `createDealer`. */
  readonly deal: (wanted: Deal) => Promise<DealtRound>;
  /** Writes that a round was paid, together with others that are paid at the same time. */
  readonly settleRound: (id: bigint) => Promise<void>;
}
