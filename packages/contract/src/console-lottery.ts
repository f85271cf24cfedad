import { z } from 'zod';
import { call } from './call.ts';
import { LotteryGameCode, LotteryPrizes, Numero } from './lottery.ts';
import { Amount, Day, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';

const Count = z.int().min(0);
const Percent = z.string();
/** A lottery of the house. Tickets, turnover and prizes are of today at this brand; all else is of the whole house. */
export const StaffLottery = z.object({
  code: LotteryGameCode,
  name: z.string(),
  drawSource: z.enum(['own', 'external']),
  on: z.boolean(),
  /** False: its prizes may not stand, so that it sells nothing. */
  isSound: z.boolean(),
  tickets: Count,
  turnover: Amount,
  prizes: Amount,
  /** The issue on sale, or the next one; null where none is promised. */
  next: z
    .object({
      numero: Numero,
      openAt: Instant,
      closeAt: Instant,
      /** All stakes, and the most that may be staked. */
      staked: Amount,
      stakedMax: Amount,
      /** The most that one number or combination may win, and the most that it may. */
      worst: Amount,
      worstMax: Amount,
    })
    .nullable(),
  /** Draws made elsewhere that are over and have no result yet. */
  waiting: z.object({
    count: Count,
    /** When the first of them was drawn, and when it is void. */
    since: Instant.nullable(),
    until: Instant.nullable(),
  }),
  /** Issues of which nothing is paid, or in which a ticket waits for longer than a minute. */
  held: Count,
});
export type StaffLottery = z.output<typeof StaffLottery>;

const reading = {
  auth: 'staff',
  permission: 'lottery:game:read:all',
  alwaysOpen: true,
} as const;

export const staffLotteriesCall = call({
  ...reading,
  name: 'staffLotteries',
  summary: 'Every lottery of the house: what it sells, what waits for a result, what is held.',
  method: 'GET',
  path: '/api/staff/lotteries',
  query: query({}),
  value: z.object({
    at: Instant,
    day: Day,
    currency: z.string(),
    lotteries: z.array(StaffLottery),
  }),
  errors: ['staff.factor.required'],
});

const PlayReturn = z.object({
  play: z.string(),
  /** Percents of the stake that come back, of the kinds of bet that return least and most. */
  lowest: Percent,
  highest: Percent,
});

/** A lottery, whole. */
export const StaffLotteryDetail = z.object({
  at: Instant,
  day: Day,
  currency: z.string(),
  game: StaffLottery,
  limits: z.object({ ticket: Amount, player: Amount, issue: Amount, number: Amount }),
  prizes: LotteryPrizes,
  /** The latest first. */
  versions: z.array(
    z.object({ version: z.int(), since: Instant, by: z.array(z.string()), reason: z.string() }),
  ),
  returns: z.array(PlayReturn),
  switched: z.object({ by: z.string(), at: Instant, reason: z.string() }).nullable(),
  /** The consequence of the next switch: what is sold already, and the chases that wait. */
  switching: z.object({
    to: z.enum(['on', 'off']),
    issues: Count,
    tickets: Count,
    stakes: Amount,
    chases: Count,
    chaseMoney: Amount,
  }),
});
export type StaffLotteryDetail = z.output<typeof StaffLotteryDetail>;

const one = {
  params: z.object({ gameCode: LotteryGameCode }),
  value: StaffLotteryDetail,
} as const;

export const staffLotteryCall = call({
  ...reading,
  ...one,
  name: 'staffLottery',
  summary: 'One lottery: its limits, its prizes with what they return, and what a switch would do.',
  method: 'GET',
  path: '/api/staff/lotteries/:gameCode',
  query: query({}),
  errors: ['staff.factor.required', 'game.not.found'],
});

export const switchLotteryCall = call({
  ...one,
  auth: 'staff',
  permission: 'lottery:game:switch:all',
  alwaysOpen: true,
  name: 'switchLottery',
  summary: 'Takes a lottery out of sale at every brand, or puts it back.',
  method: 'POST',
  path: '/api/staff/lotteries/:gameCode/state',
  body: z.strictObject({ on: z.boolean(), reason: Reason }),
  errors: ['staff.factor.required', 'game.not.found', 'game.switched'],
});

export const previewPrizesCall = call({
  auth: 'staff',
  permission: 'lottery:prizes:read:all',
  alwaysOpen: true,
  name: 'previewPrizes',
  summary: 'What other prizes would change: each value, and what each way to bet returns.',
  method: 'POST',
  path: '/api/staff/lotteries/:gameCode/prizes',
  params: z.object({ gameCode: LotteryGameCode }),
  body: z.strictObject({ table: z.record(z.string(), z.unknown()) }),
  value: z.object({
    /** Why these prizes cannot be proposed; none: they can. */
    faults: z.array(
      z.object({ fault: z.string(), play: z.string().nullable(), class: z.string().nullable() }),
    ),
    changes: z.array(z.object({ name: z.string(), change: z.string() })),
    returns: z.array(
      z.object({ play: z.string(), before: PlayReturn.nullable(), after: PlayReturn.nullable() }),
    ),
  }),
  errors: ['staff.factor.required', 'game.not.found'],
});
