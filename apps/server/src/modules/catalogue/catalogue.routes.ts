import {
  addFavouriteCall,
  favouriteGamesCall,
  favouriteIdsCall,
  gameByCodeCall,
  gameListCall,
  gameVendorsCall,
  hotGamesCall,
  launchGameCall,
  launchTrialCall,
  newVendorsCall,
  recentGamesCall,
  removeFavouriteCall,
  roomListCall,
  vendorGameTypesCall,
  jackpotsCall,
  winnerBoardCall,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import type { CatalogueDeps } from './catalogue.deps.ts';
import type { Lists } from './catalogue.lists.ts';
import { presentGame, presentVendors } from './catalogue.present.ts';
import type { CatalogueQueries } from './catalogue.service.ts';
import { keepFavourite } from './commands/keep-favourite.ts';
import { launchGame, launchTrial } from './commands/launch-game.ts';
import type { JackpotList } from './jackpot-list.ts';
import type { WinnerBoard } from './winner-board.ts';
import { readGuest, writeGuest } from './guest-cookie.ts';

const hotMax = 20;

/** The calls of the lobby. */
export function catalogueRoutes(
  deps: CatalogueDeps,
  lists: Lists,
  queries: CatalogueQueries,
  board: WinnerBoard,
  jackpots: JackpotList,
): AnyRoute[] {
  return [
    route(gameListCall, ({ query, caller }) => {
      const { gameType, vassalage, gameClassify, gameName, minBet, minLineNum } = query;
      const { sort, pageNo, pageSize } = query;
      const what = { gameType, vassalage, gameClassify, gameName, minBet, minLineNum };
      return lists.games(caller.merchant, caller.language, { ...what, sort, pageNo, pageSize });
    }),
    route(gameByCodeCall, async ({ params, caller }) => {
      const shelf = await lists.shelf(caller.merchant, caller.language);
      const game = shelf.game(params.nodeId);
      if (game === null) throw new AppError('game.not.found');
      if (!game.playable) throw new AppError('game.unavailable');
      return presentGame(game, shelf.context);
    }),
    route(gameVendorsCall, ({ caller }) => lists.categories(caller.merchant, caller.language)),
    route(newVendorsCall, async ({ caller }) => {
      const { vendors, railGames } = await lists.shelf(caller.merchant, caller.language);
      return presentVendors(queries.joinedLately(vendors), railGames('hot'), deps.cover);
    }),
    route(vendorGameTypesCall, async ({ query, caller }) => {
      const { games } = await lists.shelf(caller.merchant, caller.language);
      return queries.gameTypesByVendor(games('hot'), query.vassalage ?? null);
    }),
    route(hotGamesCall, ({ query, caller }) =>
      lists.hot(caller.merchant, caller.language, query.vassalage ?? null, hotMax),
    ),
    route(recentGamesCall, ({ query, caller }) => queries.recent(caller, query)),
    // Rooms come with the first vendor that has some: until then the list is as empty as the house.
    route(roomListCall, async () => []),
    route(favouriteGamesCall, ({ query, caller }) => queries.favourites(caller, query)),
    route(favouriteIdsCall, ({ caller }) => queries.favouriteIds(caller.session.playerId)),
    route(addFavouriteCall, async ({ body, caller }) => {
      await keepFavourite(deps, lists, caller, body.nodeId);
      return null;
    }),
    route(removeFavouriteCall, async ({ body, caller }) => {
      if (isNodeId(body.nodeId)) {
        await queries.dropFavourite(caller.session.playerId, body.nodeId);
      }
      return null;
    }),
    route(launchGameCall, ({ body, caller }) => launchGame(deps, lists, caller, body)),
    route(launchTrialCall, async ({ body, caller, request, reply }) => {
      const kept = readGuest(request);
      const { launched, guestToken } = await launchTrial(deps, lists, caller, body, kept);
      writeGuest(reply, caller.origin, guestToken);
      return launched;
    }),
    route(jackpotsCall, ({ caller }) => jackpots(caller.merchant, caller.language)),
    route(winnerBoardCall, ({ query, caller }) => board(caller.merchant, caller.language, query)),
  ];
}

function isNodeId(text: string): boolean {
  return /^\d{1,18}$/.test(text);
}
