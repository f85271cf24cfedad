import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Empty, Instant, LanguageCode, PageNo, PageSize, query } from './primitives.ts';

export const gameTypes = [
  'RNG',
  'INHOUSE',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
] as const;
export const GameType = z.enum(gameTypes);
export type GameType = z.output<typeof GameType>;

/** A card of the lobby. `vassalage` is the vendor, as the specification calls it. */
export const Game = z.object({
  nodeId: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: GameType,
  gameCode: z.string(),
  code: z.string(),
  defaultPlayType: z.string().nullable(),
  accountTypeName: z.string(),
  /** VASSALAGE: a card that opens the list of its vendor's games. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  name: z.string(),
  category: z.string(),
  classify: z.array(z.string()),
  isHot: z.union([z.literal(0), z.literal(1)]),
  isNew: z.boolean(),
  hasTrial: z.boolean(),
  minBet: Amount.nullable(),
  lineNum: z.int().nullable(),
  rtpHundredths: z.int().nullable(),
  cover: z.object({ small: z.string(), large: z.string(), placeholder: z.string() }),
});
export type Game = z.output<typeof Game>;

const GamePage = z.object({ games: z.array(Game), totalPages: z.int(), total: z.int() });

export const gameList = call({
  name: 'gameList',
  summary: 'Games of a category by vendor, classify, name and bounds, 42 a page.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  module: 'GAMELO3',
  auth: 'optional',
  query: query({
    clientType: z.coerce.number().int().optional(),
    channel: z.string().max(20).optional(),
    gameType: z.union([GameType, z.literal('')]).optional(),
    vassalage: z.string().max(40).optional(),
    gameClassify: z.string().max(40).optional(),
    gameName: z.string().max(60).optional(),
    minBet: z
      .string()
      .max(20)
      .regex(/^\d+(\.\d{1,4})?$/)
      .optional(),
    minLineNum: z.coerce.number().int().min(0).max(100_000).optional(),
    sort: z.enum(['hot', 'name', 'new']).default('hot'),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  value: GamePage,
  errors: ['amount.invalid'],
});

export const gameByCode = call({
  name: 'gameByCode',
  summary: 'One game, with what the rules sheet and the game page need.',
  method: 'GET',
  path: '/api/games/:nodeId',
  module: 'GAMELO3',
  auth: 'optional',
  params: z.strictObject({ nodeId: z.string().max(64) }),
  query: query({}),
  value: Game,
  errors: ['game.not.found', 'game.unavailable'],
});

export const VendorCard = z.object({
  vassalage: z.string(),
  name: z.string(),
  isHot: z.union([z.literal(0), z.literal(1)]),
  games: z.int(),
  icon: z.string(),
});

export const VendorCategory = z.object({
  title: GameType,
  gameClassify: z.array(z.string()),
  gameCategory: z.string(),
  games: z.int(),
  cards: z.array(VendorCard),
  vendors: z.array(z.string()),
});

export const gameVendors = call({
  name: 'gameVendors',
  summary: 'Categories that have something to play, each with its vendors.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  module: 'COMM3',
  auth: 'none',
  query: query({}),
  value: z.array(VendorCategory),
  errors: [],
});

export const newVendors = call({
  name: 'newVendors',
  summary: 'Vendors that joined lately.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  module: 'COMM3',
  auth: 'none',
  query: query({}),
  value: z.array(VendorCard),
  errors: [],
});

export const vendorGameTypes = call({
  name: 'vendorGameTypes',
  summary: 'Game types that a vendor plays.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  module: 'GAMELO3',
  auth: 'none',
  query: query({ vassalage: z.string().max(40).optional() }),
  value: z.array(z.object({ vassalage: z.string(), gameTypes: z.array(GameType) })),
  errors: [],
});

export const hotGames = call({
  name: 'hotGames',
  summary: 'The most played games, best first.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  module: 'GAMELOHOT3',
  auth: 'none',
  query: query({
    isPlatform: z.coerce.number().int().optional(),
    vassalage: z.string().max(40).optional(),
  }),
  value: z.object({ list: z.array(Game) }),
  errors: [],
});

export const recentGames = call({
  name: 'recentGames',
  summary: 'What the member played last.',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  module: 'GAMELOREC3',
  auth: 'session',
  query: query({
    clientType: z.coerce.number().int().optional(),
    vassalage: z.string().max(40).optional(),
    gameType: z.union([GameType, z.literal('')]).optional(),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  value: z.object({
    list: z.array(Game.extend({ playedAt: Instant })),
    totalPages: z.int(),
  }),
  errors: [],
});

export const favouriteGames = call({
  name: 'favouriteGames',
  summary: 'Favourite games, newest first.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  module: 'GAMELOFAV3',
  auth: 'session',
  query: query({
    clientType: z.coerce.number().int().optional(),
    gameType: z.string().max(10).optional(),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  value: z.object({ content: z.array(Game), totalPages: z.int() }),
  errors: [],
});

export const favouriteIds = call({
  name: 'favouriteIds',
  summary: 'Node ids of the favourites, as strings.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  module: 'GAMELOFAV3',
  auth: 'session',
  query: query({}),
  value: z.array(z.string()),
  errors: [],
});

const FavouriteBody = z.strictObject({
  nodeId: z.string().max(64),
  vendor: z.string().max(40).optional(),
  gameType: z.string().max(10).optional(),
});

export const addFavourite = call({
  name: 'addFavourite',
  summary: 'Adds a favourite; adding it again changes nothing.',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  module: 'GAMELOFAV3',
  auth: 'session',
  body: FavouriteBody,
  value: Empty,
  errors: ['game.not.found', 'favourites.full'],
});

export const removeFavourite = call({
  name: 'removeFavourite',
  summary: 'Removes a favourite; removing it again changes nothing.',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  module: 'GAMELOFAV3',
  auth: 'session',
  body: FavouriteBody,
  value: Empty,
  errors: [],
});

export const LaunchValue = z.object({
  game_url: z.string(),
  /** Where a vendor gives a second address instead. */
  game_url2: z.string().optional(),
  /** The address of a PVP game. */
  content: z.string().optional(),
  mode: z.enum(['real', 'play']),
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

export const winnerBoard = call({
  name: 'winnerBoard',
  summary: 'Latest wins above a threshold, names masked, real rounds only.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  module: 'COMM3',
  auth: 'none',
  query: query({}),
  value: z.array(
    z.object({
      player: z.string(),
      game: Game,
      amount: Amount,
      at: Instant,
    }),
  ),
  errors: [],
});
