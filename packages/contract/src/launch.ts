import { z } from 'zod';
import { call } from './call.ts';
import { Game } from './catalogue.ts';
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
 * The launch payload of the specification (section 3). Who asks is told by the session: `username`
 * and `merchantCode` may only say the same, and `token` is not looked at.
 */
const LaunchBody = z.strictObject({
  nodeId: z.string().max(64),
  gameId: z.string().max(64).optional(),
  roomId: z.string().max(64).optional(),
  vassalage: z.string().max(40).optional(),
  accountType: z.literal(1).default(1),
  confirmTrans: z.literal(0).default(0),
  launchMode: z.literal('GLS').default('GLS'),
  platform: z.string().max(40).default('html5-desktop'),
  clientType: z.literal(3).default(3),
  username: z.string().max(64).optional(),
  token: z.string().max(200).optional(),
  merchantCode: z.string().max(40).optional(),
  language: LanguageCode.optional(),
});

export type LaunchInput = z.input<typeof LaunchBody>;

/** Why a member may not play for money now. */
const playRefusals = ['account.blocked', 'account.excluded', 'limits.required'] as const;

export const launchGame = call({
  name: 'launchGame',
  summary: 'A one-time address of 60 seconds for the game frame.',
  method: 'POST',
  path: '/wps/game/launchGame',
  module: 'GAMELO3',
  auth: 'session',
  limit: { by: 'session', points: 30, seconds: 60 },
  body: LaunchBody,
  value: LaunchValue,
  errors: ['game.not.found', 'game.unavailable', ...playRefusals],
});

export const launchTrial = call({
  name: 'launchTrial',
  summary: 'The same with play money, for visitors as well.',
  method: 'POST',
  path: '/wps/relay/GCS_gameTrialLaunch',
  module: 'FREEPLAY3',
  auth: 'optional',
  limit: { by: 'address', points: 30, seconds: 60 },
  body: LaunchBody,
  value: LaunchValue,
  errors: ['game.not.found', 'game.unavailable'],
});
