import type { LotteryGame } from '../../lib/lottery.ts';

/** Lotteries whose prizes are of one kind. */
export interface LotteryKind {
  readonly mode: LotteryGame['prizeMode'];
  readonly games: readonly LotteryGame[];
}

/** Lotteries by the kinds that a page shows, in its order; kinds without a lottery are left out. */
export function kindsOf(
  games: readonly LotteryGame[],
  modes: readonly LotteryGame['prizeMode'][],
): readonly LotteryKind[] {
  return modes
    .map((mode) => ({ mode, games: games.filter(({ prizeMode }) => prizeMode === mode) }))
    .filter((kind) => kind.games.length > 0);
}
