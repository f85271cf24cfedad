import type { Minor } from '@arara/money';
import { useT } from '../../lib/i18n.ts';
import type { LotteryGame } from '../../lib/lottery.ts';
import type { SlipWish } from './api/place-ticket.ts';
import { canPayNothing } from './price.ts';

/** Why nobody sells a slip as it stands, whatever is on sale; null where it can be sold. */
export function useUnsold(
  { prizes }: LotteryGame,
  { lines, ...terms }: SlipWish,
  price: Minor | null,
): string | null {
  const t = useT('lottery-bet');
  if (price === null) return t('fraction');
  return lines.some((line) => canPayNothing(prizes, line, terms)) ? t('nothing.pay') : null;
}
