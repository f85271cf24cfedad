import type { Database } from '../../platform/database.ts';
import type { Games } from './games.ts';
import { gamesBought } from './ticket.repository.ts';
import { recentTickets } from './wire.queries.ts';

/** The answers to lists of games about lotteries: which there are, which are sold, which somebody bought. */
export function listings({
  games,
  database,
}: {
  readonly games: Games;
  readonly database: Database;
}) {
  return {
    /** Every lottery, on sale or not, in the operator's order. */
    known: () => games.all(),
    /** Codes of those on sale. */
    codesOnSale: async () =>
      (await games.all()).filter(({ active }) => active).map(({ code }) => code),
    /** The lotteries of which a member bought tickets lately, latest first. */
    boughtLately: async (playerId: bigint) =>
      (await gamesBought(database.read, playerId, recentTickets)).map(
        ({ game_code: gameCode, bought_at: at }) => ({ gameCode, at }),
      ),
  };
}
