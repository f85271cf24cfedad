import { largestPrizes } from './board.repository.ts';
import type { BoardRow, BoardWish } from './board.repository.ts';
import type { PlayDeps } from './play.deps.ts';

/** So many pages are looked through for players who may be named. */
const pagesMax = 5;

/** A line of the winner board: the name is masked. */
export type BoardLine = Omit<BoardRow, 'playerId'> & { readonly player: string };

/** The largest prizes of real rounds of a merchant, of players who may be named. */
export function createBoard({ database, ports }: Pick<PlayDeps, 'database' | 'ports'>) {
  return async (merchant: string, wish: BoardWish): Promise<readonly BoardLine[]> => {
    const lines: BoardLine[] = [];
    for (let page = 0; page < pagesMax && lines.length < wish.limit; page += 1) {
      const rows = await largestPrizes(database.read, merchant, wish, page * wish.limit);
      const ids = [...new Set(rows.map(({ playerId }) => playerId))];
      const names = ids.length === 0 ? new Map() : await ports.players.boardNames(ids);
      for (const { playerId, ...row } of rows) {
        const player = names.get(playerId);
        if (player !== undefined) lines.push({ ...row, player });
      }
      if (rows.length < wish.limit) break;
    }
    return lines.slice(0, wish.limit);
  };
}
