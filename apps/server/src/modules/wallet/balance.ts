import type { Ledger } from '@arara/ledger';
import { readAccounts } from '@arara/ledger';
import { formatDecimal, money } from '@arara/money';
import type { Db, Tx } from '@arara/postgres';
import type { Events } from '../../platform/events.ts';
import type { WalletAccounts } from './accounts.ts';
import type { Balance, PlayerAccounts } from './wallet.types.ts';

export interface Balances {
  /** What the player has now; after a write it is the balance of that write. */
  balanceOf(playerId: bigint): Promise<Balance>;
  balanceIn(tx: Tx, playerId: bigint): Promise<Balance>;
  /** After a posting in the same transaction: tells the player's pages. */
  balanceChanged(tx: Tx, playerId: bigint): Promise<void>;
}

/** Balances, always read from the ledger. */
export function createBalances(options: {
  read: Db;
  ledger: Pick<Ledger, 'balances'>;
  accounts: WalletAccounts;
  events: Pick<Events, 'emit'>;
}): Balances {
  const { accounts, events, read } = options;

  async function balance(db: Db, own: PlayerAccounts): Promise<Balance> {
    const rows = await readAccounts(db, [own.cash, own.bonus, own.held, own.debt]);
    const row = (id: bigint) => rows.find((account) => account.id === id);
    const available = (id: bigint): bigint => row(id)?.available ?? 0n;
    const [cash, bonus] = [
      row(own.cash)?.lastTransferId ?? 0n,
      row(own.bonus)?.lastTransferId ?? 0n,
    ];
    return {
      currency: own.currency,
      cash: available(own.cash),
      bonus: available(own.bonus),
      held: available(own.held),
      debt: -available(own.debt),
      version: cash > bonus ? cash : bonus,
    };
  }

  return {
    balanceOf: async (playerId) => balance(read, await accounts.accountsOf(playerId)),
    balanceIn: async (tx, playerId) => balance(tx, await accounts.accountsIn(tx, playerId)),
    async balanceChanged(tx, playerId) {
      const now = await balance(tx, await accounts.accountsIn(tx, playerId));
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
