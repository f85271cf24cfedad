import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Messages } from '../../platform/messages.ts';
import type { GamesPort, WalletPort } from './studio.ports.ts';
import type { Seeds } from './studio.seeds.ts';

/** The dependencies of the studio's commands. */
export interface StudioDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly messages: Pick<Messages, 'text'>;
  /** The zone of a merchant's clock. */
  readonly timeZoneOf: (merchant: string) => Promise<string>;
  readonly random: (bytes: number) => Buffer;
  readonly wallet: WalletPort;
  readonly games: GamesPort;
  readonly seeds: Seeds;
}
