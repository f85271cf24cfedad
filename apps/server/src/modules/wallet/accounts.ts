import type { Ledger } from '@arara/ledger';
import type { Currency } from '@arara/money';
import type { Db, Tx } from '@arara/postgres';
import { LRUCache } from 'lru-cache';
import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { invariant } from '../../platform/errors.ts';
import { insertWallet, readWallet } from './wallet.repository.ts';
import type { WalletRow } from './wallet.repository.ts';
import type { NewWallet, PlayerAccounts } from './wallet.types.ts';

const playersMax = 200_000;

/** House accounts that every installation has. Busy ones are hot: one row update per batch. */
const houseAddresses = ['bank:pix', 'bank:pix:suspense', 'world', 'limits'] as const;
const houseCurrencies = ['BRL', 'FUN'] as const satisfies readonly Currency[];

export interface WalletAccounts {
  openAccounts(tx: Tx, wallet: NewWallet): Promise<PlayerAccounts>;
  /** From memory where it was asked before; ids never change. */
  accountsOf(playerId: bigint): Promise<PlayerAccounts>;
  /** Inside a transaction that may have opened them itself. */
  accountsIn(tx: Db, playerId: bigint): Promise<PlayerAccounts>;
  /** Id of an account of the house, which is opened at its first use. */
  houseAccount(address: string, currency: Currency): Promise<bigint>;
  openHouse(): Promise<void>;
}

/** The owners of ledger accounts. */
export function createAccounts(options: {
  database: Database;
  ledger: Pick<Ledger, 'openAccounts' | 'find'>;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
}): WalletAccounts {
  const { database, ledger, clock, timeZoneOf } = options;
  const known = new LRUCache<bigint, PlayerAccounts>({ max: playersMax });
  const house = new Map<string, bigint>();

  async function houseAccount(address: string, currency: Currency): Promise<bigint> {
    const key = `${address} ${currency}`;
    const cached = house.get(key) ?? (await ledger.find(address, currency));
    const id = cached ?? (await openHouseAccount(address, currency));
    house.set(key, id);
    return id;
  }

  async function openHouseAccount(address: string, currency: Currency): Promise<bigint> {
    const [id] = await database.transaction((tx) =>
      ledger.openAccounts(tx, [{ address, currency, hot: true }]),
    );
    invariant(id !== undefined, 'the ledger answers every account');
    return id;
  }

  async function withZone(row: WalletRow | null): Promise<PlayerAccounts> {
    invariant(row !== null, 'every player has a wallet');
    const { merchant, ...accounts } = row;
    return { ...accounts, timeZone: await timeZoneOf(merchant) };
  }

  return {
    houseAccount,
    async openAccounts(tx, wallet) {
      const { playerId, merchant, currency } = wallet;
      const names = ['cash', 'bonus', 'held', 'debt'] as const;
      const ids = await ledger.openAccounts(
        tx,
        names.map((name) => ({
          address: `player:${playerId}:${name}`,
          currency,
          // A debt is what the player owes: the one account that lies below zero.
          debitsMustNotExceedCredits: name !== 'debt',
        })),
      );
      const [cash, bonus, held, debt] = ids;
      invariant(
        cash !== undefined && bonus !== undefined && held !== undefined && debt !== undefined,
        'the ledger answers every account',
      );
      const accounts = { currency, cash, bonus, held, debt };
      await insertWallet(tx, wallet, accounts, clock.now());
      return withZone({ ...accounts, merchant });
    },
    async accountsOf(playerId) {
      const cached = known.get(playerId);
      if (cached !== undefined) return cached;
      const accounts = await withZone(await readWallet(database.read, playerId));
      known.set(playerId, accounts);
      return accounts;
    },
    accountsIn: async (tx, playerId) => withZone(await readWallet(tx, playerId)),
    async openHouse() {
      for (const currency of houseCurrencies) {
        for (const address of houseAddresses) await houseAccount(address, currency);
      }
    },
  };
}
