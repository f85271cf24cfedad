import { z } from 'zod';
import { call } from './call.ts';
import { IssueState } from './issues.ts';
import { LotteryGameCode, LotteryPrizes, Numero } from './lottery.ts';
import { Id, Instant, Timestamp, query } from './primitives.ts';

/** The result of an issue. The call `issueProofCall` gives its proof. */
export const LotteryDraw = z.object({
  gameCode: LotteryGameCode,
  numero: Numero,
  result: z.string(),
  drawnAt: Timestamp,
});

export const drawsOfGameCall = call({
  name: 'drawsOfGame',
  summary: 'The latest results of a lottery, newest first.',
  method: 'GET',
  path: '/lgw/draw/code/:gameCode',
  module: 'COMM3',
  auth: 'none',
  params: z.strictObject({ gameCode: LotteryGameCode }),
  query: query({ count: z.coerce.number().int().min(1).max(100).default(20) }),
  value: z.array(LotteryDraw),
  errors: ['game.not.found'],
});

const Hash = z.string();

/** The known facts of every issue: its tickets, counted and hashed when its sale had ended. */
const CountedIssue = z.object({
  game: z.string(),
  model: z.string(),
  numero: z.string(),
  closeAt: Instant,
  /** Without a beacon or an agreed result by then it is void; promised before its sale. */
  voidAt: Instant,
  ticketsRoot: Hash,
  tickets: z.int(),
  leaves: z.array(Hash).readonly().optional(),
  ticket: z
    .object({
      text: z.string(),
      /** The prizes that it was sold under: its text says their hash. */
      prizes: LotteryPrizes,
      index: z.int(),
      path: z.array(Hash).readonly(),
    })
    .optional(),
  draw: z.string(),
});

/** Everything that proves an issue of our own (packages/lottery, `verifyIssue`); nulls until its draw. */
const OwnProof = CountedIssue.extend({
  serverSeedHash: Hash,
  serverSeed: Hash.nullable(),
  beaconMarginMs: z.int(),
  /** When the tickets were counted, by the house's word. */
  closedAt: Instant.optional(),
  chain: z.object({
    public_key: z.string(),
    period: z.int(),
    genesis_time: z.int(),
    hash: Hash,
    groupHash: Hash,
    schemeID: z.string(),
    metadata: z.object({ beaconID: z.string() }),
  }),
  beacon: z.object({ round: z.int(), randomness: Hash, signature: z.string() }).nullable(),
});

/** The proof of an issue that somebody else draws: where two people read its result. */
const EnteredProof = CountedIssue.extend({
  sources: z.array(z.object({ source: z.string(), enteredAt: Instant })).readonly(),
  /** Results that it had before, the first one first. */
  corrections: z
    .array(z.object({ before: z.string(), correctedAt: Instant, reason: z.string() }))
    .readonly(),
});

export const LotteryProof = z.union([OwnProof, EnteredProof]);

const standing = {
  state: IssueState,
  openAt: Timestamp,
  drawAt: Timestamp,
  /**
   * Why it is void: its tickets were counted after its beacon's time (`late`), its beacon did not come by
   * the promised instant (`beacon`), no two people told the same result by then (`result`), or two people
   * said before that there is none, as when nobody drew (`people`).
   */
  voidReason: z.enum(['late', 'beacon', 'result', 'people']).optional(),
  /**
   * Tickets that counted and were taken out by two people, because their rows were rewritten and nobody had the
   * text: the leaf of each, and when its stake was given back. Absent: there are none.
   */
  returned: z.array(z.object({ leaf: Hash, decidedAt: Instant })).optional(),
};

export const issueProofCall = call({
  name: 'issueProof',
  summary: 'What anybody may know of an issue: before its draw the promise, after it the proof.',
  method: 'GET',
  path: '/api/lottery/issues/:gameCode/:numero',
  module: 'COMM3',
  auth: 'none',
  params: z.strictObject({ gameCode: LotteryGameCode, numero: Numero }),
  query: query({}),
  value: z.union([
    OwnProof.extend({
      ...standing,
      /** The round of the beacon that it is drawn with, promised before its sale. */
      beaconRound: z.int(),
    }),
    EnteredProof.extend(standing),
  ]),
  errors: ['lottery.issue.not.found', 'lottery.issue.pruned'],
});

export const ticketProofCall = call({
  name: 'ticketProof',
  summary: "The proof of a ticket's issue, with the place of the ticket in it.",
  method: 'GET',
  path: '/api/lottery/tickets/:id/proof',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: LotteryProof,
  errors: ['lottery.ticket.not.found', 'lottery.issue.not.found', 'lottery.issue.open'],
});
