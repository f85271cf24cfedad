import type { Permission } from '@arara/contract';
import type { Ledger } from '@arara/ledger';
import type { Currency } from '@arara/money';
import type { RecordDeed } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { WalletAccounts } from '../accounts.ts';
import type { Balances } from '../balance.ts';

/** A member as an adjustment knows one. */
export interface AdjustedMember {
  readonly id: bigint;
  readonly accountNumber: string;
  readonly username: string;
  readonly currency: string;
  /** 2: a trial account, which has play money only. */
  readonly isAgent: number;
}

/** The dependencies of adjustments by hand. */
export interface AdjustDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly texts: Pick<Texts, 'text'>;
  readonly ledger: Pick<Ledger, 'postIn'>;
  readonly wallet: Pick<WalletAccounts, 'accountsOf' | 'houseAccount'> & Balances;
  /** The member of a public number at a brand. */
  readonly memberOf: (merchant: string, account: string) => Promise<AdjustedMember | null>;
  /** The money that a brand counts in. */
  readonly currencyOf: (merchant: string) => Promise<Currency>;
  /** The e-mail addresses of the people who may do something at a brand. */
  readonly colleagues: (merchant: string, permission: Permission) => Promise<readonly string[]>;
  readonly record: RecordDeed;
}
