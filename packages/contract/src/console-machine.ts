import { z } from 'zod';
import { call } from './call.ts';
import { Empty, Id, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';

const Count = z.int().min(0);

const MachineProof = z.object({
  id: Id,
  madeAt: Instant,
  sound: z.boolean(),
  /** The newest batch of the ledger that it saw; `null`: there was none. */
  batch: z.string().nullable(),
  /** When that batch was posted. */
  until: Instant.nullable(),
});

/** A proof that found a fault and that nobody has cleared: payouts stand still because of it. */
const UnsoundProof = z.object({
  id: Id,
  madeAt: Instant,
  /** Found faults by their kind, as the proof has them, cut after some hundred characters. */
  faults: z.record(z.string(), z.string()),
});

/** A consumer of the outbox. */
const Follower = z.object({
  name: z.string(),
  /** Events that it has not handled; where `many`, there are more. */
  behind: Count,
  many: z.boolean(),
  oldestAt: Instant.nullable(),
  /** The event that it fails at, until it goes on or gives it up. */
  failing: z
    .object({ topic: z.string().nullable(), attempts: Count, since: Instant, retryAt: Instant })
    .nullable(),
  letters: Count,
});

export const jobStates = ['failed', 'late', 'running', 'waiting'] as const;

const QueuedJob = z.object({
  id: Id,
  name: z.string(),
  /** `late`: it should have begun more than ten seconds ago. `failed`: no further try is left. */
  state: z.enum(jobStates),
  attempts: Count,
  attemptsMax: Count,
  /** The last failure, without values that belong to people. */
  error: z.string().nullable(),
  /** When it began, or begins next. */
  at: Instant,
});

const Statement = z.object({
  text: z.string(),
  calls: Count,
  /** Milliseconds. */
  mean: z.number(),
  longest: z.number(),
});

/** The house as its machines see it. All instants are those of the database. */
export const Machine = z.object({
  at: Instant,
  version: z.string(),
  proofs: z.object({
    daily: MachineProof.nullable(),
    whole: MachineProof.nullable(),
    /** The newest first. */
    unsound: z.array(UnsoundProof),
    payoutsWait: z.boolean(),
  }),
  /** Seconds that the daily facts are behind the ledger. */
  factsBehind: z.number().min(0),
  followers: z.array(Follower),
  queue: z.object({
    counts: z.record(z.enum(jobStates), Count),
    /** The first fifty: those that failed, are late, run, wait. */
    jobs: z.array(QueuedJob),
  }),
  /** Processes that run jobs, heard of within a day. */
  workers: z.array(z.object({ id: z.string(), seenAt: Instant, alive: z.boolean() })),
  /** Pages that hear live news from the process that answers. */
  sockets: Count,
  /** `migration`: the newest that the program has brought. */
  database: z.object({ version: z.string(), migration: z.string(), bytes: z.number().min(0) }),
  /** The slowest calls of the process that answers, by their mean since it began. */
  slowestCalls: z.array(Statement),
  /** A proxy brought a request to the process that answers, and `TRUST_PROXY` does not name it. */
  unnamedProxy: z.boolean(),
  /** The address of the lines of a support code, with `{id}` in its place; `null`: nobody has set one. */
  logs: z.string().nullable(),
  /** `null` where the database does not count them. */
  slowest: z.array(Statement).nullable(),
});
export type Machine = z.output<typeof Machine>;

/** An event that a consumer gave up. Its content is not told. */
export const MachineLetter = z.object({
  consumer: z.string(),
  /** Its place in the outbox. */
  event: z.string(),
  topic: z.string(),
  attempts: Count,
  firstFailedAt: Instant,
  lastFailedAt: Instant,
  /** The last failure, without values that belong to people. */
  error: z.string(),
  /** This version has the consumer, so that it can be asked again. */
  known: z.boolean(),
});
export type MachineLetter = z.output<typeof MachineLetter>;

const staff = { auth: 'staff', alwaysOpen: true } as const;

export const staffMachineCall = call({
  ...staff,
  name: 'staffMachine',
  summary: 'The machine room: proofs, followers of the outbox, the queue, processes, the database.',
  method: 'GET',
  path: '/api/staff/machine',
  permission: 'machine:room:read:all',
  query: query({}),
  value: Machine,
  errors: ['staff.factor.required'],
});

export const staffLettersCall = call({
  ...staff,
  name: 'staffLetters',
  summary: 'Events that a consumer gave up, the oldest failure first.',
  method: 'GET',
  path: '/api/staff/machine/letters',
  permission: 'events:letter:read:all',
  query: query({}),
  value: z.object({
    letters: z.array(MachineLetter),
    /** There are more than these hundred. */
    more: z.boolean(),
  }),
  errors: ['staff.factor.required'],
});

const letter = {
  ...staff,
  method: 'POST',
  permission: 'events:letter:decide:all',
  params: z.object({
    consumer: z
      .string()
      .max(80)
      .regex(/^[A-Za-z0-9._-]+$/),
    event: z
      .string()
      .max(40)
      .regex(/^\d{1,19}-(-1|\d{1,18})$/),
  }),
  value: Empty,
} as const;

export const retryLetterCall = call({
  ...letter,
  name: 'retryLetter',
  summary: 'Has the consumer handle a given-up event once more.',
  path: '/api/staff/machine/letters/:consumer/:event/retry',
  errors: [
    'staff.factor.required',
    'dead.letter.not.found',
    'dead.letter.consumer.unknown',
    'dead.letter.failed.again',
  ],
});

export const dropLetterCall = call({
  ...letter,
  name: 'dropLetter',
  summary: 'Drops a given-up event unhandled.',
  path: '/api/staff/machine/letters/:consumer/:event/drop',
  body: z.strictObject({ reason: Reason }),
  errors: ['staff.factor.required', 'dead.letter.not.found'],
});

export const clearProofCall = call({
  ...staff,
  name: 'clearProof',
  summary: 'Clears the newest unsound proof and those before it: payouts are sent again.',
  method: 'POST',
  path: '/api/staff/machine/proofs/:id/clear',
  permission: 'ledger:proof:clear:all',
  params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) }),
  body: z.strictObject({ reason: Reason }),
  value: Empty,
  errors: ['staff.factor.required', 'proof.not.newest'],
});
