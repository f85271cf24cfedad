import type { Ledger } from '@arara/ledger';
import { money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import type { Database } from '../../platform/database.ts';
import { invariant } from '../../platform/errors.ts';
import type { Balances } from './balance.ts';
import { trialMinor, refillBelowMinor } from './wallet.settings.ts';

/** Fills a trial account with play money, once. */
export async function fundTrial(
  ledger: Pick<Ledger, 'postIn'>,
  tx: Tx,
  playerId: bigint,
): Promise<void> {
  await fill(ledger, tx, { playerId, key: `trial:${playerId}`, amount: trialMinor });
}

/** Fills a trial account up again when next to nothing is left; asked for twice, it does so once. */
export async function refillTrial(
  deps: {
    readonly database: Pick<Database, 'transaction'>;
    readonly ledger: Pick<Ledger, 'postIn'>;
    readonly balances: Pick<Balances, 'balanceOf' | 'balanceChanged'>;
  },
  playerId: bigint,
): Promise<void> {
  const { cash, version } = await deps.balances.balanceOf(playerId);
  if (cash >= refillBelowMinor) return;
  // The balance's version is in the key: two launches that saw the same balance fill it once.
  const key = `trial:${playerId}:${version}`;
  await deps.database.transaction(async (tx) => {
    await fill(deps.ledger, tx, { playerId, key, amount: trialMinor - cash });
    await deps.balances.balanceChanged(tx, playerId);
  });
}

async function fill(
  ledger: Pick<Ledger, 'postIn'>,
  tx: Tx,
  { playerId, key, amount }: { playerId: bigint; key: string; amount: bigint },
): Promise<void> {
  const credit = `player:${playerId}:cash`;
  const sides = { debit: 'world', credit, amount: money(amount, 'FUN'), code: 'opening' } as const;
  const [outcome] = await ledger.postIn(tx, [{ key, transfers: [{ ...sides, reference: key }] }]);
  invariant(outcome?.ok === true, 'a trial account can be filled');
}
