import type {
  GameType,
  QueryOf,
  ValueOf,
  favouriteGamesCall,
  recentGamesCall,
} from '@arara/contract';
import { inNearest } from '@arara/i18n';
import { formatDecimal, money } from '@arara/money';
import type { SignedCaller } from '../../platform/http/caller.ts';
import type { CatalogueDeps } from './catalogue.deps.ts';
import type { Lists } from './catalogue.lists.ts';
import { walletKey } from './catalogue.model.ts';
import type { CatalogueGame, CatalogueVendor } from './catalogue.model.ts';
import { presentCategories, presentGame } from './catalogue.present.ts';
import { deleteFavourite, favouriteNodes } from './favourite.repository.ts';
import { recentNodes } from './recent.repository.ts';
import { writtenIn } from './catalogue.search.ts';
import { wordsOf } from './catalogue.words.ts';
import { newVendorDays, recentShown } from './catalogue.settings.ts';

const dayMs = 86_400_000;

/** Questions about the catalogue, answered from memory where they are the same for everybody. */
export function createCatalogueQueries(deps: CatalogueDeps, lists: Lists) {
  const { clock, cover, play, lotteries } = deps;
  const read = deps.database.read;

  async function gameByWallet(merchant: string, vendor: string, gameCode: string) {
    const catalogue = (await deps.catalogues.current()).get(merchant);
    return catalogue?.byWalletCode.get(walletKey(vendor, gameCode)) ?? null;
  }

  /** Games that the member opened and lotteries that they bought tickets of, latest first. */
  async function openedLately(merchant: string, playerId: bigint) {
    const opened = await recentNodes(read, playerId, recentShown);
    const byWallet = (await deps.catalogues.current()).get(merchant)?.byWalletCode;
    const bought = (await lotteries.bought(playerId)).flatMap(({ gameCode, at }) => {
      const game = byWallet?.get(walletKey(lotteries.walletVendor, gameCode));
      return game === undefined ? [] : [{ nodeId: game.nodeId, playedAt: at }];
    });
    const latest = [...opened, ...bought].toSorted(
      (a, b) => b.playedAt.getTime() - a.playedAt.getTime(),
    );
    const once = new Map(latest.toReversed().map((one) => [one.nodeId, one]));
    return latest.filter((one) => once.get(one.nodeId) === one).slice(0, recentShown);
  }

  return {
    joinedLately(vendors: readonly CatalogueVendor[]): CatalogueVendor[] {
      const since = clock.now().getTime() - newVendorDays * dayMs;
      return vendors
        .filter((vendor) => vendor.joinedAt.getTime() >= since)
        .toSorted((a, b) => b.joinedAt.getTime() - a.joinedAt.getTime());
    },

    gameTypesByVendor(games: readonly CatalogueGame[], vassalage: string | null) {
      const byVendor = Map.groupBy(games, (game) => game.vendor.code);
      return [...byVendor]
        .filter(([code]) => vassalage === null || code === vassalage)
        .map(([code, own]) => ({
          vassalage: code,
          gameTypes: [...new Set(own.map((game): GameType => game.gameType))],
        }));
    },

    /** The games that the member opened last and can open now. */
    favouriteIds: (playerId: bigint) => favouriteNodes(read, playerId),
    dropFavourite: (playerId: bigint, nodeId: string) => deleteFavourite(read, playerId, nodeId),

    async recent(
      caller: SignedCaller,
      query: QueryOf<typeof recentGamesCall>,
    ): Promise<ValueOf<typeof recentGamesCall>> {
      const shelf = await lists.shelf(caller.merchant, caller.language);
      const { playerId } = caller.session;
      const rows = await openedLately(caller.merchant, playerId);
      const results = rows.length === 0 ? [] : await play.lastResults(playerId);
      const resultOf = new Map(results.map((one) => [walletKey(one.vendor, one.gameCode), one]));
      const { vassalage, gameType, pageNo, pageSize } = query;
      const played = rows.flatMap(({ nodeId, playedAt }) => {
        const game = shelf.game(nodeId);
        if (game === null || !game.playable) return [];
        if (vassalage && game.vendor.code !== vassalage) return [];
        return gameType && game.gameType !== gameType ? [] : [{ game, playedAt }];
      });
      const first = (pageNo - 1) * pageSize;
      const list = played.slice(first, first + pageSize).map(({ game, playedAt }) => {
        const last = resultOf.get(walletKey(game.vendor.walletVendor, game.code));
        return {
          ...presentGame(game, shelf.context),
          playedAt: playedAt.toISOString(),
          lastResult: last === undefined ? null : formatDecimal(money(last.net, last.currency)),
        };
      });
      return { list, totalPages: Math.ceil(played.length / pageSize) };
    },

    async favourites(
      caller: SignedCaller,
      query: QueryOf<typeof favouriteGamesCall>,
    ): Promise<ValueOf<typeof favouriteGamesCall>> {
      const shelf = await lists.shelf(caller.merchant, caller.language);
      const ids = await favouriteNodes(read, caller.session.playerId);
      const games = ids
        .flatMap((id) => shelf.game(id) ?? [])
        .filter((game) => game.playable && (!query.gameType || game.gameType === query.gameType));
      const first = (query.pageNo - 1) * query.pageSize;
      return {
        content: games
          .slice(first, first + query.pageSize)
          .map((game) => presentGame(game, shelf.context)),
        totalPages: Math.ceil(games.length / query.pageSize),
      };
    },

    /** The parts that the document starts with: the rails, categories, the hot and the new row. */
    async lobby(merchant: string, language: string, rowLength: number) {
      const { vendors, games, railGames, context, home, hasPins } = await lists.shelf(
        merchant,
        language,
      );
      const row = (order: 'hot' | 'new') =>
        railGames(order)
          .slice(0, Math.max(rowLength, ...home.rails.map(({ most }) => most)))
          .map((game) => presentGame(game, context));
      return {
        rails: home.rails.map(({ rail, most, names }) => ({
          rail,
          most,
          name: inNearest(names, language) ?? null,
        })),
        // With games that staff put first it is no ranking, and shows no places.
        ranked: !hasPins('hot'),
        categories: presentCategories(vendors, games('hot'), cover),
        hot: row('hot'),
        fresh: row('new'),
      };
    },

    /** A game that can be opened, as its call presents it; null where there is none. */
    async game(merchant: string, language: string, nodeId: string) {
      const shelf = await lists.shelf(merchant, language);
      const game = shelf.game(nodeId);
      return game === null || !game.playable ? null : presentGame(game, shelf.context);
    },

    /** Where the pages of the merchant's vendors come from, besides our own: frames may show these. */
    async frameOrigins(merchant: string): Promise<string[]> {
      const vendors = (await deps.catalogues.current()).get(merchant)?.vendors ?? [];
      const urls = vendors
        .filter(({ enabled }) => enabled)
        .map(({ code, launchUrl }) => launchUrl.replaceAll('{origin}', deps.vendorOrigin(code)));
      return [...new Set(urls.flatMap((url) => webOrigin(url) ?? []))].sort();
    },

    /** Moves with every change of the merchant's catalogue. */
    async version(merchant: string): Promise<string> {
      return (await deps.catalogues.current()).get(merchant)?.version ?? '';
    },

    /** Games of a merchant, on or off, by node id, code or words of their names; the most played first. */
    async findGames(merchant: string, text: string, limit: number) {
      const catalogue = (await deps.catalogues.current()).get(merchant);
      const games = [...(catalogue?.byNode.values() ?? [])].toSorted(
        (a, b) => a.hotRank - b.hotRank,
      );
      const named = games.filter(({ nodeId, code }) => nodeId === text || code === text);
      const words = wordsOf(text);
      const called = words.length === 0 ? [] : writtenIn(games, words);
      return [...new Set([...named, ...called])].slice(0, limit);
    },

    /** By the wallet's vendor and its game code: what stakes and records ask; null when unlisted. */
    async factsOf(merchant: string, vendor: string, gameCode: string) {
      const game = await gameByWallet(merchant, vendor, gameCode);
      if (game === null) return null;
      return {
        available: game.playable,
        minBet: game.minBet,
        maxBet: game.maxBet,
        nodeId: game.nodeId,
        names: game.names,
        vassalage: game.vendor.code,
        vendorName: game.vendor.name,
        gameType: game.gameType,
        cover: cover(game.cover).small,
      };
    },

    /** Every title of a merchant, whatever its state, in the operator's order. */
    async titles(merchant: string): Promise<CatalogueGame[]> {
      const catalogue = (await deps.catalogues.current()).get(merchant);
      return [...(catalogue?.byNode.values() ?? [])].toSorted(
        (a, b) => a.position - b.position || Number(BigInt(a.nodeId) - BigInt(b.nodeId)),
      );
    },

    /** The vendors of a merchant, whatever their state, in the operator's order. */
    async vendors(merchant: string): Promise<readonly CatalogueVendor[]> {
      return (await deps.catalogues.current()).get(merchant)?.vendors ?? [];
    },

    /** Games of a brand or a kind, by the wallet's names; null: of any. */
    async gamesOf(
      merchant: string,
      { vassalage, gameType }: { vassalage: string | null; gameType: string | null },
    ) {
      const catalogue = (await deps.catalogues.current()).get(merchant);
      return [...(catalogue?.byNode.values() ?? [])]
        .filter((game) => (vassalage ?? game.vendor.code) === game.vendor.code)
        .filter((game) => (gameType ?? game.gameType) === game.gameType)
        .map((game) => ({ vendor: game.vendor.walletVendor, gameCode: game.code }));
    },
  };
}

export type CatalogueQueries = ReturnType<typeof createCatalogueQueries>;

/** The origin of an address of the web; null for a path of ours and for anything else. */
function webOrigin(address: string): string | null {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return null;
  return new URL(address).origin;
}
