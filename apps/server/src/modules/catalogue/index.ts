import { catalogueData } from './personal-data.repository.ts';
import type { Logger } from 'pino';
import type { ServerModule } from '../../platform/module.ts';
import type { Notifier } from '../../platform/notifier.ts';
import { createRefreshing } from '../../platform/refreshing.ts';
import type { CatalogueDeps } from './catalogue.deps.ts';
import { createLists } from './catalogue.lists.ts';
import { readCatalogues, readVersions } from './catalogue.repository.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueQueries } from './catalogue.service.ts';
import { rankGames } from './commands/rank-games.ts';
import { seedCatalogue } from './commands/seed-catalogue.ts';
import type { CatalogueSeed, GameState } from './catalogue.model.ts';
import { walletKey } from './catalogue.model.ts';
import { nameOf } from './catalogue.present.ts';
import { switchGame } from './commands/switch-game.ts';
import type { SwitchWish } from './commands/switch-game.ts';
import { createShelves } from './arrange/shelves.ts';
import { createMaintenances } from './maintenance/maintenances.ts';
import { runningMaintenance } from './maintenance/maintenance.repository.ts';
import { createJackpotList } from './jackpot-list.ts';
import { createWinnerBoard } from './winner-board.ts';

export type {
  BoardLine,
  BoardWish,
  CataloguePorts,
  JackpotOf,
  LaunchRequest,
  PlayedGame,
} from './catalogue.ports.ts';
export { createGamesDesk } from './desk/index.ts';
export { createVendorsDesk } from './desk/vendors.ts';
export type { CatalogueSeed, GameSeed } from './catalogue.model.ts';

export interface CatalogueOptions extends Omit<CatalogueDeps, 'catalogues'> {
  readonly notifier: Notifier;
  readonly log: Logger;
  /** True if vendors of the sandbox exist here. */
  readonly sandbox: boolean;
}

/** The catalogue: vendors, games, search, favourites, and the way into a game. */
export function createCatalogue(options: CatalogueOptions) {
  const { database, notifier, log, sandbox } = options;
  const { onSale } = options.lotteries;
  const runningNow = () => runningMaintenance(database.read, options.clock.now());
  const catalogues = createRefreshing({
    notifier,
    log,
    name: 'catalogue',
    // A maintenance begins and ends by the clock: what runs now is a part of the version.
    version: async () => {
      const [versions, mended] = [await readVersions(database.read), await runningNow()];
      return `${versions} ${(await onSale()).join()} ${mended.map(({ id }) => id).join()}`;
    },
    load: async () =>
      readCatalogues(database.read, {
        sandbox,
        lotteries: await onSale(),
        mended: await runningNow(),
      }),
  });
  const deps: CatalogueDeps = { ...options, catalogues };
  const lists = createLists(deps);
  const queries = createCatalogueQueries(deps, lists);
  const board = createWinnerBoard(deps, lists);
  const parts: ServerModule = {
    routes: catalogueRoutes(deps, lists, queries, board, createJackpotList(deps, lists)),
    jobs: [
      {
        name: 'catalogue.rank-games',
        cron: '*/10 * * * *',
        atStart: true,
        run: () => rankGames(deps),
      },
    ],
    start: () => catalogues.start(),
    stop: () => catalogues.stop(),
  };
  return {
    ...parts,
    contributes: {
      gameLists: [{ factsOf: queries.factsOf, gamesOf: queries.gamesOf }],
      personalData: [catalogueData(deps.database.read)],
    },
    service: {
      factsOf: queries.factsOf,
      gamesOf: queries.gamesOf,
      findGames: queries.findGames,
      lobby: queries.lobby,
      firstPage: lists.firstPage,
      game: queries.game,
      board,
      version: queries.version,
      frameOrigins: queries.frameOrigins,
      rankGames: () => rankGames(deps),
      /** Every title of a merchant, in the operator's order. */
      titles: queries.titles,
      /** The vendors of a merchant, in the operator's order. */
      vendors: queries.vendors,
      /** How the merchant shows its games, with its versions, its preview and its change. */
      shelves: createShelves(deps, lists),
      /** Periods in which titles are mended. */
      maintenances: createMaintenances(deps),
      /** The names of the titles of a merchant, by their wallet's vendor and code: `vendor code`. */
      titleNames: async (merchant: string, language: string) =>
        new Map(
          (await queries.titles(merchant)).map((game) => [
            walletKey(game.vendor.walletVendor, game.code),
            nameOf(game, language),
          ]),
        ),
      /** Switches a title on or off; null where there is none. */
      switchGame: (wish: SwitchWish) => switchGame(deps, wish),
      /** The same from the terminal of the server; throws a sentence to read where there is no such game. */
      async setGame(merchant: string, game: string, state: GameState, actor: string) {
        const switched = await switchGame(deps, { merchant, game, state, actor, signed: null });
        if (switched === null) throw new Error(`There is no game ${game} at ${merchant}.`);
      },
      /** Writes vendors and games; whether they are on stays the operator's. */
      seed: (seed: CatalogueSeed) => seedCatalogue(deps, seed),
    },
  };
}

export type CatalogueService = ReturnType<typeof createCatalogue>['service'];
