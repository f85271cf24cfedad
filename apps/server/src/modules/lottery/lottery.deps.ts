import type { Ledger } from '@arara/ledger';
import type { Logger } from 'pino';
import type { RecordDeed } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Texts } from '../../platform/texts.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Games } from './games.ts';
import type { FailingTickets } from './issues/failing-tickets.ts';
import type { ProvenResults } from './issues/proven-results.ts';
import type { RulesPort, HousePort, BeaconPort, WalletPort, MembersPort } from './lottery.ports.ts';

/** The dependencies of the commands of the lottery, its rooms and its routes. */
export interface LotteryDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly texts: Pick<Texts, 'text' | 'languages'>;
  /** The lotteries and their prizes. */
  readonly games: Games;
  readonly random: (bytes: number) => Buffer;
  readonly secretBox: SecretBox;
  readonly rules: RulesPort;
  readonly house: HousePort;
  readonly beacon: BeaconPort;
  readonly ledger: Pick<Ledger, 'postIn'>;
  readonly wallet: WalletPort;
  readonly members: MembersPort;
  /** Writes a line of the audit, for what staff do here. */
  readonly record: RecordDeed;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly failing: FailingTickets;
  readonly proven: ProvenResults;
  readonly timeZoneOf: (merchant: string) => Promise<string>;
  /** True if a merchant sells lotteries at all. */
  readonly sellsAt: (merchant: string) => Promise<boolean>;
}
