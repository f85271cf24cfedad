import type { AdjustmentClass } from '@arara/contract';
import type { Chain } from '@arara/ledger';
import { money } from '@arara/money';
import type { Currency } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { AdjustDeps } from './adjust.deps.ts';
import { insertAdjustment } from './adjustment.repository.ts';
import { changeOf } from './preview.ts';
import type { Adjusting } from './preview.ts';

/** An adjustment that two people have decided; the amount is in minor units above zero. */
export interface AdjustmentOrder extends Adjusting {
  /** The id of the decision: money moves once for it. */
  readonly id: string;
  readonly merchant: string;
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly class: AdjustmentClass;
  readonly reference: string;
  readonly reason: string;
  readonly by: string;
  /** The account of the house on the other side. */
  readonly house: bigint;
}

/**
 * Moves money between the cash of a member and the account of the house for this class, and writes what it was for.
 * Throws `adjustment.exceeds` where the cash does not cover a debit: the ledger itself refuses it.
 */
export async function adjustWallet(
  { clock, ledger, wallet }: Pick<AdjustDeps, 'clock' | 'ledger' | 'wallet'>,
  tx: Tx,
  order: AdjustmentOrder,
): Promise<void> {
  const { cash } = await wallet.accountsOf(order.playerId);
  const { house, ...row } = order;
  await insertAdjustment(tx, { ...row, change: changeOf(order), at: clock.now() });
  const [outcome] = await ledger.postIn(tx, [chainOf(order, cash, house)]);
  if (outcome?.ok === false && outcome.refusal === 'exceeds_credits') {
    throw new AppError('adjustment.exceeds');
  }
  invariant(
    outcome?.ok === true,
    `adjustment ${order.id} was refused: ${outcome?.ok === false ? outcome.refusal : 'no answer'}`,
  );
  await wallet.balanceChanged(tx, order.playerId);
}

function chainOf(
  { id, direction, amount, currency }: AdjustmentOrder,
  cash: bigint,
  house: bigint,
): Chain {
  const reference = `adjustment:${id}`;
  const [debit, credit] = direction === 'credit' ? [house, cash] : [cash, house];
  const transfer = { debit, credit, amount: money(amount, currency), reference } as const;
  return { key: reference, transfers: [{ ...transfer, code: 'adjustment' }] };
}
