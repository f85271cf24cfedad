import { Segmented } from '@arara/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import type { Issue, LotteryGame } from '../../../lib/lottery.ts';
import { freshPlan, multiplesOf } from '../chase-plan.ts';
import { priceOf } from '../price.ts';
import { newsOf } from '../prize-news.ts';
import { changeSlip, linesToSend, useSlip } from '../slips.ts';
import { modeOf } from '../terms.ts';
import type { Chase } from '../use-chase.ts';
import type { Purchase } from '../use-purchase.ts';
import css from './bet.module.css';
import { Bought } from './bought.tsx';
import { ChasePanel } from './chase-panel.tsx';
import { Chased } from './chased.tsx';
import { HeldPrizes } from './held-prizes.tsx';
import { MoreOptions } from './more-options.tsx';
import { PayNow } from './pay-now.tsx';
import { SlipLines } from './slip-lines.tsx';

export interface SlipProps {
  readonly game: LotteryGame;
  readonly issue: Issue | null;
  readonly purchase: Purchase;
  readonly chase: Chase;
  /** The member's balance, beside what is paid. */
  readonly balance: ReactNode;
}

interface SlipBodyProps extends SlipProps {
  /** Leads from what was bought to another bet. */
  readonly onAgain: () => void;
}

/** The chosen lines, their price, and the way to pay for them; then the purchase. */
export function SlipBody({ onAgain, ...props }: SlipBodyProps) {
  const { game, purchase, chase } = props;
  const { lines } = useSlip(game.code);
  if (lines.length > 0) return <Full {...props} />;
  if (purchase.bought !== undefined) return <Bought purchase={purchase} onAgain={onAgain} />;
  return <Chased chase={chase} onAgain={onAgain} />;
}

/** A slip with lines. */
function Full({ game, issue, purchase, chase, balance }: SlipProps) {
  const t = useT('lottery-bet');
  const slip = useSlip(game.code);
  const { lines, unit, plan } = slip;
  const mode = modeOf(game.prizes, slip.mode);
  const price = priceOf(lines, { unit, mode });
  const wish = {
    gameCode: game.code,
    tableVersion: game.prizes.version,
    mode,
    unit,
    lines: linesToSend(slip),
  };
  const { error, unknown } = plan === null ? purchase : chase;
  // An order that may have been bought already has the prizes that it was ordered at.
  const news = unknown === 'this' ? null : newsOf(slip, game.prizes);
  const linesAt = useRef<HTMLDivElement>(null);
  const showLines = (): void => linesAt.current?.scrollIntoView({ block: 'nearest' });
  const own = { game, wish, issue, news, showLines, balance };
  const choose = (next: 'one' | 'chase'): void => {
    // The outcome of the other way of buying says nothing about this one.
    purchase.reset();
    chase.reset();
    changeSlip(game.code, () => ({ plan: next === 'chase' ? freshPlan : null }));
  };
  return (
    <div className={css.stack}>
      <div ref={linesAt}>
        <SlipLines game={game} error={error} news={news} />
      </div>
      <MoreOptions game={game} stake={price.stake} />
      <div className={css.terms}>
        <b>{t('chase.for')}</b>
        <Segmented
          label={t('chase.for')}
          onSurface
          value={plan === null ? 'one' : 'chase'}
          onChange={choose}
          choices={(['one', 'chase'] as const).map((value) => ({
            value,
            label: t(`chase.for.${value}`),
          }))}
        />
      </div>
      <HeldPrizes
        game={game}
        lines={lines}
        terms={{ unit, mode }}
        times={plan === null ? 1 : Math.max(...multiplesOf(plan))}
      />
      {plan === null ? (
        <PayNow {...own} price={price} purchase={purchase} />
      ) : (
        <ChasePanel {...own} plan={plan} chase={chase} />
      )}
    </div>
  );
}
