import type { Ledger } from '@arara/ledger';
import { readAccounts } from '@arara/ledger';
import { formatDecimal, money } from '@arara/money';
import type { Db, Tx } from '@arara/postgres';
import type { Events } from '../../platform/events.ts';
import type { WalletAccounts } from './accounts.ts';
import type { Balance, GrantsOf, PlayerAccounts } from './wallet.types.ts';

export interface Balances {
  /** The balance of the player now; after a write it is the balance of that write. */
  balanceOf(playerId: bigint): Promise<Balance>;
  balanceIn(tx: Db, playerId: bigint): Promise<Balance>;
  /** After a posting in the same transaction: tells the player's pages. */
  balanceChanged(tx: Tx, playerId: bigint): Promise<void>;
}

/** Balances, always read from the ledger. */
export function createBalances(options: {
  read: Db;
  ledger: Pick<Ledger, 'balances'>;
  accounts: WalletAccounts;
  events: Pick<Events, 'emit'>;
  grantsOf: GrantsOf;
}): Balances {
  const { accounts, events, read } = options;

  async function balance(
    db: Db,
    own: PlayerAccounts,
    ...asked: Parameters<GrantsOf>
  ): Promise<Balance> {
    const grants = (await options.grantsOf(...asked)).map(({ account }) => account);
    const rows = await readAccounts(db, [own.cash, ...grants, own.held, own.debt]);
    const row = (id: bigint) => rows.find((account) => account.id === id);
    const available = (id: bigint): bigint => row(id)?.available ?? 0n;
    const versions = [own.cash, ...grants].map((id) => row(id)?.lastTransferId ?? 0n);
    return {
      currency: own.currency,
      cash: available(own.cash),
      bonus: grants.reduce((sum, id) => sum + available(id), 0n),
      held: available(own.held),
      debt: -available(own.debt),
      version: versions.reduce((newest, id) => (id > newest ? id : newest), 0n),
    };
  }

  return {
    balanceOf: async (playerId) => balance(read, await accounts.accountsOf(playerId), playerId),
    balanceIn: async (tx, playerId) =>
      balance(tx, await accounts.accountsIn(tx, playerId), playerId, tx),
    async balanceChanged(tx, playerId) {
      const now = await balance(tx, await accounts.accountsIn(tx, playerId), playerId, tx);
      const text = (minor: bigint) => formatDecimal(money(minor, now.currency));
      await events.emit(tx, {
        topic: 'balance',
        audience: `player:${playerId}`,
        payload: {
          sumBalance: text(now.cash + now.bonus),
          held: text(now.held),
          currency: now.currency,
          version: String(now.version),
        },
      });
    },
  };
}
