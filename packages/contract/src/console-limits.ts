import { z } from 'zod';
import { exclusionMonths, pauseHours } from './desk-choices.ts';
import { limitKinds, limitPeriods } from './account.ts';
import { call } from './call.ts';
import { Empty, Id, Instant } from './primitives.ts';
import { Reason } from './reason.ts';

const act = { auth: 'staff', alwaysOpen: true, method: 'POST', value: Empty } as const;
const params = z.object({ account: Id });
const gone = ['staff.factor.required', 'member.not.found', 'member.state'] as const;
const restrict = {
  ...act,
  params,
  permission: 'members:limit:tighten:own-brand',
  errors: [...gone, 'in_need_true_account'],
} as const;

export const staffPauseMemberCall = call({
  ...restrict,
  name: 'staffPauseMember',
  summary: 'Pauses play and deposits of a member; a pause that ends later stays as it is.',
  path: '/api/staff/members/:account/pause',
  body: z.strictObject({ hours: z.literal(pauseHours), reason: Reason }),
});

export const staffExcludeMemberCall = call({
  ...restrict,
  name: 'staffExcludeMember',
  summary: 'Excludes a member from play; rounds end, and money can be withdrawn.',
  path: '/api/staff/members/:account/exclude',
  body: z.strictObject({ months: z.literal(exclusionMonths), reason: Reason }),
});

export const staffTightenLimitCall = call({
  ...restrict,
  name: 'staffTightenLimit',
  summary: 'Makes a limit of a member stricter at once. A looser one takes two people.',
  path: '/api/staff/members/:account/limits/:kind/:period',
  params: params.extend({ kind: z.enum(limitKinds), period: z.enum(limitPeriods) }),
  /** An amount, or minutes for time. */
  body: z.strictObject({ value: z.string().max(20), reason: Reason }),
  errors: [...gone, 'in_need_true_account', 'amount.invalid', 'limit.looser'],
});

export const staffSetRankCall = call({
  ...act,
  params,
  name: 'staffSetRank',
  summary: 'Gives a member a rank of the club, for ever or until an instant.',
  path: '/api/staff/members/:account/rank',
  permission: 'members:rank:set:own-brand',
  body: z.strictObject({
    level: z.int().min(0).max(99),
    until: Instant.nullable(),
    reason: Reason,
  }),
  errors: [...gone, 'in_need_true_account', 'rank.earned'],
});
