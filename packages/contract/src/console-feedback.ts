import { z } from 'zod';
import { call } from './call.ts';
import { feedbackAnswerMax, feedbackAnswerMin } from './feedback-bounds.ts';
import { Cursor, Empty, Id, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';

const feedbackStates = ['new', 'answered', 'closed'] as const;
const FeedbackState = z.enum(feedbackStates);

/** A feedback as the list of the desk has it. */
const StaffFeedback = z.object({
  id: Id,
  at: Instant,
  /** The masked name of the member who sent it; null for a visitor without an account. */
  sender: z.string().nullable(),
  text: z.string(),
  images: z.int().min(0),
  state: FeedbackState,
  /** The e-mail address of the account that has taken it. */
  assignee: z.string().nullable(),
});
export type StaffFeedback = z.output<typeof StaffFeedback>;

const StaffFeedbackFile = StaffFeedback.extend({
  remark: z.string(),
  /** The language of the page that it was written on. */
  language: z.string(),
  /** The name of the account, for those who may look members up. */
  account: z.string().nullable(),
  /** An answer would reach somebody: it was sent by a member. */
  canAnswer: z.boolean(),
  /** The answer to the member, or the note that it was closed with. */
  ended: z.object({ by: z.string(), at: Instant, words: z.string() }).nullable(),
});
export type StaffFeedbackFile = z.output<typeof StaffFeedbackFile>;

const staff = { auth: 'staff', alwaysOpen: true } as const;
const reading = { ...staff, permission: 'feedback:message:read:own-brand' } as const;
const answering = { ...staff, permission: 'feedback:message:answer:own-brand' } as const;
const one = z.object({ id: z.uuid() });
const refused = ['staff.factor.required', 'feedback.not.found', 'feedback.ended'] as const;

export const staffFeedbackListCall = call({
  ...reading,
  name: 'staffFeedbackList',
  summary:
    'Feedback to the brand: what waits, the oldest first, or what has ended, the newest first.',
  method: 'GET',
  path: '/api/staff/feedback',
  query: query({ state: FeedbackState.default('new'), cursor: Cursor.optional() }),
  value: z.object({
    now: Instant,
    rows: z.array(StaffFeedback),
    nextCursor: z.string().nullable(),
  }),
  errors: ['staff.factor.required'],
});

export const staffFeedbackCall = call({
  ...reading,
  name: 'staffFeedback',
  summary: 'One feedback with what became of it.',
  method: 'GET',
  path: '/api/staff/feedback/:id',
  params: one,
  query: query({}),
  value: StaffFeedbackFile,
  errors: ['staff.factor.required', 'feedback.not.found'],
});

export const staffFeedbackImageCall = call({
  ...reading,
  name: 'staffFeedbackImage',
  summary: 'A picture of a feedback, which the server has drawn anew, in base64.',
  method: 'GET',
  path: '/api/staff/feedback/:id/images/:position',
  params: one.extend({ position: z.enum(['1', '2', '3']) }),
  query: query({}),
  value: z.object({ type: z.enum(['image/png', 'image/jpeg']), base64: z.string() }),
  errors: ['staff.factor.required', 'feedback.not.found'],
});

export const takeFeedbackCall = call({
  ...answering,
  name: 'takeFeedback',
  summary: 'Takes a feedback, or gives it back: the others see who looks after it.',
  method: 'POST',
  path: '/api/staff/feedback/:id/assignee',
  params: one,
  body: z.strictObject({ mine: z.boolean() }),
  value: Empty,
  errors: [...refused, 'feedback.taken'],
});

export const answerFeedbackCall = call({
  ...answering,
  name: 'answerFeedback',
  summary: 'Answers the member who sent it: by letter, and beside the feedback in the account.',
  method: 'POST',
  path: '/api/staff/feedback/:id/answer',
  params: one,
  body: z.strictObject({ text: z.string().trim().min(feedbackAnswerMin).max(feedbackAnswerMax) }),
  value: Empty,
  errors: [...refused, 'feedback.no.account'],
});

export const closeFeedbackCall = call({
  ...answering,
  name: 'closeFeedback',
  summary: 'Closes a feedback without an answer, with a note for the house.',
  method: 'POST',
  path: '/api/staff/feedback/:id/close',
  params: one,
  body: z.strictObject({ reason: Reason }),
  value: Empty,
  errors: refused,
});
