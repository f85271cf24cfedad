import type { Contributions } from '../../platform/contributions.ts';
import type { GameFacts, GameList, GamesPort, OwnGames } from './play.ports.ts';

/** The knowledge of all modules about games: the lists of games, and the modules that sell their own stakes. */
export function allGames(
  lists: Contributions<GameList>,
  ownGames: Contributions<OwnGames>,
): GamesPort {
  async function listed(...game: Parameters<GameList['factsOf']>): Promise<GameFacts | null> {
    for (const list of lists.list()) {
      const facts = await list.factsOf(...game);
      if (facts !== null) return facts;
    }
    return null;
  }
  return {
    async factsOf(merchant, vendor, gameCode) {
      const facts = await listed(merchant, vendor, gameCode);
      const own = ownGames.list().find((seller) => seller.vendor === vendor);
      return own === undefined ? facts : own.factsOf(gameCode, facts);
    },
    async gamesOf(merchant, wanted) {
      const found = await Promise.all(lists.list().map((list) => list.gamesOf(merchant, wanted)));
      return found.flat();
    },
  };
}
