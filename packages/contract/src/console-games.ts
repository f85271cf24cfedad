import { z } from 'zod';
import { call } from './call.ts';
import { GameType } from './catalogue.ts';
import { Amount, Day, Id, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';

const Percent = z.string();

/** A real return beside the band in which chance leaves it; percents of the cost. */
const ReturnFigures = z.object({
  mode: z.string(),
  rounds: z.int(),
  certified: Percent,
  /** Null before the first round for money, as the three after it. */
  live: Percent.nullable(),
  /** Where 999 of 1,000 samples of so many rounds lie: mean ± 3.29 σ ÷ √n. */
  low: Percent.nullable(),
  high: Percent.nullable(),
  verdict: z.enum(['within', 'outside', 'few']).nullable(),
});

/** A title of a brand. Turnover, hold and rounds are of the days that were asked for, at this brand. */
export const StaffGame = z.object({
  nodeId: z.string(),
  code: z.string(),
  name: z.string(),
  vendor: z.object({ code: z.string(), name: z.string() }),
  gameType: GameType,
  /** No game, but a card that opens the list of its vendor's games. */
  isCard: z.boolean(),
  on: z.boolean(),
  /** It is on, and so are its vendor and, for a lottery, its sale. */
  available: z.boolean(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  /** Percent of the certificate of the version that deals now; null where the title is not of our studio. */
  certified: Percent.nullable(),
  /**
   * Since the version deals, at all brands: the way of buying that is outside its band, else the plain one; null
   * before the first round for money.
   */
  live: ReturnFigures.extend({ version: z.string() }).nullable(),
  rounds: z.int(),
  /** Stakes less stakes given back. */
  turnover: Amount,
  /** Turnover less prizes in percent of the turnover; null without turnover. */
  hold: Percent.nullable(),
  openRounds: z.int(),
});
export type StaffGame = z.output<typeof StaffGame>;

/** How many days back the money of a title is summed, today included. */
const DaysBack = z.enum(['1', '7', '30']).default('30');

const reading = {
  auth: 'staff',
  permission: 'games:game:read:own-brand',
  alwaysOpen: true,
} as const;

const Span = z.object({ firstDay: Day, lastDay: Day, currency: z.string() });

export const staffGamesCall = call({
  ...reading,
  name: 'staffGames',
  summary: 'Every title of the brand in the operator’s order, with its figures and its return.',
  method: 'GET',
  path: '/api/staff/games',
  query: query({
    /** Part of a name, a code or a node id; accents and case do not matter. */
    q: z.string().trim().max(80).optional(),
    vendor: z.string().max(40).optional(),
    type: GameType.optional(),
    state: z.enum(['on', 'off']).optional(),
    days: DaysBack,
  }),
  value: Span.extend({
    games: z.array(StaffGame),
    /** The titles of the brand, whatever was asked for. */
    count: z.int(),
    /** The vendors and types that the brand has, to choose from. */
    vendors: z.array(z.object({ code: z.string(), name: z.string() })),
    types: z.array(GameType),
  }),
  errors: ['staff.factor.required'],
});

/** A version of a title. The certificate of the one that deals now is in the call `certificates`. */
const Version = z.object({
  version: z.string(),
  isCurrent: z.boolean(),
  method: z.string(),
  /** The hash of its maths, which the call `maths` answers. */
  mathsHash: z.string(),
  modes: z.array(
    ReturnFigures.extend({
      /** The cost of a round, in hundredths of the stake. */
      costHundredths: z.int(),
      /** Standard deviation of one round's prize, in stakes. */
      deviation: z.string(),
    }),
  ),
});

export const openAges = ['minutes', 'hour', 'day', 'older'] as const;

/** A title of a brand, whole. */
export const StaffGameDetail = Span.extend({
  game: StaffGame,
  /** The version that deals now first; empty where the title is not of our studio. */
  versions: z.array(Version),
  /** The largest prizes of the last 40 days that the winner board keeps, the largest first. */
  prizes: z.array(
    z.object({
      /** The name under which the proof of the round is asked for. */
      round: z.string(),
      amount: Amount,
      /** The prize in hundredths of the stakes of its round. */
      multipleHundredths: z.int(),
      at: Instant,
    }),
  ),
  open: z.object({
    count: z.int(),
    oldest: Instant.nullable(),
    /** Open for at most ten minutes, an hour, a day, and longer. */
    ages: z.array(z.object({ age: z.enum(openAges), count: z.int() })),
  }),
  /** The consequence of the next switch. */
  switching: z.object({
    to: z.enum(['on', 'off']),
    /** New stakes, and further stakes of a round that is open. */
    stakes: z.enum(['taken', 'refused']),
    /** Prizes are paid in any case; this one brings open rounds to their end. */
    finishedBy: z.enum(['studio', 'vendor', 'draw']),
    openRounds: z.int(),
  }),
});
export type StaffGameDetail = z.output<typeof StaffGameDetail>;

const one = { params: z.object({ nodeId: Id }), value: StaffGameDetail } as const;

export const staffGameCall = call({
  ...reading,
  ...one,
  name: 'staffGame',
  summary: 'One title: versions, returns, largest prizes, open rounds, and what a switch would do.',
  method: 'GET',
  path: '/api/staff/games/:nodeId',
  query: query({ days: DaysBack }),
  errors: ['staff.factor.required', 'game.not.found'],
});

export const switchGameCall = call({
  ...one,
  auth: 'staff',
  permission: 'games:game:switch:own-brand',
  alwaysOpen: true,
  name: 'switchGame',
  summary: 'Switches a title of the brand on or off; open rounds go on.',
  method: 'POST',
  path: '/api/staff/games/:nodeId/state',
  body: z.strictObject({ on: z.boolean(), reason: Reason }),
  errors: ['staff.factor.required', 'game.not.found', 'game.switched'],
});
