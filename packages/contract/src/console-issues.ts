import { z } from 'zod';
import { call } from './call.ts';
import { LotteryGameCode, Numero } from './lottery.ts';
import { Amount, Cursor, Id, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';

const Count = z.int().min(0);
const Percent = z.string();
/** A result as a person writes it down: a line for each prize, its name and its numbers. */
const ResultText = z.string().trim().min(1).max(4_000);

export const issueStates = [
  'SCHEDULED',
  'ON_SALE',
  'CLOSED',
  'DRAWN',
  'SETTLING',
  'SETTLED',
  'CORRECTED',
  'VOID',
] as const;

/** Why the result of an issue is not borne out, so that nothing of it is paid. */
export const heldCodes = [
  'uncounted',
  'chain',
  'unheard',
  'proof',
  'seed',
  'beaconEarly',
  'beaconGone',
  'beaconOther',
  'people',
  'count',
  'tickets',
  'other',
] as const;

const Held = z.object({
  code: z.enum(heldCodes),
  since: Instant,
  /** When it was looked at last; it is looked at again ten minutes later. */
  lookedAt: Instant,
});

const reading = {
  auth: 'staff',
  permission: 'lottery:game:read:all',
  alwaysOpen: true,
} as const;

/** An issue in one line, of the whole house. */
export const StaffIssue = z.object({
  numero: Numero,
  state: z.enum(issueStates),
  openAt: Instant,
  closeAt: Instant,
  drawAt: Instant,
  voidAt: Instant,
  drawnAt: Instant.nullable(),
  drawSource: z.enum(['own', 'external']),
  tickets: Count,
  /** Stakes of the tickets that count. */
  stakes: Amount,
  /** Prizes with rebates, of the tickets that are settled. */
  prizes: Amount,
  result: z.string().nullable(),
  /** How often the result was corrected. */
  corrected: Count,
  held: Held.nullable(),
});
export type StaffIssue = z.output<typeof StaffIssue>;

/** `sold`: on sale or before; `waiting`: for a result; `held`: for people. */
export const issueShows = ['sold', 'waiting', 'held'] as const;

export const staffLotteryIssuesCall = call({
  ...reading,
  name: 'staffLotteryIssues',
  summary: 'The issues of a lottery that were opened, the latest first.',
  method: 'GET',
  path: '/api/staff/lotteries/:gameCode/issues',
  params: z.object({ gameCode: LotteryGameCode }),
  query: query({ show: z.enum(issueShows).default('sold'), cursor: Cursor.optional() }),
  value: z.object({
    at: Instant,
    currency: z.string(),
    issues: z.array(StaffIssue),
    nextCursor: z.string().nullable(),
  }),
  errors: ['staff.factor.required', 'game.not.found', 'request.invalid'],
});

/** The word of a person about a result. */
const ResultWord = z.object({
  by: z.string(),
  isOwn: z.boolean(),
  at: Instant,
  source: z.string(),
  reason: z.string().nullable(),
  /** Null while the reader is to read it independently: before the own word is said. */
  result: z.string().nullable(),
});

const TicketWord = z.object({
  by: z.string(),
  isOwn: z.boolean(),
  decision: z.enum(['restore', 'return', 'keep']),
  reason: z.string(),
});

/** A ticket whose row is not what was counted: its issue waits for it. */
const TamperedTicket = z.object({
  id: Id,
  /** By the wallet, for the row may say anything; null: it knows no stake of that name. */
  staked: Amount.nullable(),
  paid: Amount.nullable(),
  /** The decisions that two people may take. */
  choices: z.array(z.enum(['restore', 'return', 'keep'])),
  words: z.array(TicketWord),
});

/** An issue, whole. */
export const StaffIssueDetail = z.object({
  at: Instant,
  currency: z.string(),
  issue: StaffIssue,
  /** The prizes that a person reads from a draw made elsewhere: how many numbers of how many digits. */
  parts: z.array(z.object({ name: z.string(), count: Count, digits: Count })),
  /** The thing that may be entered now; null: nothing. */
  entering: z.enum(['result', 'correction']).nullable(),
  /** Null where nobody has said anything of it. */
  stand: z.enum(['waits', 'differs']).nullable(),
  words: z.array(ResultWord),
  voids: z.array(z.object({ by: z.string(), isOwn: z.boolean(), reason: z.string() })),
  mayVoid: z.boolean(),
  corrections: z.array(
    z.object({
      before: z.string(),
      after: z.string(),
      reason: z.string(),
      by: z.array(z.string()),
      at: Instant,
      doneAt: Instant.nullable(),
      tickets: Count,
      /** Paid too much and spent: the house bears it. */
      lost: Amount,
    }),
  ),
  /** Money of the issue that has not moved yet. */
  payments: z.array(
    z.object({
      what: z.enum(['prizes', 'refunds', 'corrections']),
      since: Instant,
      tickets: Count.nullable(),
    }),
  ),
  tampered: z.array(TamperedTicket),
  exposure: z.object({
    stakedMax: Amount,
    worstMax: Amount,
    /** Numbers and combinations by what they may win at most, the most first. */
    cells: z.array(
      z.object({
        play: z.string(),
        cell: z.string(),
        worst: Amount,
        /** Percent of the most that it may owe. */
        share: Percent,
      }),
    ),
  }),
});
export type StaffIssueDetail = z.output<typeof StaffIssueDetail>;

const issue = {
  params: z.object({ gameCode: LotteryGameCode, numero: Numero }),
  value: StaffIssueDetail,
} as const;

export const staffLotteryIssueCall = call({
  ...reading,
  ...issue,
  name: 'staffLotteryIssue',
  summary: 'One issue: its words and results, what it waits for, and its exposure.',
  method: 'GET',
  path: '/api/staff/lotteries/:gameCode/issues/:numero',
  query: query({}),
  errors: ['staff.factor.required', 'lottery.issue.not.found'],
});

const entering = {
  ...issue,
  auth: 'staff',
  permission: 'lottery:result:enter:all',
  alwaysOpen: true,
  method: 'POST',
} as const;

export const enterLotteryResultCall = call({
  ...entering,
  name: 'enterLotteryResult',
  summary:
    'Keeps what a person read of a draw made elsewhere, or what is wrong about its result; it stands with a second one.',
  path: '/api/staff/lotteries/:gameCode/issues/:numero/result',
  body: z.strictObject({
    text: ResultText,
    source: z.string().trim().min(1).max(200),
    /** Given for a correction alone. */
    reason: Reason.nullable(),
  }),
  errors: [
    'staff.factor.required',
    'game.not.found',
    'lottery.issue.not.found',
    'lottery.result.own',
    'lottery.result.early',
    'lottery.result.over',
    'lottery.result.unread',
    'lottery.result.same',
    'lottery.result.source',
  ],
});

export const callLotteryVoidCall = call({
  ...entering,
  name: 'callLotteryVoid',
  summary: 'Says that nobody drew an issue; with a second person it is void.',
  path: '/api/staff/lotteries/:gameCode/issues/:numero/void',
  body: z.strictObject({ reason: Reason }),
  errors: [
    'staff.factor.required',
    'lottery.issue.not.found',
    'lottery.result.own',
    'lottery.result.over',
    'lottery.void.said',
  ],
});

export const withdrawLotteryWordCall = call({
  ...entering,
  name: 'withdrawLotteryWord',
  summary: 'Takes back what the person said of a result, or that an issue is void.',
  path: '/api/staff/lotteries/:gameCode/issues/:numero/withdraw',
  body: z.strictObject({ about: z.enum(['result', 'void']) }),
  errors: [
    'staff.factor.required',
    'lottery.issue.not.found',
    'lottery.result.own',
    'lottery.result.over',
    'lottery.word.none',
  ],
});

export const lookAgainAtIssueCall = call({
  ...entering,
  permission: 'lottery:ticket:decide:all',
  name: 'lookAgainAtIssue',
  summary: 'Has the proof of a held issue looked at again at once.',
  path: '/api/staff/lotteries/:gameCode/issues/:numero/look',
  body: z.strictObject({ reason: Reason }),
  errors: ['staff.factor.required', 'lottery.issue.not.found', 'lottery.issue.free'],
});

export const previewCorrectionCall = call({
  auth: 'staff',
  permission: 'lottery:result:read:all',
  alwaysOpen: true,
  name: 'previewCorrection',
  summary: 'What another result would change for the tickets of a settled issue.',
  method: 'POST',
  path: '/api/staff/lotteries/:gameCode/issues/:numero/correction',
  params: issue.params,
  body: z.strictObject({ text: ResultText }),
  value: z.object({
    currency: z.string(),
    /** Tickets that counted, those whose prize changes, and those that cannot be read. */
    tickets: Count,
    changed: Count,
    unread: Count,
    winnersBefore: Count,
    winnersAfter: Count,
    /** Prizes with rebates of all tickets, as they are and as they would be. */
    paidBefore: Amount,
    owedAfter: Amount,
    toPay: Amount,
    toTakeBack: Amount,
  }),
  errors: [
    'staff.factor.required',
    'game.not.found',
    'lottery.issue.not.found',
    'lottery.result.own',
    'lottery.result.early',
    'lottery.result.unread',
    'lottery.result.same',
  ],
});
