import { isLottery, usualPageSize } from '@arara/contract';
import type { GameListName, GameType, HomeValue } from '@arara/contract';
import { LRUCache } from 'lru-cache';
import { PreparedValue } from '../../platform/http/route.ts';
import { pinned, usualHome } from './arrange/arrange.policy.ts';
import type { CatalogueDeps } from './catalogue.deps.ts';
import { emptyCatalogue } from './catalogue.build.ts';
import { fits } from './catalogue.filter.ts';
import type { ListFilter } from './catalogue.filter.ts';
import type {
  CatalogueGame,
  CatalogueVendor,
  MerchantCatalogue,
  Order,
} from './catalogue.model.ts';
import { presentCategories, presentGame } from './catalogue.present.ts';
import type { CardContext } from './catalogue.present.ts';
import { nearGames, searchGames } from './catalogue.search.ts';
import { wordsOf } from './catalogue.words.ts';

const firstOfAll = { sort: 'hot', pageNo: 1, pageSize: usualPageSize } as const;
const preparedMax = 2_000;
const preparedCharsMax = 24 * 1024 * 1024;
/** Badges such as "new" fade by the clock: a list is drawn again after an hour at the latest. */
const preparedMs = 3_600_000;

/** A merchant's catalogue as somebody may see it, with what its cards need. */
export interface Shelf {
  readonly vendors: readonly CatalogueVendor[];
  readonly context: CardContext;
  /** The games that may be shown here. */
  games(order: Order): readonly CatalogueGame[];
  /**
   * Those of them that stand in rails, the chosen ones first: vendors of the sandbox are demonstrations, and lotteries
   * have rails of their own.
   */
  railGames(order: 'hot' | 'new'): readonly CatalogueGame[];
  /** The games of a category, those first that staff put first, then the most played. */
  ofType(gameType: GameType): readonly CatalogueGame[];
  /** True if staff put games first in a list. */
  hasPins(list: GameListName): boolean;
  /** The rails of the first page. */
  readonly home: HomeValue;
  /** One game, on or off; null when there is none. */
  game(nodeId: string): CatalogueGame | null;
}

/** Lists that are the same for everybody: drawn once per merchant, language, filter and version. */
export function createLists(deps: CatalogueDeps) {
  const { database, site, clock, cover } = deps;
  const drawing = new Map<string, Promise<PreparedValue>>();
  const prepared = new LRUCache<string, PreparedValue>({
    max: preparedMax,
    maxSize: preparedCharsMax,
    ttl: preparedMs,
    sizeCalculation: ({ json }) => json.length,
  });

  /** Kinds of games that somebody can open here: games while there is a lobby, lotteries while they are sold. */
  async function typesOf(merchant: string): Promise<readonly GameType[]> {
    const hasLobby = await site.moduleOn(merchant, 'GAMELO3');
    const hasLotteries = await site.moduleOn(merchant, 'LOTTERY3');
    const isOpen = (type: GameType) => (isLottery(type) ? hasLotteries : hasLobby);
    return (await site.gameTypes(merchant)).filter(isOpen);
  }

  async function shelf(merchant: string, language: string): Promise<Shelf> {
    const catalogue = (await deps.catalogues.current()).get(merchant) ?? emptyCatalogue;
    return shelfOf(catalogue, merchant, language);
  }

  /** The same of a catalogue that is not in force: a preview. */
  async function shelfOf(
    catalogue: MerchantCatalogue,
    merchant: string,
    language: string,
  ): Promise<Shelf> {
    const { currency } = await site.profile(merchant);
    const allowed = new Set(await typesOf(merchant));
    const games = (order: Order) =>
      catalogue.sorted[order].filter((game) => allowed.has(game.gameType));
    const isForRails = ({ vendor, gameType }: CatalogueGame) =>
      !vendor.sandbox && !isLottery(gameType);
    const pinsOf = (list: GameListName) => catalogue.pins.get(list) ?? [];
    return {
      vendors: catalogue.vendors,
      context: { language, currency, now: clock.now(), cover },
      games,
      railGames: (order) => pinned(games(order).filter(isForRails), pinsOf(order)),
      ofType: (type) =>
        pinned(
          games('hot').filter(({ gameType }) => gameType === type),
          pinsOf(type),
        ),
      hasPins: (list) => pinsOf(list).length > 0,
      home: catalogue.home ?? usualHome,
      game(nodeId) {
        const game = catalogue.byNode.get(nodeId);
        return game !== undefined && allowed.has(game.gameType) ? game : null;
      },
    };
  }

  /** Answers from memory, or draws once for all who ask at the same time. */
  async function prepare(
    key: readonly unknown[],
    merchant: string,
    language: string,
    draw: (shelf: Shelf) => Promise<unknown>,
  ): Promise<PreparedValue> {
    const { version } = (await deps.catalogues.current()).get(merchant) ?? emptyCatalogue;
    const types = (await typesOf(merchant)).join();
    const name = JSON.stringify([merchant, language, version, types, ...key]);
    const known = prepared.get(name) ?? drawing.get(name);
    if (known !== undefined) return known;
    const promise = drawValue(name, async () => draw(await shelf(merchant, language)));
    drawing.set(name, promise);
    return promise.finally(() => drawing.delete(name));
  }

  async function drawValue(name: string, draw: () => Promise<unknown>): Promise<PreparedValue> {
    const value = new PreparedValue(JSON.stringify(await draw()));
    prepared.set(name, value);
    return value;
  }

  async function list(own: Shelf, merchant: string, filter: ListFilter) {
    const words = wordsOf(filter.gameName ?? '');
    const { gameType } = filter;
    const isUsual = words.length === 0 && filter.sort === 'hot';
    const all =
      isUsual && gameType !== undefined
        ? own.ofType(gameType)
        : own.games(words.length === 0 ? filter.sort : 'hot');
    const fitting = all.filter(fits(filter, own.context.currency));
    const games =
      words.length === 0 ? fitting : await searchGames(database.read, merchant, fitting, words);
    const first = (filter.pageNo - 1) * filter.pageSize;
    const isLost = games.length === 0 && words.length > 0;
    const near = isLost ? await nearGames(database.read, merchant, own.games('hot'), words) : [];
    return {
      ...(near.length > 0 ? { near: near.map((game) => presentGame(game, own.context)) } : {}),
      games: games
        .slice(first, first + filter.pageSize)
        .map((game) => presentGame(game, own.context)),
      totalPages: Math.ceil(games.length / filter.pageSize),
      total: games.length,
    };
  }

  return {
    shelf,
    shelfOf,
    games: (merchant: string, language: string, filter: ListFilter) =>
      prepare(['games', filter], merchant, language, (own) => list(own, merchant, filter)),
    /** The first page of a category, the most played first, as a value that is not written yet. */
    firstPage: async (merchant: string, language: string, gameType: GameType) =>
      list(await shelf(merchant, language), merchant, { gameType, ...firstOfAll }),
    categories: (merchant: string, language: string) =>
      prepare(['categories'], merchant, language, async ({ vendors, games }) =>
        presentCategories(vendors, games('hot'), cover),
      ),
    /** The lotteries have a list of their own of what is bought most; here they are asked for by vendor. */
    hot: (merchant: string, language: string, vassalage: string | null, limit: number) =>
      prepare(['hot', vassalage, limit], merchant, language, async (own) => ({
        list: (vassalage === null
          ? own.railGames('hot')
          : own.games('hot').filter((game) => game.vendor.code === vassalage)
        )
          .slice(0, limit)
          .map((game) => presentGame(game, own.context)),
      })),
  };
}

export type Lists = ReturnType<typeof createLists>;
