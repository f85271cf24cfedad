import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Day, Instant, query } from './primitives.ts';

/** The figures of a day, as far as it went. Amounts are in the currency of the brand. */
const Figures = z.object({
  /** Pix that was credited. */
  deposits: Amount,
  withdrawalsPaid: Amount,
  /** Stakes less stakes given back. */
  turnover: Amount,
  /** Prizes less prizes taken back. */
  prizes: Amount,
  /** Turnover less prizes. */
  ggr: Amount,
  rounds: z.int(),
  activePlayers: z.int(),
  newMembers: z.int(),
  firstDeposits: z.int(),
});

const Product = z.object({
  /** The catalogue's type of the games; null: it is not known. */
  gameType: z.string().nullable(),
  turnover: Amount,
  ggr: Amount,
  /** GGR in percent of the turnover; null without turnover. */
  hold: z.string().nullable(),
  rounds: z.int(),
});

const Hour = z.object({ at: Instant, ggr: Amount, turnover: Amount });

/** The real return of a title against its certificate, in percent of the cost. */
const LiveReturn = z.object({
  code: z.string(),
  name: z.string(),
  version: z.string(),
  mode: z.string(),
  rounds: z.int(),
  certified: z.string(),
  live: z.string(),
  /** Where 999 of 1,000 samples of so many rounds lie. */
  low: z.string(),
  high: z.string(),
  verdict: z.enum(['within', 'outside', 'few']),
});

export const staffDashboardCall = call({
  name: 'staffDashboard',
  summary:
    'The figures of a day so far against the same weekday of the week before up to the same moment.',
  method: 'GET',
  path: '/api/staff/dashboard',
  auth: 'staff',
  permission: 'reports:figures:read:own-brand',
  alwaysOpen: true,
  query: query({ day: Day.optional() }),
  value: z.object({
    day: Day,
    before: Day,
    timeZone: z.string(),
    currency: z.string(),
    /** Money of play is true up to here; `transfer` is the latest one of the ledger that was counted. */
    asOf: z.object({ at: Instant, transfer: z.string(), secondsBehind: z.number() }),
    /** True while the day goes on. */
    running: z.boolean(),
    figures: Figures,
    figuresBefore: Figures,
    hours: z.array(Hour),
    /** The hours of the whole day a week before. */
    hoursBefore: z.array(Hour),
    products: z.array(Product),
    returns: z.array(LiveReturn),
  }),
  errors: ['staff.factor.required', 'request.invalid'],
});
