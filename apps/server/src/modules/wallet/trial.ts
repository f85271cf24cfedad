import type { Ledger } from '@arara/ledger';
import { money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../platform/errors.ts';

/** Play money of a trial account: enough for an evening, worth nothing. */
const trialMinor = 100_000n;

/** Fills a trial account with play money, once. */
export async function fundTrial(
  ledger: Pick<Ledger, 'postIn'>,
  tx: Tx,
  playerId: bigint,
): Promise<void> {
  const [outcome] = await ledger.postIn(tx, [
    {
      key: `trial:${playerId}`,
      transfers: [
        {
          debit: 'world',
          credit: `player:${playerId}:cash`,
          amount: money(trialMinor, 'FUN'),
          code: 'opening',
          reference: `trial:${playerId}`,
        },
      ],
    },
  ]);
  invariant(outcome?.ok === true, 'a trial account can be filled');
}
