import { z } from 'zod';
import { call } from './call.ts';
import { LotteryGameCode, Numero, TicketLine, TicketState } from './lottery.ts';
import { issuesMax, issuesMin, linesMax, multipleMax } from './lottery-bounds.ts';
import { Amount, Cursor, Id, Instant, PositiveAmount, Timestamp, query } from './primitives.ts';

const ChaseStep = z.object({
  numero: Numero,
  /** When the sale of its issue ends. */
  closeAt: Timestamp,
  multiple: z.int(),
  stake: Amount,
  state: z.enum(['WAITING', 'BOUGHT', 'RELEASED']),
  /** Why its money went back: `win`, `member`, `account`, `late`, or the code of its refusal. */
  reason: z.string().nullable(),
  ticketId: Id.nullable(),
  /** The outcome of its ticket; null where none was bought. */
  ticketState: TicketState.nullable(),
  prize: Amount.nullable(),
});

export const LotteryChase = z.object({
  id: Id,
  gameCode: LotteryGameCode,
  state: z.enum(['ACTIVE', 'DONE', 'STOPPED']),
  /** `account`: its member may stake nothing any more, being paused, excluded or blocked. */
  stoppedBy: z.enum(['win', 'member', 'account']).nullable(),
  stopOnWin: z.boolean(),
  mode: z.int(),
  unit: z.enum(['1', '0.1', '0.01', '0.001']),
  lines: z.array(TicketLine),
  /** The amount that was held for all of its steps. */
  total: Amount,
  steps: z.array(ChaseStep),
  createdAt: Instant,
  endedAt: Instant.nullable(),
});
export type LotteryChase = z.output<typeof LotteryChase>;

export const orderChaseCall = call({
  name: 'orderChase',
  summary: 'Orders the same lines for issues to come and holds the money of all of them.',
  method: 'POST',
  path: '/api/lottery/chases',
  module: 'LOTTERY3',
  auth: 'account',
  idempotent: true,
  limit: { by: 'session', points: 60, seconds: 60 },
  body: z.strictObject({
    gameCode: LotteryGameCode,
    tableVersion: z.int().min(1),
    mode: z.int().min(0).max(2_000),
    unit: z.enum(['1', '0.1', '0.01', '0.001']),
    lines: z.array(TicketLine).min(1).max(linesMax),
    /** In the order of their sale; the multiples of the lines are taken so many times. */
    steps: z
      .array(z.strictObject({ numero: Numero, multiple: z.int().min(1).max(multipleMax) }))
      .min(issuesMin)
      .max(issuesMax),
    stopOnWin: z.boolean(),
    /** The price of all steps together. */
    price: PositiveAmount,
  }),
  value: z.object({ chase: LotteryChase }),
  errors: [
    'game.not.found',
    'game.unavailable',
    'lottery.closed',
    'lottery.chase.steps',
    'lottery.prizes.changed',
    'lottery.mode',
    'lottery.play.unknown',
    'lottery.selection',
    'lottery.price',
    'lottery.fraction',
    'lottery.pays.nothing',
    'lottery.prize.max',
    'amount.invalid',
    'stake.bounds',
    'stake.bonus',
    'stake.insufficient',
    'account.blocked',
    'account.excluded',
    'terms.required',
    'limits.required',
    'idempotency.conflict',
  ],
});

// As with tickets, money that is held stays within reach where nothing is sold any more.
export const stopChaseCall = call({
  name: 'stopChase',
  summary: 'Ends a chase: what is not bought yet goes back at once.',
  method: 'POST',
  path: '/api/lottery/chases/:id/stop',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  limit: { by: 'session', points: 60, seconds: 60 },
  params: z.strictObject({ id: Id }),
  value: z.object({ chase: LotteryChase }),
  errors: ['lottery.chase.not.found'],
});

export const myChaseCall = call({
  name: 'myChase',
  summary: "One of the member's chases.",
  method: 'GET',
  path: '/api/lottery/chases/:id',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: z.object({ chase: LotteryChase }),
  errors: ['lottery.chase.not.found'],
});

export const myChasesCall = call({
  name: 'myChases',
  summary: "The member's chases, newest first.",
  method: 'GET',
  path: '/api/lottery/chases',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  query: query({
    cursor: Cursor.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  value: z.object({ chases: z.array(LotteryChase), nextCursor: z.string().nullable() }),
  errors: [],
});
