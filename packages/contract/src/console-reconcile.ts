import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Cursor, Day, Empty, Id, Instant, query } from './primitives.ts';

/** Each side of the house that somebody else keeps a book of, too. */
export const reconcileParts = ['bank', 'custody', 'purses', 'vendors'] as const;
const Part = z.enum(reconcileParts);
export type ReconcilePart = z.output<typeof Part>;

/** Only the other side has it; only the house has it; both have it, with another amount or state. */
export const differenceClasses = ['theirs', 'ours', 'changed'] as const;
const Class = z.enum(differenceClasses);
export type DifferenceClass = z.output<typeof Class>;

const PartState = z.object({
  part: Part,
  /** `unreached`: the other side did not answer. `none`: there is nobody to ask. */
  state: z.enum(['agrees', 'differs', 'unreached', 'none']),
  /** Entries that were compared. */
  compared: z.int(),
  differences: z.int(),
});

const DayState = z.object({
  day: Day,
  state: z.enum(['RUNNING', 'DONE', 'FAILED']),
  checkedAt: Instant.nullable(),
  parts: z.array(PartState),
  /** Differences of the day that nothing has resolved yet. */
  open: z.int(),
});
export type ReconcileDay = z.output<typeof DayState>;

const Side = z.record(z.string(), z.string());

const Difference = z.object({
  id: Id,
  part: Part,
  class: Class,
  ref: z.string(),
  ours: Side.nullable(),
  theirs: Side.nullable(),
  foundAt: Instant,
  firstDay: Day,
  resolvedAt: Instant.nullable(),
  caseId: Id,
});
export type ReconcileDifference = z.output<typeof Difference>;

/** Null where the caller may not know sums of all brands. */
const Sum = Amount.nullable();

export const ReconcileFile = DayState.extend({
  currency: z.string(),
  /** The account at the bank at the end of the day; null before the first comparison. */
  custody: z
    .object({
      /** By the bank. */
      bank: Sum,
      /** By the ledger. */
      ledger: Sum,
      /** Moves that one side wrote down before midnight and the other one after it. */
      transit: Amount,
      /** The rest, which nothing explains yet. */
      unexplained: Amount,
      /** Custody by the ledger less what it keeps for others, at the moment of the comparison. */
      cover: Sum,
      /** Both books were read up to this instant; absent in a comparison of before. */
      asOf: Instant.optional(),
    })
    .nullable(),
  differences: z.array(Difference),
});
export type ReconcileFile = z.output<typeof ReconcileFile>;

const desk = { auth: 'staff', alwaysOpen: true } as const;

export const staffReconcileDaysCall = call({
  ...desk,
  name: 'staffReconcileDays',
  summary: 'The days that were compared, the latest first.',
  method: 'GET',
  path: '/api/staff/reconciliation',
  permission: 'cashier:statement:read:own-brand',
  query: query({ cursor: Cursor.optional() }),
  value: z.object({
    /** The last day that is over at the brand. */
    lastDay: Day,
    days: z.array(DayState),
    nextCursor: z.string().nullable(),
  }),
  errors: ['staff.factor.required', 'request.invalid'],
});

export const staffReconcileDayCall = call({
  ...desk,
  name: 'staffReconcileDay',
  summary: 'A day: each part, the custody, and every difference.',
  method: 'GET',
  path: '/api/staff/reconciliation/:day',
  permission: 'cashier:statement:read:own-brand',
  params: z.object({ day: Day }),
  value: ReconcileFile,
  errors: ['staff.factor.required', 'reconcile.day'],
});

export const compareDayCall = call({
  ...desk,
  name: 'compareDay',
  summary: 'Compares a day that is over, in the background, also one that was compared before.',
  method: 'POST',
  path: '/api/staff/reconciliation/:day',
  permission: 'cashier:statement:compare:own-brand',
  params: z.object({ day: Day }),
  body: z.strictObject({}),
  value: Empty,
  errors: ['staff.factor.required', 'reconcile.day'],
});
