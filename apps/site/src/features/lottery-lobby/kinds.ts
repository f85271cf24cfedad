import type { ListedLottery } from '../../lib/lottery.ts';

/** Lotteries whose prizes are of one kind. */
export interface LotteryKind {
  readonly mode: ListedLottery['prizeMode'];
  readonly games: readonly ListedLottery[];
}

/** Lotteries by the kinds that a page shows, in its order; kinds without a lottery are left out. */
export function kindsOf(
  games: readonly ListedLottery[],
  modes: readonly ListedLottery['prizeMode'][],
): readonly LotteryKind[] {
  return modes
    .map((mode) => ({ mode, games: games.filter(({ prizeMode }) => prizeMode === mode) }))
    .filter((kind) => kind.games.length > 0);
}
