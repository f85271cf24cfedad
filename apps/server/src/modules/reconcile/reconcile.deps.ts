import type { Ledger } from '@arara/ledger';
import type { Currency } from '@arara/money';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Bank } from '../../ports/bank/index.ts';
import type { CasesService } from '../cases/index.ts';
import type { CashierService } from '../cashier/index.ts';
import type { PlayService } from '../play/index.ts';
import type { StaffService } from '../staff/index.ts';
import type { TransfersService } from '../transfers/index.ts';

export interface ReconcileDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly ledger: Pick<Ledger, 'find' | 'statement' | 'house'>;
  readonly bank: Pick<Bank, 'statement'>;
  readonly cashier: Pick<CashierService, 'books'>;
  readonly transfers: Pick<TransfersService, 'purseVendors' | 'reconcileSpan' | 'find'>;
  readonly play: Pick<PlayService, 'mismatches'>;
  readonly cases: Pick<CasesService, 'report' | 'join' | 'resolved'>;
  readonly staff: Pick<StaffService, 'record'>;
  /** Every brand with the zone of its clock. */
  readonly zones: () => Promise<ReadonlyMap<string, string>>;
  readonly timeZoneOf: TimeZoneOf;
  /** The currency of the account at the bank. */
  readonly currency: Currency;
}
