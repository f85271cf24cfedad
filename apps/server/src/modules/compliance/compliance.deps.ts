import type { Ledger } from '@arara/ledger';
import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { DaySpan } from '../../platform/day-span.ts';
import type { Events } from '../../platform/events.ts';
import type { Wallet } from '../wallet/index.ts';
import type { CompliancePorts, TermsInMemory } from './compliance.types.ts';

/** The dependencies of the commands of responsible play and of their routes. */
export interface ComplianceDeps {
  readonly database: Database;
  readonly ledger: Pick<Ledger, 'openAccounts' | 'postIn'>;
  readonly wallet: Pick<Wallet, 'accountsIn' | 'accountsOf' | 'houseAccount'>;
  readonly timeZoneOf: TimeZoneOf;
  readonly events: Events;
  readonly clock: Clock;
  readonly ports: CompliancePorts;
  /** The day that it is for a player. */
  readonly todayOf: (playerId: bigint) => Promise<DaySpan>;
  readonly inMemory: Pick<TermsInMemory, 'forget'>;
  /** True if the jurisdiction makes limits of loss and time mandatory. */
  readonly mandatory: boolean;
}
