import { Button, Notice } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { Issue, LotteryGame } from '../../../lib/lottery.ts';
import { numeroText } from '@arara/lottery-view';
import { useSession } from '../../../lib/session.ts';
import { start } from '../../../lib/start.ts';
import type { SlipWish } from '../api/place-ticket.ts';
import { inWords } from '../price.ts';
import type { Price } from '../price.ts';
import type { PrizeNews } from '../prize-news.ts';
import type { Purchase } from '../use-purchase.ts';
import css from './bet.module.css';
import { useHeldUp } from './prizes-changed.tsx';
import { useUnsold } from '../use-unsold.ts';
import { SlipFault } from './slip-fault.tsx';

interface PayNowProps {
  readonly game: LotteryGame;
  readonly wish: SlipWish;
  readonly price: Price;
  readonly issue: Issue | null;
  readonly news: PrizeNews | null;
  /** Brings the lines into sight: they tell what changed. */
  readonly showLines: () => void;
  readonly purchase: Purchase;
  readonly balance: ReactNode;
}

/** The price of a slip in the issue on sale, and the way to pay it. */
export function PayNow({ wish, price, purchase, balance, ...on }: PayNowProps) {
  const { unitBets, stake } = price;
  const { issue, news } = on;
  const t = useT('lottery-bet');
  const format = useFormat();
  const isVisitor = useSession(({ token }) => token === null);
  const { currency } = start.settings;
  const asked = stake === null ? '' : inWords(stake, currency);
  const heldUp = useHeldUp(news);
  const unsold = useUnsold(on.game, wish, stake);
  const reason = issue === null ? t('closed.wait') : (unsold ?? heldUp);
  const pay = (): void => purchase.pay({ ...wish, price: asked });
  return (
    <>
      <Moved issue={issue} />
      <div className={css.pay}>
        <p className={css.total} role="status">
          <span>{t('bets', { count: unitBets })}</span>
          <b className={css.cost}>
            {stake === null ? t('fraction') : format.money(asked, currency)}
          </b>
        </p>
        {balance}
        <SlipFault {...on} purchase={purchase} onRetry={pay} />
        <Button kind="primary" full loading={purchase.isPending} disabled={reason} onClick={pay}>
          {t(isVisitor ? 'pay.login' : 'pay', { price: format.money(asked || '0', currency) })}
        </Button>
        {issue !== null && (
          <p className={css.soft}>{t('pay.for', { numero: numeroText(issue.numero) })}</p>
        )}
      </div>
    </>
  );
}

/** The issue that a slip was begun for has closed: it stays, for the one on sale now. */
function Moved({ issue }: { readonly issue: Issue | null }) {
  const t = useT('lottery-bet');
  const [begunFor, setBegunFor] = useState(issue?.numero ?? null);
  if (issue === null) return null;
  if (begunFor === null) setBegunFor(issue.numero);
  if (begunFor === null || begunFor === issue.numero) return null;
  return (
    <Notice tone="info" announce title={t('moved', { from: numeroText(begunFor) })}>
      {t('moved.text', { numero: numeroText(issue.numero) })}
    </Notice>
  );
}
