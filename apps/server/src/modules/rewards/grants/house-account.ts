import type { Currency } from '@arara/money';
import type { RewardsDeps } from '../rewards.deps.ts';

/** The house's account that pays every grant; the sum of what left it is the bonus cost. */
export const promotionsAccount = (
  { wallet }: Pick<RewardsDeps, 'wallet'>,
  currency: Currency,
): Promise<bigint> => wallet.houseAccount('house:promotions', currency);
