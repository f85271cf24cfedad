import type { ListedLottery } from '../../lib/lottery.ts';
import { plainText } from '../../lib/plain-text.ts';

/**
 * The kinds of the page of lotteries, first the one that it is for (specification, section 3: lottery type).
 * Those at fixed odds on two sides have a page of their own.
 */
export const lobbyModes = ['Lott', 'ZY', 'SEA'] as const;

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

/** The lotteries whose name, or that of their kind, has each word that was typed. */
export function searchKinds(
  kinds: readonly LotteryKind[],
  typed: string,
  nameOf: (mode: LotteryKind['mode']) => string,
): readonly LotteryKind[] {
  const words = plainText(typed).split(/\s+/);
  const holds = (text: string): boolean => words.every((word) => text.includes(word));
  return kinds
    .map(({ mode, games }) => ({
      mode,
      games: games.filter(({ name }) => holds(plainText(`${name} ${nameOf(mode)}`))),
    }))
    .filter(({ games }) => games.length > 0);
}
