import { z } from 'zod';
import { adjustmentDirections } from './desk-choices.ts';
import { call } from './call.ts';
import { Amount, Currency, Id, query } from './primitives.ts';

export {
  adjustmentClasses,
  adjustmentDirections,
  type AdjustmentClass,
  type AdjustmentDirection,
} from './desk-choices.ts';

/** The cash of a member before and after an adjustment that nobody has made yet. */
export const AdjustmentPreview = z.object({
  currency: Currency,
  before: Amount,
  after: Amount,
  /** Held money: a debit never takes of it. */
  held: Amount,
  /** False where a debit is more than the cash. */
  covered: z.boolean(),
  /** Above this amount it takes people with `wallet:adjustment:large`. */
  bound: Amount,
  /** True if the caller may propose this amount. */
  allowed: z.boolean(),
});
export type AdjustmentPreview = z.output<typeof AdjustmentPreview>;

export const staffAdjustmentPreviewCall = call({
  auth: 'staff',
  alwaysOpen: true,
  name: 'staffAdjustmentPreview',
  summary: 'The balance of a member before and after an adjustment, as it would be now.',
  method: 'GET',
  path: '/api/staff/members/:account/adjustment',
  permission: 'wallet:adjustment:read:own-brand',
  params: z.object({ account: Id }),
  query: query({ direction: z.enum(adjustmentDirections), amount: z.string().max(20) }),
  value: AdjustmentPreview,
  errors: ['staff.factor.required', 'member.not.found', 'amount.invalid'],
});

export const staffAdjustmentBoundCall = call({
  auth: 'staff',
  alwaysOpen: true,
  name: 'staffAdjustmentBound',
  summary: 'The amount above which an adjustment takes people who may adjust large ones.',
  method: 'GET',
  path: '/api/staff/adjustments/bound',
  permission: 'wallet:bound:read:own-brand',
  query: query({}),
  value: z.object({
    currency: Currency,
    bound: Amount,
    /** The e-mail addresses of those who may go above it. */
    people: z.array(z.string()),
  }),
  errors: ['staff.factor.required'],
});
