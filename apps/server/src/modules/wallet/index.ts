import { readBatch } from '@arara/ledger';
import type { Ledger } from '@arara/ledger';
import type { Tx } from '@arara/postgres';
import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { ModuleParts } from '../../platform/module.ts';
import { createAccounts } from './accounts.ts';
import type { WalletAccounts } from './accounts.ts';
import { createBalances } from './balance.ts';
import type { Balances } from './balance.ts';
import { countAll } from './counting.ts';
import { fundTrial, refillTrial } from './trial.ts';
import { walletRoutes } from './wallet.routes.ts';
import type { HeldFor, Labels, Purses } from './wallet.types.ts';

export type { Balance, Entry, Labels, NewWallet, PlayerAccounts } from './wallet.types.ts';

export interface Wallet extends ModuleParts, WalletAccounts, Balances {
  /** Play money for a trial account, once. */
  fundTrial(tx: Tx, playerId: bigint): Promise<void>;
  /** Fills a trial account up again when next to nothing is left. */
  refillTrial(playerId: bigint): Promise<void>;
}

/** The member's view of the ledger; see README.md. */
export function createWallet(options: {
  database: Database;
  ledger: Ledger;
  events: Events;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  /** What the lines of the record are about; the modules that know are asked by compose. */
  labels: Labels;
  /** What money is held for, but withdrawals; the modules that know are asked by compose. */
  heldFor: HeldFor;
  /** Purses that vendors keep; the module that knows them is asked by compose. */
  purses: Purses;
}): Wallet {
  const { database, ledger, events, clock, timeZoneOf, labels, heldFor, purses } = options;
  const accounts = createAccounts({ database, ledger, clock, timeZoneOf });
  const balances = createBalances({ read: database.read, ledger, accounts, events });
  return {
    ...accounts,
    ...balances,
    fundTrial: (tx, playerId) => fundTrial(ledger, tx, playerId),
    refillTrial: (playerId) => refillTrial({ database, ledger, balances }, playerId),
    routes: walletRoutes({
      database,
      ledger,
      accounts,
      balances,
      clock,
      labels,
      heldFor,
      purses,
      batchOf: (transferId) => readBatch(database.read, transferId),
    }),
    jobs: [
      {
        name: 'wallet.count',
        cron: '17 6 * * *',
        run: async () => {
          await countAll({ database, ledger, accounts });
        },
      },
    ],
    start: accounts.openHouse,
  };
}
