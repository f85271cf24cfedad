import { trialKind } from '@arara/contract';
import { formatDecimal, isCurrency, money, parseMoney } from '@arara/money';
import type { Currency } from '@arara/money';
import type { Db } from '@arara/postgres';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { kindOf } from '../../decisions/index.ts';
import type { AnyKind, Facts, Word } from '../../decisions/index.ts';
import type { RewardsDeps } from '../rewards.deps.ts';
import type { RewardedMember } from '../rewards.types.ts';
import { givenSince } from './grant.repository.ts';
import { issueGrant, refuseBeforeBet } from './issue-grant.ts';
import { usualWeights } from './usual-weights.ts';

/** The bound of the house counts everything that a member was given by hand in thirty days. */
const boundMs = 30 * 86_400_000;
const amountPattern = /^(?:0|[1-9]\d{0,11})\.\d\d$/;

const Subject = z.strictObject({
  /** The public number of the member's account. */
  account: z.string().regex(/^\d{1,18}$/),
  amount: z.string().regex(amountPattern),
  /** The wagering as a multiple of the amount. */
  times: z.int().min(0).max(100),
  /** The highest stake while it is wagered; null: no bound of its own. */
  stakeMax: z.string().regex(amountPattern).nullable(),
  /** The most that becomes cash as a multiple of the amount; null: all of it. */
  convertTimes: z.int().min(1).max(100).nullable(),
  days: z.int().min(1).max(365),
  /** The complaint or case that it is about; of one member and reference one decision is open. */
  reference: z.string().trim().min(1).max(60),
});
type Subject = z.output<typeof Subject>;

/** Two people give a member bonus money by hand: its kind of decision. */
export const grantKind = (deps: RewardsDeps): AnyKind =>
  kindOf<Subject>({
    kind: 'rewards.grant',
    of: 'brand',
    permissions: {
      read: 'rewards:grant:read:own-brand',
      propose: 'rewards:grant:propose:own-brand',
      approve: 'rewards:grant:approve:own-brand',
    },
    subject: Subject,
    keyOf: ({ account, reference }) => `${account}/${reference}`,
    async facts(_db, subject, { merchant }) {
      const found = await grantable(deps, merchant ?? '', subject);
      return found === null ? null : factsOf(subject, found);
    },
    permit: (db, subject, word) => permit(deps, db, subject, word),
    async execute(subject, { id, merchant, people }) {
      const found = await grantable(deps, merchant ?? '', subject);
      if (found === null) throw new AppError('decision.nothing.left');
      const { member, amount, currency } = found;
      const { convertTimes, days, times } = subject;
      return async (tx) => {
        await issueGrant(deps, tx, {
          key: `decision:${id}`,
          kind: 'manual',
          merchant: merchant ?? '',
          playerId: member.id,
          currency,
          amount,
          wagering: amount * BigInt(times),
          stakeMax: found.stakeMax,
          convertMax: convertTimes === null ? null : amount * BigInt(convertTimes),
          weights: usualWeights,
          bonusFirst: false,
          lateForfeits: true,
          days,
          by: people.join(' and '),
        });
      };
    },
  });

interface Found {
  readonly member: RewardedMember;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly stakeMax: bigint | null;
}

/** The member and the amounts; null where there is no such member of the brand, or one who has play money only. */
async function grantable(
  { memberOf }: Pick<RewardsDeps, 'memberOf'>,
  merchant: string,
  { account, amount, stakeMax }: Subject,
): Promise<Found | null> {
  const member = await memberOf(merchant, account);
  // Another spelling of the number would be another decision about the same complaint.
  if (member?.accountNumber !== account) return null;
  if (member.isAgent === trialKind || !isCurrency(member.currency)) return null;
  const { currency } = member;
  const read = (text: string) => {
    const parsed = parseMoney(text, currency);
    return parsed.ok && parsed.value.minor > 0n ? parsed.value.minor : null;
  };
  const [given, most] = [read(amount), stakeMax === null ? null : read(stakeMax)];
  if (given === null || (stakeMax !== null && most === null)) return null;
  return { member, currency, amount: given, stakeMax: most };
}

function factsOf(subject: Subject, { member, currency, amount, stakeMax }: Found): Facts {
  const text = (minor: bigint) => `${formatDecimal(money(minor, currency))} ${currency}`;
  const { times, convertTimes, days } = subject;
  return {
    member: String(member.id),
    account: member.accountNumber,
    amount: text(amount),
    wagering: text(amount * BigInt(times)),
    ...(stakeMax === null ? {} : { stakeMax: text(stakeMax) }),
    ...(convertTimes === null ? {} : { convertMax: text(amount * BigInt(convertTimes)) }),
    days: String(days),
    reference: subject.reference,
  };
}

/** The law counts for both people, and large amounts take people who may adjust large ones. */
async function permit(deps: RewardsDeps, db: Db, subject: Subject, word: Word): Promise<void> {
  const merchant = word.merchant ?? '';
  const found = await grantable(deps, merchant, subject);
  if (found === null) return;
  // Many small ones are a large one.
  const since = new Date(deps.clock.now().getTime() - boundMs);
  const given = await givenSince(db, found.member.id, since);
  if (!(await deps.isWithinBound(db, word.actor, merchant, given + found.amount))) {
    throw new AppError('adjustment.bound');
  }
  await refuseBeforeBet(deps, found.member.id);
}
