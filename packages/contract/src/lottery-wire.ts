import { z } from 'zod';
import { call } from './call.ts';
import { LotteryDraw } from './draws.ts';
import { LotteryGameCode, LotteryPrizeMode } from './lottery.ts';
import { Instant, query } from './primitives.ts';

/** The device that clients of such platforms tell about themselves; answers are the same for all of them. */
const device = z.string().max(20).optional();
const prizeMode = LotteryPrizeMode.optional();
const countOf = (usual: number) => z.coerce.number().int().min(1).max(100).default(usual);

/** A lottery as a menu names it. */
export const LotteryMenuEntry = z.object({
  gameCode: LotteryGameCode,
  name: z.string(),
  /** Code of its draw model in packages/lottery. */
  model: z.string(),
  prizeMode: LotteryPrizeMode,
});
export type LotteryMenuEntry = z.output<typeof LotteryMenuEntry>;

/** Lotteries of one family under the name that people know it by. */
export const LotteryMenu = z.object({
  gameGroupCode: z.string(),
  labelName: z.string(),
  gameMenus: z.array(LotteryMenuEntry),
});

const RecentLottery = LotteryMenuEntry.extend({ boughtAt: Instant });

const menus = {
  method: 'GET',
  module: 'COMM3',
  auth: 'none',
  query: query({ prizeMode, device }),
  value: z.array(LotteryMenu),
  errors: [],
} as const;

const recent = {
  ...menus,
  auth: 'session',
  value: z.array(RecentLottery),
} as const;

export const lotteryMenusCall = call({
  ...menus,
  name: 'lotteryMenus',
  summary: 'The lotteries on sale by family, in the order of the operator.',
  path: '/lgw/games/game_menus',
});

export const recentLotteriesCall = call({
  ...recent,
  name: 'recentLotteries',
  summary: 'The lotteries that the member bought tickets of lately, latest first.',
  path: '/lgw/games/game_menus/recent',
});

export const vietnamMenusCall = call({
  ...menus,
  name: 'vietnamMenus',
  summary: 'The lotteries of Vietnam on sale.',
  path: '/lgw/vn/games/game_menu',
});

export const recentVietnamCall = call({
  ...recent,
  name: 'recentVietnam',
  summary: 'The lotteries of Vietnam that the member bought tickets of lately, latest first.',
  path: '/lgw/vn/games/game_menu/recent',
});

export const popularLotteriesCall = call({
  name: 'popularLotteries',
  summary: 'The lotteries on sale, those with the most tickets of the last 24 hours first.',
  method: 'GET',
  path: '/lgw/games/popular',
  module: 'AGEANNOUNCE3',
  auth: 'none',
  query: query({ count: countOf(20), prizeMode, device }),
  value: z.array(LotteryMenuEntry),
  errors: [],
});

/** A result with what is needed to show it. */
const OpenedNumero = LotteryDraw.extend({ name: z.string(), model: z.string() });

const opened = (usual: number) =>
  ({
    method: 'GET',
    module: 'COMM3',
    auth: 'none',
    query: query({ prizeMode, device, count: countOf(usual) }),
    value: z.array(OpenedNumero),
    errors: [],
  }) as const;

export const openedNumerosCall = call({
  ...opened(100),
  name: 'openedNumeros',
  summary:
    'The latest result of each lottery on sale, in the order of the operator, `count` at most.',
  path: '/lgw/games/opened/numero',
});

export const openedLottoCall = call({
  ...opened(100),
  name: 'openedLotto',
  summary: 'The same as `/lgw/games/opened/numero`, for clients that know it by this path.',
  path: '/lotto/lgw/games/opened/numero',
});

export const openedVietnamCall = call({
  ...opened(100),
  name: 'openedVietnam',
  summary: 'The latest results of the lotteries of Vietnam, newest first.',
  path: '/lgw/vn/numeros/opened/game',
});

export const drawHistoryCall = call({
  ...opened(20),
  name: 'drawHistory',
  summary: 'The latest results of all lotteries on sale, newest first.',
  path: '/lgw/draw',
});
