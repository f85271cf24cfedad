import { z } from 'zod';
import { call } from './call.ts';
import { Game } from './catalogue.ts';
import { LotteryGameCode, LotteryPrizeMode } from './lottery.ts';
import { LanguageCode } from './primitives.ts';

export const LaunchValue = z.object({
  game_url: z.string(),
  /** Where a vendor gives a second address instead. */
  game_url2: z.string().optional(),
  /** The address of a PVP game. */
  content: z.string().optional(),
  mode: z.enum(['real', 'play']),
  /** The wallet that the game is played from, where its vendor keeps a purse; null: the main wallet. */
  purse: z.string().nullable(),
  game: Game,
});

/**
 * The launch payload of the specification (section 3). The session tells who asks: `username`
 * and `merchantCode` may only say the same, and `token` is not looked at.
 */
const LaunchBody = z.strictObject({
  /** The card that is opened; the lottery launcher needs none. */
  nodeId: z.string().max(64).optional(),
  gameId: z.string().max(64).optional(),
  roomId: z.string().max(64).optional(),
  vassalage: z.string().max(40).optional(),
  accountType: z.literal(1).default(1),
  confirmTrans: z.literal(0).default(0),
  /** `LOTT`: the lottery launcher (section 7), which names a lottery or a lobby by what follows below. */
  launchMode: z.enum(['GLS', 'LOTT']).default('GLS'),
  platform: z.string().max(40).default('html5-desktop'),
  clientType: z.literal(3).default(3),
  username: z.string().max(64).optional(),
  token: z.string().max(200).optional(),
  merchantCode: z.string().max(40).optional(),
  language: LanguageCode.optional(),
  area: z.literal('VN').optional(),
  prizeMode: LotteryPrizeMode.optional(),
  gameCode: LotteryGameCode.optional(),
  /** Where the bets of a lottery are made, or where lotteries are listed. */
  view: z.enum(['betting', 'lobby']).optional(),
  /** Pages fit every device by themselves. */
  device: z.string().max(20).optional(),
  /** Where a lottery's page leads back to: an address of the merchant's site. */
  backUrl: z.string().max(500).optional(),
});

export type LaunchInput = z.input<typeof LaunchBody>;

/** Why a member may not play for money now. */
const playRefusals = ['account.blocked', 'account.excluded', 'limits.required'] as const;

export const launchGameCall = call({
  name: 'launchGame',
  summary:
    'A one-time address of 60 seconds: of a game for its frame, or of a page where a lottery is sold (launchMode LOTT).',
  method: 'POST',
  path: '/wps/game/launchGame',
  module: 'GAMELO3',
  auth: 'session',
  limit: { by: 'session', points: 30, seconds: 60 },
  body: LaunchBody,
  value: LaunchValue,
  errors: ['field.required', 'game.not.found', 'game.unavailable', ...playRefusals],
});

export const launchTrialCall = call({
  name: 'launchTrial',
  summary: 'The same with play money, for visitors as well.',
  method: 'POST',
  path: '/wps/relay/GCS_gameTrialLaunch',
  module: 'FREEPLAY3',
  auth: 'optional',
  limit: { by: 'address', points: 30, seconds: 60 },
  body: LaunchBody,
  value: LaunchValue,
  errors: ['field.required', 'game.not.found', 'game.unavailable'],
});
