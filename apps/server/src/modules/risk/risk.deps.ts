import type { Currency } from '@arara/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { CasesService } from '../cases/index.ts';
import type { CashierService } from '../cashier/index.ts';
import type { IdentityService } from '../identity/index.ts';
import type { PlayService } from '../play/index.ts';
import type { StaffService } from '../staff/index.ts';
import type { Logger } from 'pino';
import type { Chance } from './judge.policy.ts';

export interface RiskDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly staff: Pick<StaffService, 'record'>;
  readonly identity: Pick<IdentityService, 'playerOf'> & {
    readonly desk: Pick<IdentityService['desk'], 'named'>;
  };
  readonly cashier: Pick<CashierService, 'moves'>;
  readonly play: Pick<PlayService, 'playedBy'>;
  readonly cases: Pick<CasesService, 'report'>;
  /** What the certificate of a title allows; null where the house has none. */
  readonly chanceOf: (vendor: string, gameCode: string) => Chance | null;
  /** The currency of the door of the house: every rule counts in it. */
  readonly currency: Currency;
}
