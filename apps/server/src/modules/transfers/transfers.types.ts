import type { Ledger } from '@arara/ledger';
import type { Currency } from '@arara/money';
import type { Logger } from 'pino';
import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Compliance } from '../compliance/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { VendorsPort } from './purse-vendor.ts';

export interface MembersPort {
  /** Why a member may not stake now; null: may. */
  playRefusal(playerId: bigint): Promise<{
    readonly code: 'account.blocked' | 'account.excluded' | 'limits.required' | 'terms.required';
    readonly until: Date | null;
  } | null>;
}

export interface TransfersOptions {
  readonly database: Database;
  readonly ledger: Pick<Ledger, 'postIn' | 'unsoundProof'>;
  readonly wallet: Pick<
    Wallet,
    'accountsOf' | 'houseAccount' | 'balanceOf' | 'balanceIn' | 'balanceChanged'
  >;
  readonly compliance: Pick<Compliance, 'stakeTerms' | 'played'>;
  readonly vendors: VendorsPort;
  readonly members: MembersPort;
  readonly events: Events;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The zone of a merchant's clock. */
  readonly timeZoneOf: TimeZoneOf;
  /** How long a vendor may take to answer. */
  readonly patienceMs?: number;
}

/** The owner of a purse. */
export interface PurseOwner {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly currency: Currency;
}
