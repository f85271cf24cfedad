import { z } from 'zod';
import { Limit } from './account.ts';
import { call } from './call.ts';
import { MemberNote, memberFlags } from './console-acts.ts';
import { Amount, Cursor, Currency, Id, Instant, query } from './primitives.ts';
import { heldPurposes } from './session.ts';

/** The kinds of things that the one search finds. */
export const searchKinds = [
  'member',
  'deposit',
  'withdrawal',
  'transfer',
  'round',
  'ticket',
  'game',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A member as lists of staff name one: personal data is masked. */
export const MemberName = z.object({
  /** The public number of the account. */
  account: z.string(),
  username: z.string(),
  /** The full name, masked: `L*** R***`. */
  name: z.string().nullable(),
  /** True for a player of the sandbox: nobody sits there. */
  program: z.boolean(),
});
export type MemberName = z.output<typeof MemberName>;

/** One thing that was found. */
export const SearchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.string(),
  label: z.string(),
  /** How the text matched a member, the state of money, the vendor of a game. */
  detail: z.string(),
  amount: Amount.nullable(),
  currency: Currency.nullable(),
  at: Instant.nullable(),
  /** The member that it belongs to; null for a game. */
  member: MemberName.nullable(),
});
export type SearchHit = z.output<typeof SearchHit>;

const staffCall = { auth: 'staff', alwaysOpen: true } as const;

export const staffSearchCall = call({
  ...staffCall,
  name: 'staffSearch',
  summary:
    'Finds members, money, rounds, tickets and games by what somebody typed, of the kinds that the caller may read.',
  method: 'GET',
  path: '/api/staff/search',
  permission: 'console:search:read:own-brand',
  query: query({ q: z.string().trim().min(2).max(120) }),
  value: z.object({ hits: z.array(SearchHit) }),
  errors: ['staff.factor.required'],
});

/** The figures of a member in a span of days; amounts in the currency of the member. */
export const MemberFigures = z.object({
  deposits: Amount,
  withdrawals: Amount,
  /** Deposits less withdrawals. */
  net: Amount,
  /** Stakes less stakes given back. */
  turnover: Amount,
  /** Prizes less prizes taken back. */
  prizes: Amount,
  /** Turnover less prizes. */
  ggr: Amount,
  /** Adjustments of goodwill, credits less debits: the house gives no other rewards yet. */
  bonusCost: Amount,
  /** GGR less bonus cost. Fees and levies of the house are no one member's. */
  ngr: Amount,
  /** Adjustments by two people of any class: credits less debits. */
  adjusted: Amount,
  rounds: z.int(),
});
export type MemberFigures = z.output<typeof MemberFigures>;

const Span = z.object({ since: Instant, until: Instant.nullable() });

const MemberState = z.object({
  /** Blocked by a person of the house; `by` and `reason` are of the latest decision. */
  blocked: z.object({ since: Instant, by: z.string(), reason: z.string() }).nullable(),
  paused: Span.nullable(),
  excluded: Span.nullable(),
  /** All that is forbidden now, whatever the reason. */
  forbidden: z.array(
    z.object({
      permission: z.enum(['login', 'play', 'deposit', 'withdraw']),
      reason: z.string(),
      since: Instant,
      until: Instant.nullable(),
    }),
  ),
});

const MemberAccess = z.object({
  hasPassword: z.boolean(),
  mustChangePassword: z.boolean(),
  passwordChangedAt: Instant.nullable(),
  hasPaymentPassword: z.boolean(),
  totpSince: Instant.nullable(),
  /** A second step is asked for after the password. */
  secondStep: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(z.object({ name: z.string(), lastUsedAt: Instant.nullable() })),
  linked: z.array(z.string()),
  sessions: z.array(
    z.object({
      device: z.string(),
      /** The network address, its last part masked. */
      address: z.string(),
      country: z.string().nullable(),
      startedAt: Instant,
      lastSeenAt: Instant,
    }),
  ),
  lastSeenAt: Instant.nullable(),
});

const MemberBalances = z.object({
  currency: Currency,
  cash: Amount,
  bonus: Amount,
  held: Amount,
  debt: Amount,
  heldFor: z.array(z.object({ purpose: z.enum(heldPurposes), amount: Amount })),
  purses: z.array(z.object({ vendor: z.string(), name: z.string(), balance: Amount })),
});

/** The data that other accounts of a brand may have in common with a member. */
export const sharedThings = ['email', 'mobile', 'address'] as const;

/** One member, on one page. */
export const StaffMember = MemberName.extend({
  kind: z.enum(['member', 'agent', 'trial']),
  createdAt: Instant,
  firstLoginAt: Instant.nullable(),
  /** When the person was erased; the number of the account and its money stay. */
  erasedAt: Instant.nullable(),
  language: z.string(),
  currency: Currency,
  /** Personal data, masked; null: the house does not have it. */
  personal: z.object({
    idNumber: z.string().nullable(),
    birthDate: z.string().nullable(),
    email: z.string().nullable(),
    emailConfirmed: z.boolean(),
    mobile: z.string().nullable(),
    mobileConfirmed: z.boolean(),
    pixKey: z.string().nullable(),
  }),
  state: MemberState,
  rank: z.object({
    level: z.int(),
    label: z.string(),
    /** The rank that turnover alone has reached. */
    earned: z.int(),
    /** When a rank that the house gave ends; null: never, or the house gave none. */
    until: Instant.nullable(),
    /** The ranks of the brand, from the lowest. */
    levels: z.array(z.object({ level: z.int(), label: z.string() })),
  }),
  /** The members who brought the member. */
  uplines: z.array(
    MemberName.extend({
      kind: z.enum(['affiliate', 'referral']),
      code: z.string(),
      at: Instant,
    }),
  ),
  limits: z.array(Limit),
  balances: MemberBalances,
  /** Money that two people decide on at the cashier's desk; the id of a prize is `vendor/transaction`. */
  waiting: z.array(
    z.object({
      queue: z.enum(['withdrawals', 'payments', 'prizes']),
      id: z.string(),
      amount: Amount,
      currency: Currency,
      at: Instant,
    }),
  ),
  figures: z.object({ lifetime: MemberFigures, last30: MemberFigures }),
  access: MemberAccess,
  terms: z.object({ version: z.int(), at: Instant }).nullable(),
  notes: z.array(MemberNote),
  flags: z.array(
    z.object({ flag: z.enum(memberFlags), at: Instant, by: z.string(), reason: z.string() }),
  ),
  /** Other accounts of the brand with something in common. */
  related: z.array(MemberName.extend({ shares: z.array(z.enum(sharedThings)) })),
});
export type StaffMember = z.output<typeof StaffMember>;

const params = z.object({ account: Id });
const gone = ['staff.factor.required', 'member.not.found'] as const;
const read = { ...staffCall, permission: 'members:member:read:own-brand', params } as const;

export const staffMemberCall = call({
  ...read,
  name: 'staffMember',
  summary: 'A member on one page, with personal data masked.',
  method: 'GET',
  path: '/api/staff/members/:account',
  query: query({}),
  value: StaffMember,
  errors: gone,
});

/** The kinds of lines of a member's story. */
export const timelineKinds = [
  'deposit',
  'withdrawal',
  'transfer',
  'adjustment',
  'round',
  'ticket',
  'limit',
  'pause',
  'block',
  'sign-in',
  'terms',
  'notice',
  'note',
  'act',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** One line of a member's story. */
export const TimelineLine = z.object({
  kind: z.enum(timelineKinds),
  id: z.string(),
  at: Instant,
  /** A code of what happened: the state of money, the kind of a limit, the action of a person. */
  what: z.string(),
  /** The game, the device, the vendor of a purse, the words of a note, the version of the terms. */
  title: z.string().nullable(),
  amount: Amount.nullable(),
  /** The prize of a round or a ticket. */
  prize: Amount.nullable(),
  currency: Currency.nullable(),
  /** The person of the house; null where nobody had to decide. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** The end of a pause; when a limit comes into force. */
  until: Instant.nullable(),
});
export type TimelineLine = z.output<typeof TimelineLine>;

export const staffMemberTimelineCall = call({
  ...read,
  name: 'staffMemberTimeline',
  summary: 'The whole story of a member, the latest first, of the kinds that the caller may read.',
  method: 'GET',
  path: '/api/staff/members/:account/timeline',
  query: query({
    /** Kinds of lines, separated by commas; without them all. */
    kinds: z.string().max(120).optional(),
    before: Cursor.optional(),
  }),
  value: z.object({
    lines: z.array(TimelineLine),
    next: z.string().nullable(),
    /** The kinds that the caller may read. */
    kinds: z.array(z.enum(timelineKinds)),
  }),
  errors: gone,
});

/** Everything that an action upon a member meets now: read before somebody acts. */
export const MemberConsequence = z.object({
  openRounds: z.int(),
  openTickets: z.int(),
  openStakes: Amount,
  openWithdrawals: z.int(),
  openWithdrawalsAmount: Amount,
  openDeposits: z.int(),
  liveSessions: z.int(),
  /** Cash and grants that the member keeps. */
  balance: Amount,
  currency: Currency,
});
export type MemberConsequence = z.output<typeof MemberConsequence>;

export const staffMemberConsequenceCall = call({
  ...read,
  name: 'staffMemberConsequence',
  summary: 'What is open at a member: rounds, tickets, withdrawals, sessions.',
  method: 'GET',
  path: '/api/staff/members/:account/consequence',
  query: query({}),
  value: MemberConsequence,
  errors: gone,
});
