import { adjustmentClasses, adjustmentDirections, trialKind } from '@arara/contract';
import { lockAccounts } from '@arara/ledger';
import { formatDecimal, isCurrency, money, parseMoney } from '@arara/money';
import type { Currency } from '@arara/money';
import type { Db } from '@arara/postgres';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { isAllowed } from '../../../platform/permissions.ts';
import { kindOf } from '../../decisions/index.ts';
import type { AnyKind, Facts, Word } from '../../decisions/index.ts';
import type { AdjustDeps, AdjustedMember } from './adjust.deps.ts';
import { adjustWallet } from './adjust-wallet.ts';
import { readBound } from './adjustment.repository.ts';
import { previewOf } from './preview.ts';
import type { Adjusting } from './preview.ts';

const Subject = z.strictObject({
  /** The public number of the member's account. */
  account: z.string().regex(/^\d{1,18}$/),
  direction: z.enum(adjustmentDirections),
  amount: z.string().regex(/^(?:0|[1-9]\d{0,11})\.\d\d$/),
  class: z.enum(adjustmentClasses),
  /** The complaint, chargeback or case that it is about; of one member and reference one decision is open. */
  reference: z.string().trim().min(1).max(60),
});
type Subject = z.output<typeof Subject>;

/** The account of the house on the other side of each class. */
const houseOf = ({ class: name }: Subject): string => `house:adjustment:${name}`;

/** Two people adjust the wallet of a member: its kind of decision. */
export const adjustmentKind = (deps: AdjustDeps): AnyKind =>
  kindOf<Subject>({
    kind: 'wallet.adjust',
    of: 'brand',
    permissions: {
      read: 'wallet:adjustment:read:own-brand',
      propose: 'wallet:adjustment:propose:own-brand',
      approve: 'wallet:adjustment:approve:own-brand',
    },
    subject: Subject,
    memberOf: ({ account }) => account,
    keyOf: ({ account, reference }) => `${account}/${reference}`,
    async facts(db, subject, { merchant, lock }) {
      const found = await adjustable(deps, merchant ?? '', subject);
      if (found === null) return null;
      const { cash } = await deps.wallet.accountsOf(found.member.id);
      if (lock) await lockAccounts(db, [cash]);
      return factsOf(subject, found, await isCovered(deps, db, found));
    },
    permit: (db, subject, word) => permit(deps, db, subject, word),
    async execute(subject, { id, merchant, reason, people }) {
      const found = await adjustable(deps, merchant ?? '', subject);
      if (found === null) throw new AppError('decision.nothing.left');
      const { member, wish, currency } = found;
      const house = await deps.wallet.houseAccount(houseOf(subject), currency);
      const { class: kind, reference } = subject;
      const order = { id, merchant: merchant ?? '', playerId: member.id, currency, class: kind };
      const by = people.join(' and ');
      return (tx) => adjustWallet(deps, tx, { ...order, ...wish, reference, reason, by, house });
    },
  });

interface Found {
  readonly member: AdjustedMember;
  readonly wish: Adjusting;
  readonly currency: Currency;
}

/** The member and the amount; null where there is no such member of the brand, or one who has play money only. */
export async function adjustable(
  { memberOf }: Pick<AdjustDeps, 'memberOf'>,
  merchant: string,
  { account, direction, amount }: Pick<Subject, 'account' | 'direction' | 'amount'>,
): Promise<Found | null> {
  const member = await memberOf(merchant, account);
  // Another spelling of the number would be another decision about the same complaint.
  if (member?.accountNumber !== account) return null;
  if (member.isAgent === trialKind || !isCurrency(member.currency)) return null;
  const { currency } = member;
  const parsed = parseMoney(amount, currency);
  if (!parsed.ok || parsed.value.minor <= 0n) return null;
  return { member, currency, wish: { direction, amount: parsed.value.minor } };
}

async function isCovered({ wallet }: AdjustDeps, db: Db, { member, wish }: Found) {
  return previewOf(await wallet.balanceIn(db, member.id), wish).covered;
}

/**
 * The balance is no fact but for whether it covers a debit: a member who plays on would otherwise outrun every
 * approval.
 */
function factsOf(subject: Subject, { member, currency, wish }: Found, covered: boolean): Facts {
  return {
    member: String(member.id),
    account: member.accountNumber,
    direction: subject.direction,
    amount: `${formatDecimal(money(wish.amount, currency))} ${currency}`,
    class: subject.class,
    reference: subject.reference,
    ...(wish.direction === 'debit' ? { covered: covered ? 'yes' : 'no' } : {}),
  };
}

/** Above the bound of the brand both people need the permission for large amounts. */
async function permit(deps: AdjustDeps, db: Db, subject: Subject, word: Word): Promise<void> {
  const merchant = word.merchant ?? '';
  const found = await adjustable(deps, merchant, subject);
  if (found === null) return;
  const isAllowed = await isWithin(db, word.actor, merchant, found.wish.amount);
  if (!isAllowed) throw new AppError('adjustment.bound');
  const isNew = word.verb === 'propose';
  if (isNew && !(await isCovered(deps, db, found))) throw new AppError('adjustment.exceeds');
}

/** True if a person may propose or approve this amount at a brand, as far as its bound goes. */
export const isWithin = async (
  db: Db,
  actor: Word['actor'],
  merchant: string,
  amount: bigint,
): Promise<boolean> =>
  amount <= (await readBound(db, merchant)) ||
  isAllowed(actor, 'wallet:adjustment:large:own-brand', merchant);
