import type { Currency } from '@arara/money';
import { formatDecimal, money, parseMoney } from '@arara/money';
import type { Db, Tx } from '@arara/postgres';
import { z } from 'zod';
import { amountText } from '../../../platform/amounts.ts';
import { changed } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { kindOf } from '../../decisions/index.ts';
import type { AnyKind } from '../../decisions/index.ts';
import type { AdjustDeps } from './adjust.deps.ts';
import { lockBounds, readBound, writeBound } from './adjustment.repository.ts';

const Bound = z.strictObject({ amount: z.string().regex(/^(?:0|[1-9]\d{0,11})\.\d\d$/) });

/** Another bound of a brand: above it an adjustment takes two people with `wallet:adjustment:large`. */
export const boundKind = (deps: AdjustDeps): AnyKind =>
  kindOf<z.output<typeof Bound>>({
    kind: 'wallet.bound.change',
    of: 'brand',
    permissions: {
      read: 'wallet:bound:read:own-brand',
      propose: 'wallet:bound:propose:own-brand',
      approve: 'wallet:bound:approve:own-brand',
    },
    subject: Bound,
    keyOf: () => 'bound',
    async facts(db, wish, { merchant, lock }) {
      if (lock) await lockBounds(db as Tx);
      const { currency, before, after } = await sidesOf(deps, db, merchant ?? '', wish.amount);
      if (before === after) return null;
      const text = (minor: bigint) => `${formatDecimal(money(minor, currency))} ${currency}`;
      return { boundBefore: text(before), boundAfter: text(after) };
    },
    execute: async ({ amount }, { id, merchant: of, people: [proposedBy, actor], reason }) => {
      const merchant = of ?? '';
      return async (tx) => {
        const { currency, before, after } = await sidesOf(deps, tx, merchant, amount);
        await writeBound(tx, merchant, after);
        const text = (minor: bigint) => amountText(minor, currency);
        await deps.record(tx, {
          staffId: null,
          actor,
          merchant,
          action: 'wallet.bound.changed',
          subject: merchant,
          detail: {
            decision: id,
            proposedBy,
            reason,
            ...changed({ bound: text(before) }, { bound: text(after) }),
          },
        });
      };
    },
  });

/** The bound as it is and as it would be, in minor units of the brand's money; throws `amount.invalid`. */
async function sidesOf(
  { currencyOf }: Pick<AdjustDeps, 'currencyOf'>,
  db: Db,
  merchant: string,
  amount: string,
): Promise<{ readonly currency: Currency; readonly before: bigint; readonly after: bigint }> {
  const currency = await currencyOf(merchant);
  const parsed = parseMoney(amount, currency);
  if (!parsed.ok) throw new AppError('amount.invalid', { field: 'amount' });
  return { currency, before: await readBound(db, merchant), after: parsed.value.minor };
}
