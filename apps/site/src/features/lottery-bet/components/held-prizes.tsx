import type { TicketLine } from '@arara/contract';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { LotteryGame } from '../../../lib/lottery.ts';
import { start } from '../../../lib/start.ts';
import { mayPayMore, mostPaid } from '../most-paid.ts';
import type { SlipTerms } from '../price.ts';
import css from './bet.module.css';

interface HeldPrizesProps {
  readonly game: LotteryGame;
  readonly lines: readonly TicketLine[];
  readonly terms: SlipTerms;
  /** How many times the lines are taken in one issue, at most. */
  readonly times: number;
}

/** A player who could win so much that people look at it first is told so before paying. */
export function HeldPrizes({ game, lines, terms, times }: HeldPrizesProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const { currency } = start.settings;
  const most = mostPaid(game.prizes, lines, terms, times);
  if (!mayPayMore(most, game.heldAbove, currency)) return null;
  return (
    <p className={css.soft}>
      {t('prize.held', { amount: format.money(game.heldAbove, currency) })}
    </p>
  );
}
