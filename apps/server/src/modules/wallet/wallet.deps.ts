import type { Batch, Ledger, SignedHeads } from '@arara/ledger';
import type { Clock } from '../../platform/clock.ts';
import type { Contributions } from '../../platform/contributions.ts';
import type { Database } from '../../platform/database.ts';
import type { WalletAccounts } from './accounts.ts';
import type { Balances } from './balance.ts';
import type { HeldMoney, PurseBalances, RecordLabels } from './wallet.types.ts';

/** The dependencies of the member's view of the ledger. */
export interface WalletDeps {
  readonly database: Database;
  readonly ledger: Pick<Ledger, 'statement' | 'balances'>;
  readonly clock: Clock;
  readonly accounts: Pick<WalletAccounts, 'accountsOf'>;
  readonly balances: Balances;
  readonly labels: RecordLabels;
  readonly heldMoney: Contributions<HeldMoney>;
  readonly purses: PurseBalances;
  readonly publishedHeads: (since: Date, limit: number) => Promise<SignedHeads[]>;
  readonly batchOf: (transferId: bigint) => Promise<Batch | undefined>;
}
