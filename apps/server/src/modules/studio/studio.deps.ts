import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { GamesPort, WalletPort } from './studio.ports.ts';
import type { Seeds } from './studio.seeds.ts';

/** What the studio's commands work with. */
export interface StudioDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: (bytes: number) => Buffer;
  readonly wallet: WalletPort;
  readonly games: GamesPort;
  readonly seeds: Seeds;
}
