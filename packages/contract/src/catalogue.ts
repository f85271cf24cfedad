import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Empty, Instant, PageNo, PageSize, query } from './primitives.ts';

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

/** Lotteries stand on pages of their own and have lists of their own beside those of the games. */
export const isLottery = (gameType: GameType): boolean =>
  gameType === 'LOTT' || gameType === 'ELOTT';

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
  /** Its vendor is a demonstration and stands in no rail beside titles of the house. */
  isDemo: z.boolean(),
  hasTrial: z.boolean(),
  minBet: Amount.nullable(),
  lineNum: z.int().nullable(),
  rtpHundredths: z.int().nullable(),
  cover: z.object({ small: z.string(), large: z.string(), placeholder: z.string() }),
});
export type Game = z.output<typeof Game>;

export const GamePage = z.object({
  games: z.array(Game),
  totalPages: z.int(),
  total: z.int(),
  /** Games with a similar name, where no game has the name that was asked for. */
  near: z.array(Game).optional(),
});

export const gameListCall = call({
  name: 'gameList',
  summary: 'Games of a category by vendor, classify, name and bounds, 42 a page.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  module: 'GAMELO3',
  auth: 'optional',
  query: query({
    clientType: z.coerce.number().int().optional(),
    channel: z.string().max(20).optional(),
    gameType: GameType.optional(),
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

export const gameByCodeCall = call({
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
  isDemo: z.boolean(),
  games: z.int(),
  icon: z.string(),
});

export const VendorCategory = z.object({
  title: GameType,
  gameClassify: z.array(z.string()),
  /** The same kinds with how many games each has, the largest first. */
  kinds: z.array(z.object({ kind: z.string(), games: z.int() })),
  gameCategory: z.string(),
  games: z.int(),
  cards: z.array(VendorCard),
  vendors: z.array(z.string()),
});

export const gameVendorsCall = call({
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

export const newVendorsCall = call({
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

export const vendorGameTypesCall = call({
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

export const hotGamesCall = call({
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

export const recentGamesCall = call({
  name: 'recentGames',
  summary: 'What the member played last.',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  module: 'GAMELOREC3',
  auth: 'session',
  query: query({
    clientType: z.coerce.number().int().optional(),
    vassalage: z.string().max(40).optional(),
    gameType: GameType.optional(),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  value: z.object({
    /** `lastResult`: prizes less stakes of the latest round; null where none has ended lately. */
    list: z.array(Game.extend({ playedAt: Instant, lastResult: Amount.nullable() })),
    totalPages: z.int(),
  }),
  errors: [],
});

export const favouriteGamesCall = call({
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

export const favouriteIdsCall = call({
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

/** A table that several play at, or watch. */
export const Room = z.object({
  roomId: z.string(),
  nodeId: z.string(),
  vassalage: z.string(),
  gameType: GameType,
  name: z.string(),
});

export const roomListCall = call({
  name: 'roomList',
  summary: 'Rooms of games that are played together: PVP and live. No vendor has any yet.',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  auth: 'session',
  query: query({ vassalage: z.string().max(40).optional(), gameType: GameType.optional() }),
  value: z.array(Room),
  errors: [],
});

const FavouriteBody = z.strictObject({
  nodeId: z.string().max(64),
  vendor: z.string().max(40).optional(),
  gameType: z.string().max(10).optional(),
});

export const addFavouriteCall = call({
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

export const removeFavouriteCall = call({
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
