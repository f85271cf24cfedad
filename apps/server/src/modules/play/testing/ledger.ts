import { randomBytes } from 'node:crypto';
import type { Ledger } from '@arara/ledger';
import { money } from '@arara/money';
import type { Currency } from '@arara/money';
import { transaction } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import type { PlayerAccounts } from '../play.ports.ts';

/** The amount that an account can spend now. */
export async function availableOf(ledger: Ledger, account: bigint): Promise<bigint> {
  const [found] = await ledger.balances([account]);
  return found?.available ?? 0n;
}

/** The accounts of a player, as the wallet opens them. */
export async function openPlayer(
  pool: Pool,
  ledger: Ledger,
  playerId: bigint,
  currency: Currency,
  timeZone = 'America/Sao_Paulo',
): Promise<PlayerAccounts> {
  const ids = await transaction(pool, (tx) =>
    ledger.openAccounts(tx, [
      { address: `player:${playerId}:cash`, currency, debitsMustNotExceedCredits: true },
      { address: `player:${playerId}:held`, currency, debitsMustNotExceedCredits: true },
      { address: `player:${playerId}:debt`, currency },
    ]),
  );
  const [cash, held, debt] = ids as [bigint, bigint, bigint];
  return { currency, timeZone, cash, held, debt };
}

/** Money out of nothing, for tests. */
export async function give(ledger: Ledger, account: bigint, currency: Currency, amount: bigint) {
  const outcome = await ledger.post({
    key: `give:${account}:${randomBytes(6).toString('hex')}`,
    transfers: [
      {
        debit: await houseAccount(ledger, 'world', currency),
        credit: account,
        amount: money(amount, currency),
        code: 'opening',
        reference: 'test',
      },
    ],
  });
  if (!outcome.ok) throw new Error(outcome.refusal);
}

const houses = new WeakMap<Ledger, Map<string, Promise<bigint>>>();
/** Where house accounts of a ledger are opened. */
export const poolOf: WeakMap<Ledger, Pool> = new WeakMap();

/** The id of a house account, opened at first use. */
export function houseAccount(ledger: Ledger, address: string, currency: Currency): Promise<bigint> {
  const known = houses.get(ledger) ?? new Map<string, Promise<bigint>>();
  houses.set(ledger, known);
  const key = `${address} ${currency}`;
  const opening =
    known.get(key) ??
    transaction(poolOf.get(ledger) as Pool, (tx) =>
      ledger.openAccounts(tx, [{ address, currency, hot: true }]),
    ).then(([id]) => id as bigint);
  known.set(key, opening);
  return opening;
}
