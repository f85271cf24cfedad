import type { QueryOf, gameListCall } from '@arara/contract';
import { parseMoney } from '@arara/money';
import type { Currency } from '@arara/money';
import { AppError } from '../../platform/errors.ts';
import type { CatalogueGame } from './catalogue.model.ts';

/** The filters of a list; parameters that change nothing about it are left out. */
export type ListFilter = Pick<
  QueryOf<typeof gameListCall>,
  | 'gameType'
  | 'vassalage'
  | 'gameClassify'
  | 'gameName'
  | 'minBet'
  | 'minLineNum'
  | 'sort'
  | 'pageNo'
  | 'pageSize'
>;

/**
 * True if a game passes every filter that was given. `minBet` is what somebody wants to stake at
 * least to take part: games that ask for more do not pass. `minLineNum` wants at least as many lines.
 */
export function fits(filter: ListFilter, currency: Currency): (game: CatalogueGame) => boolean {
  const { gameType, vassalage, gameClassify, minLineNum } = filter;
  const stakeMax = filter.minBet === undefined ? null : stakeOf(filter.minBet, currency);
  return (game) =>
    (!gameType || game.gameType === gameType) &&
    // Among the games of a vendor, the card that leads to them would lead nowhere.
    (!vassalage || (game.vendor.code === vassalage && game.isGame === 'GAME')) &&
    (!gameClassify || game.classify.includes(gameClassify)) &&
    (stakeMax === null || (game.minBet !== null && game.minBet <= stakeMax)) &&
    (minLineNum === undefined || (game.lineNum ?? 0) >= minLineNum);
}

/** Nobody asks for a stake of nothing, nor for one of a million. */
const stakeWholeMax = 999_999n;

/**
 * A filter that cannot be understood, or that no stake could meet, is refused: a longer list than
 * asked for would pass as right.
 */
function stakeOf(text: string, currency: Currency): bigint {
  const parsed = parseMoney(text, currency);
  const whole = BigInt(text.split('.')[0] ?? '');
  if (!parsed.ok || parsed.value.minor === 0n || whole > stakeWholeMax) {
    throw new AppError('amount.invalid', { field: 'minBet' });
  }
  return parsed.value.minor;
}
