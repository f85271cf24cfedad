import { z } from 'zod';
import { call } from './call.ts';
import { Cursor, Id, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';

/** `alert`: rules of risk fired. `difference`: a statement and the house disagree. `report`: a person opened it. */
export const caseKinds = ['alert', 'difference', 'report'] as const;
const Kind = z.enum(caseKinds);
export type CaseKind = z.output<typeof Kind>;

export const caseStates = ['OPEN', 'TAKEN', 'CLOSED'] as const;
const State = z.enum(caseStates);
export type CaseState = z.output<typeof State>;

/** How a case ended: it was so, it was not so, it was put right, or an authority was told. */
export const caseOutcomes = ['confirmed', 'unfounded', 'resolved', 'reported'] as const;
const Outcome = z.enum(caseOutcomes);
export type CaseOutcome = z.output<typeof Outcome>;

export const severities = ['low', 'medium', 'high'] as const;
export const Severity = z.enum(severities);
export type Severity = z.output<typeof Severity>;

/** Names and values that people read; instants as ISO 8601, amounts as `12.00 BRL`. */
const Facts = z.record(z.string(), z.string());

export const CaseLine = z.object({
  id: Id,
  kind: Kind,
  severity: Severity,
  state: State,
  /** `member:1024`, `bank:E1234`, `custody:cover` … */
  subject: z.string(),
  /** The member that it is about, by account number and masked name; null where it is about nobody. */
  member: z.object({ account: Id, name: z.string() }).nullable(),
  /** The e-mail address of the person who works on it. */
  owner: z.string().nullable(),
  openedAt: Instant,
  changedAt: Instant,
  outcome: Outcome.nullable(),
  /** How many things speak in it. */
  evidence: z.int(),
});
export type CaseLine = z.output<typeof CaseLine>;

export const caseActs = [
  'opened',
  'joined',
  'taken',
  'handed',
  'said',
  'resolved',
  'closed',
  'reopened',
] as const;

export const CaseFile = CaseLine.extend({
  now: Instant,
  closedAt: Instant.nullable(),
  evidenceList: z.array(
    z.object({ id: Id, at: Instant, kind: z.string(), ref: z.string(), facts: Facts }),
  ),
  /** Oldest first; `by` null: the program itself. */
  story: z.array(
    z.object({
      id: Id,
      at: Instant,
      act: z.enum(caseActs),
      by: z.string().nullable(),
      words: z.string().nullable(),
      facts: Facts,
    }),
  ),
  /** The people of the brand who may take it over. */
  colleagues: z.array(z.string()),
});
export type CaseFile = z.output<typeof CaseFile>;

const reading = {
  auth: 'staff',
  permission: 'cases:case:read:own-brand',
  alwaysOpen: true,
  method: 'GET',
} as const;
const working = {
  auth: 'staff',
  permission: 'cases:case:work:own-brand',
  alwaysOpen: true,
  method: 'POST',
  params: z.object({ id: Id }),
  value: CaseFile,
} as const;
const gone = ['staff.factor.required', 'case.not.found'] as const;

export const caseAges = ['day', 'week'] as const;

export const staffCasesCall = call({
  ...reading,
  name: 'staffCases',
  summary: 'Cases of the brand, the gravest and then the oldest first.',
  path: '/api/staff/cases',
  query: query({
    /** Left out: all that are not closed. */
    state: State.optional(),
    kind: Kind.optional(),
    owner: z.enum(['me', 'nobody']).optional(),
    /** Older than a day, or a week. */
    age: z.enum(caseAges).optional(),
    /** The account number of a member. */
    member: Id.optional(),
    cursor: Cursor.optional(),
  }),
  value: z.object({ now: Instant, cases: z.array(CaseLine), nextCursor: z.string().nullable() }),
  errors: ['staff.factor.required', 'request.invalid', 'member.not.found'],
});

export const staffCaseCall = call({
  ...reading,
  name: 'staffCase',
  summary: 'One case: evidence, story, and who may take it over.',
  path: '/api/staff/cases/:id',
  params: z.object({ id: Id }),
  value: CaseFile,
  errors: gone,
});

export const openCaseCall = call({
  ...working,
  name: 'openCase',
  summary: 'Opens a case about a member by hand; one that is open already gets the words.',
  path: '/api/staff/cases',
  params: undefined,
  body: z.strictObject({ member: Id, severity: Severity, reason: Reason }),
  errors: ['staff.factor.required', 'member.not.found'],
});

export const takeCaseCall = call({
  ...working,
  name: 'takeCase',
  summary: 'Takes a case that nobody works on.',
  path: '/api/staff/cases/:id/take',
  body: z.strictObject({}),
  errors: [...gone, 'case.state'],
});

export const handCaseCall = call({
  ...working,
  name: 'handCase',
  summary: 'Hands a case over to a colleague who may work on it.',
  path: '/api/staff/cases/:id/hand',
  body: z.strictObject({ to: z.string().trim().max(254), reason: Reason }),
  errors: [...gone, 'case.state', 'case.colleague.unknown'],
});

export const commentCaseCall = call({
  ...working,
  name: 'commentCase',
  summary: 'Writes a comment; it is never changed.',
  path: '/api/staff/cases/:id/comments',
  body: z.strictObject({ text: z.string().trim().min(1).max(2_000) }),
  errors: gone,
});

export const closeCaseCall = call({
  ...working,
  name: 'closeCase',
  summary: 'Closes a case that the caller works on, with its outcome.',
  path: '/api/staff/cases/:id/close',
  body: z.strictObject({ outcome: Outcome, reason: Reason }),
  errors: [...gone, 'case.state', 'case.owner'],
});

export const reopenCaseCall = call({
  ...working,
  name: 'reopenCase',
  summary: 'Opens a closed case again, unless a newer one about the same is open.',
  path: '/api/staff/cases/:id/reopen',
  body: z.strictObject({ reason: Reason }),
  errors: [...gone, 'case.state', 'case.newer'],
});
