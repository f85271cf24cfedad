import { addDays, dayIn, startOfDay, weekdayOf } from '@arara/calendar';
import type { BoardPeriod, QueryOf, ValueOf, winnerBoardCall } from '@arara/contract';
import { formatDecimal, money } from '@arara/money';
import { LRUCache } from 'lru-cache';
import type { CatalogueDeps } from './catalogue.deps.ts';
import type { Lists } from './catalogue.lists.ts';
import { walletKey } from './catalogue.model.ts';
import type { BoardLine } from './catalogue.ports.ts';
import { presentGame } from './catalogue.present.ts';
import { boardAsked, boardKeptMs, boardShown } from './catalogue.settings.ts';

type BoardQuery = QueryOf<typeof winnerBoardCall>;

const keptMax = 1_000;

/** The first day of a span that has not ended, by the days of its merchant; a week begins on Monday. */
export function firstDayOf(period: BoardPeriod, today: string): string {
  if (period === 'day') return today;
  return period === 'week' ? addDays(today, 1 - weekdayOf(today)) : `${today.slice(0, 7)}-01`;
}

/** The largest prizes and multipliers of a span, at games that can be opened; asked once for all who look. */
export function createWinnerBoard(deps: CatalogueDeps, lists: Lists) {
  const { clock, play, site } = deps;
  const kept = new LRUCache<string, { at: number; lines: Promise<readonly BoardLine[]> }>({
    max: keptMax,
  });

  async function linesOf(merchant: string, { period, by }: BoardQuery) {
    const { currency, timeZone } = await site.profile(merchant);
    const now = clock.now();
    const firstDay = firstDayOf(period, dayIn(timeZone, now));
    const key = [merchant, firstDay, period, by].join();
    const known = kept.get(key);
    if (known !== undefined && now.getTime() - known.at < boardKeptMs) return known.lines;
    const since = startOfDay(timeZone, firstDay);
    const lines = play.board(merchant, { currency, since, by, limit: boardAsked });
    kept.set(key, { at: now.getTime(), lines });
    lines.catch(() => kept.delete(key));
    return lines;
  }

  return async (
    merchant: string,
    language: string,
    query: BoardQuery,
  ): Promise<ValueOf<typeof winnerBoardCall>> => {
    const lines = await linesOf(merchant, query);
    const shelf = await lists.shelf(merchant, language);
    const byWallet = (await deps.catalogues.current()).get(merchant)?.byWalletCode;
    const shown = lines.flatMap((line) => {
      const game = byWallet?.get(walletKey(line.vendor, line.gameCode));
      const isShown = game?.playable === true && shelf.game(game.nodeId) !== null;
      if (!isShown || game.vendor.sandbox) return [];
      const { player, round, at } = line;
      return {
        player,
        game: presentGame(game, shelf.context),
        amount: formatDecimal(money(line.amount, shelf.context.currency)),
        multipleHundredths: Number(line.multiple),
        round,
        at: at.toISOString(),
      };
    });
    return shown.slice(0, boardShown);
  };
}

export type WinnerBoard = ReturnType<typeof createWinnerBoard>;
