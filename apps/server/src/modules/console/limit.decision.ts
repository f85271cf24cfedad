import { limitKinds, limitPeriods, trialKind } from '@arara/contract';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { kindOf } from '../decisions/index.ts';
import type { AnyKind } from '../decisions/index.ts';
import type { ConsoleDeps } from './console.deps.ts';
import { limitText, readLimit } from './limit-value.ts';
import { currencyOf } from './member.present.ts';

const Subject = z.strictObject({
  account: z.string().regex(/^\d{1,18}$/),
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  /** An amount, or minutes for time; null takes the limit away. */
  value: z.string().max(20).nullable(),
});
type Subject = z.output<typeof Subject>;

/** Two people make a limit looser on a member's behalf; like any looser limit it counts after 24 hours. */
export const limitKind = (deps: Pick<ConsoleDeps, 'identity' | 'compliance'>): AnyKind =>
  kindOf<Subject>({
    kind: 'limit.loosen',
    of: 'brand',
    permissions: {
      read: 'members:limit:read:own-brand',
      propose: 'members:limit:propose:own-brand',
      approve: 'members:limit:approve:own-brand',
    },
    subject: Subject,
    memberOf: ({ account }) => account,
    keyOf: ({ account, kind, period }) => `${account}/${kind}.${period}`,
    async facts(db, subject, { merchant, lock }) {
      const found = await wishOf(deps, merchant, subject);
      if (found === null) return null;
      const { member, currency, wish } = found;
      const { kind, period } = subject;
      const standing = await deps.compliance.byStaff.looserThan(db, wish, lock);
      if (standing === null) return null;
      return {
        member: String(member.id),
        account: member.accountNumber,
        limit: `${kind}.${period}`,
        now: limitText(kind, standing.now, currency),
        wanted: limitText(kind, wish.value, currency),
      };
    },
    async execute(subject, { merchant }) {
      const found = await wishOf(deps, merchant, subject);
      if (found === null) throw new AppError('decision.nothing.left');
      return (tx) => deps.compliance.byStaff.loosen(tx, found.wish);
    },
  });

/** The member and the limit; null where there is no such member of the brand, or one who plays for nothing. */
async function wishOf(
  { identity }: Pick<ConsoleDeps, 'identity'>,
  merchant: string | null,
  { account, kind, period, value }: Subject,
) {
  const member = await identity.desk.member(merchant ?? '', account);
  if (member?.accountNumber !== account || member.isAgent === trialKind) return null;
  const currency = currencyOf(member);
  const minor = value === null ? null : readLimit(kind, value, currency);
  return { member, currency, wish: { playerId: member.id, kind, period, value: minor } };
}
