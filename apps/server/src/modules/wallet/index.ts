import { walletData } from './personal-data.repository.ts';
import type { PersonalData } from '../privacy/index.ts';
import { readBatch } from '@arara/ledger';
import type { Ledger } from '@arara/ledger';
import { isCurrency } from '@arara/money';
import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Contributions } from '../../platform/contributions.ts';
import type { Database } from '../../platform/database.ts';
import { invariant } from '../../platform/errors.ts';
import type { Events } from '../../platform/events.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { IdentityHooks } from '../identity/index.ts';
import type { StakeSource } from '../play/index.ts';
import { createAccounts } from './accounts.ts';
import type { WalletAccounts } from './accounts.ts';
import { createBalances } from './balance.ts';
import type { Balances } from './balance.ts';
import { countAll } from './counting.ts';
import { allGrants, allLabels, allPurses } from './gathered.ts';
import { sourcesBefore } from './sources.ts';
import type { MoneySources } from './sources.ts';
import { heldByPurpose } from './held-for.ts';
import type { HeldPart } from './held-for.ts';
import { fundTrial, refillTrial } from './trial.ts';
import { walletRoutes } from './wallet.routes.ts';
import type { GrantsOf, HeldMoney, PurseBalances, RecordLabels } from './wallet.types.ts';

export type {
  Balance,
  Entry,
  Grant,
  GrantsOf,
  HeldMoney,
  NewWallet,
  PlayerAccounts,
  PurseBalances,
  RecordLabels,
} from './wallet.types.ts';

export { createAdjustments } from './adjust/index.ts';
export { isWithin as isWithinBound } from './adjust/adjust.decision.ts';
export { toEntry } from './counting.ts';
export type { AdjustmentSum } from './adjust/adjustment.repository.ts';
export type { AdjustmentsService } from './adjust/index.ts';
export type { MoneySources } from './sources.ts';

export interface Wallet extends ServerModule, WalletAccounts, Balances {
  /** The sources from which a stake may be taken: cash, and the grants that can be staked. */
  stakeSources(playerId: bigint): Promise<StakeSource[]>;
  /** The entries that made the balance which a chain of a player's cash found; null: nothing has its key. */
  sourcesBefore(playerId: bigint, key: string, language: string): Promise<MoneySources | null>;
  /** Held money by what it is held for, in minor units. */
  heldFor(playerId: bigint): Promise<readonly HeldPart[]>;
  /** Fills a trial account up again when next to nothing is left. */
  refillTrial(playerId: bigint): Promise<void>;
  /** An account of a member gets a wallet in the transaction that opens it; a trial account gets play money. */
  readonly contributes: {
    readonly [Hook in 'onRegistered' | 'onTrialOpened']: readonly IdentityHooks[Hook][];
  } & { readonly personalData: readonly PersonalData[] };
}

/** The member's view of the ledger; see README.md. */
export function createWallet(options: {
  database: Database;
  ledger: Ledger;
  events: Events;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  /** The subjects of the lines of the record. */
  recordLabels: Contributions<RecordLabels>;
  /** The purposes that money is held for, but withdrawals. */
  heldMoney: Contributions<HeldMoney>;
  /** Purses that vendors keep. */
  purses: Contributions<PurseBalances>;
  /** Grants that can be staked. */
  grants: Contributions<GrantsOf>;
}): Wallet {
  const { database, ledger, events, clock, timeZoneOf, heldMoney } = options;
  const accounts = createAccounts({ database, ledger, clock, timeZoneOf });
  const labels = allLabels(options.recordLabels);
  const grantsOf = allGrants(options.grants);
  const balances = createBalances({ read: database.read, ledger, accounts, events, grantsOf });
  const openFor: IdentityHooks['onTrialOpened'] = async (tx, player) => {
    const { id: playerId, merchant, currency } = player;
    invariant(isCurrency(currency), 'an account has a currency of the house');
    await accounts.openAccounts(tx, { playerId, merchant, currency });
  };
  return {
    ...accounts,
    ...balances,
    async stakeSources(playerId) {
      const { cash } = await accounts.accountsOf(playerId);
      const grants = await grantsOf(playerId);
      return [
        { account: cash, kind: 'cash', order: 0 },
        ...grants.map((grant) => ({ ...grant, kind: 'grant' as const })),
      ];
    },
    sourcesBefore: (playerId, key, language) =>
      sourcesBefore({ ledger, accounts, labels }, { playerId, key, language }),
    async heldFor(playerId) {
      const { held } = await balances.balanceOf(playerId);
      return heldByPurpose(heldMoney.list(), playerId, held);
    },
    refillTrial: (playerId) => refillTrial({ database, ledger, balances }, playerId),
    routes: walletRoutes({
      database,
      ledger,
      accounts,
      balances,
      clock,
      labels,
      heldMoney,
      purses: allPurses(options.purses),
      publishedHeads: ledger.publishedHeads,
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
    contributes: {
      onRegistered: [openFor],
      onTrialOpened: [openFor, (tx, { id }) => fundTrial(ledger, tx, id)],
      personalData: [walletData(database.read, { ...accounts, ...balances, grantsOf })],
    },
    start: accounts.openHouse,
  };
}
