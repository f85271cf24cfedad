import { z } from 'zod';
import { call } from './call.ts';
import { issueStates } from './console-issues.ts';
import { LotteryGameCode, LotteryTicket, Numero } from './lottery.ts';
import { Amount, Cursor, Id, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';

const Count = z.int().min(0);

const ticket = { params: z.object({ id: Id }) } as const;
const deciding = {
  ...ticket,
  auth: 'staff',
  permission: 'lottery:ticket:decide:all',
  alwaysOpen: true,
  method: 'POST',
  value: z.object({ state: z.enum(['waits', 'differs', 'restore', 'return', 'keep']) }),
} as const;
const ticketErrors = [
  'staff.factor.required',
  'lottery.ticket.unknown',
  'lottery.ticket.over',
  'lottery.ticket.whole',
] as const;

export const decideLotteryTicketCall = call({
  ...deciding,
  name: 'decideLotteryTicket',
  summary:
    'Says what becomes of a ticket that is not as it was counted; it is done with a second person.',
  path: '/api/staff/tickets/:id/decision',
  body: z.strictObject({
    decision: z.enum(['restore', 'return', 'keep']),
    /** The text that was counted, or the proof that holds it; given to restore it. */
    text: z.string().max(200_000).nullable(),
    reason: Reason,
  }),
  errors: [
    ...ticketErrors,
    'lottery.ticket.text',
    'lottery.ticket.decision',
    'lottery.ticket.unreturnable',
  ],
});

export const withdrawTicketWordCall = call({
  ...deciding,
  name: 'withdrawTicketWord',
  summary: 'Takes back what the person said of a ticket.',
  path: '/api/staff/tickets/:id/withdraw',
  errors: [...ticketErrors, 'lottery.word.none'],
});

const ofBrand = {
  auth: 'staff',
  permission: 'lottery:ticket:read:own-brand',
  alwaysOpen: true,
} as const;

/** A ticket of the brand, as a complaint about it is answered. */
export const StaffTicket = z.object({
  /** The public number of its member. */
  account: z.string(),
  /** Of the lottery, in the language of the caller. */
  name: z.string(),
  ticket: LotteryTicket,
  /** The prize of each of its lines, in their order; null where it is not settled. */
  linePrizes: z.array(Amount).nullable(),
  issueState: z.enum(issueStates),
  /** False: its row is not what was counted. */
  isCounted: z.boolean(),
  /** SHA-256 of its text, a leaf of the tree whose root its issue published. */
  leaf: z.string(),
  root: z.string().nullable(),
  /** The round as the wallet has it; null: nothing under that name. */
  round: z.object({ state: z.string(), staked: Amount, paid: Amount, held: Amount }).nullable(),
  /** The transfers of the ledger that moved its money, the oldest first. */
  entries: z.array(
    z.object({
      id: Id,
      what: z.enum(['stake', 'prize', 'returned']),
      amount: Amount,
      at: Instant,
    }),
  ),
  corrections: z.array(z.object({ before: Amount, after: Amount, lost: Amount, at: Instant })),
});
export type StaffTicket = z.output<typeof StaffTicket>;

export const staffTicketCall = call({
  ...ofBrand,
  ...ticket,
  name: 'staffTicket',
  summary: 'One ticket of the brand: its lines, its seal, its result and what the wallet paid.',
  method: 'GET',
  path: '/api/staff/tickets/:id',
  query: query({}),
  value: StaffTicket,
  errors: ['staff.factor.required', 'lottery.ticket.unknown'],
});

export const staffChasesCall = call({
  ...ofBrand,
  name: 'staffChases',
  summary: 'Chases of the brand that run, the latest first, with what is left to buy.',
  method: 'GET',
  path: '/api/staff/chases',
  query: query({ gameCode: LotteryGameCode.optional(), cursor: Cursor.optional() }),
  value: z.object({
    currency: z.string(),
    chases: z.array(
      z.object({
        id: Id,
        account: z.string(),
        gameCode: LotteryGameCode,
        name: z.string(),
        createdAt: Instant,
        stopOnWin: z.boolean(),
        steps: Count,
        stepsLeft: Count,
        total: Amount,
        left: Amount,
        nextNumero: Numero.nullable(),
        lastNumero: Numero.nullable(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  errors: ['staff.factor.required', 'request.invalid'],
});
