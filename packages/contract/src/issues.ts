import { z } from 'zod';
import { call } from './call.ts';
import { LotteryGameCode, Numero } from './lottery.ts';
import { issuesMax } from './lottery-bounds.ts';
import { Timestamp, query } from './primitives.ts';

export const IssueState = z.enum([
  'SCHEDULED',
  'ON_SALE',
  'CLOSED',
  'DRAWN',
  'SETTLING',
  'SETTLED',
  'CORRECTED',
  'VOID',
]);

export const LotteryIssue = z.object({
  numero: Numero,
  state: IssueState,
  openAt: Timestamp,
  closeAt: Timestamp,
  drawAt: Timestamp,
});

/** The issues of a lottery that are on sale, come next and were drawn last. */
const around = {
  current: LotteryIssue.nullable(),
  next: z.array(LotteryIssue),
  last: z.object({ numero: Numero, result: z.string() }).nullable(),
};
const LotteryNow = z.object({ gameCode: LotteryGameCode, ...around });

export const numerosNearCall = call({
  name: 'numerosNear',
  summary:
    'The issue of a lottery, or of all, that is on sale, the next ones, and the clock they close by.',
  method: 'GET',
  path: '/lgw/numeros/near',
  module: 'COMM3',
  auth: 'none',
  query: query({
    /** Without it the answer is of all that are sold, in `lotteries`. */
    gameCode: LotteryGameCode.optional(),
    /** How many issues, with the one on sale; of all lotteries at once no more than ten of each. */
    count: z.coerce.number().int().min(1).max(issuesMax).default(5),
  }),
  value: z.object({
    serverTime: Timestamp,
    ...around,
    lotteries: z.array(LotteryNow).optional(),
  }),
  errors: ['game.not.found'],
});

export const lotteriesNowCall = call({
  name: 'lotteriesNow',
  summary: 'Of every lottery what is on sale, what comes next and what was drawn last.',
  method: 'GET',
  path: '/api/lottery/now',
  module: 'LOTTERY3',
  auth: 'none',
  query: query({}),
  value: z.object({
    serverTime: Timestamp,
    lotteries: z.array(LotteryNow),
  }),
  errors: [],
});
