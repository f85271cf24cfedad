import { Button, Card, Notice } from '@arara/ui';
import { useState } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { Issue, LotteryGame } from '../../../lib/lottery.ts';
import { numeroText } from '../../../lib/numero.ts';
import { useSession } from '../../../lib/session.ts';
import { start } from '../../../lib/start.ts';
import { inWords, priceOf } from '../price.ts';
import { useSlip } from '../slips.ts';
import { modeOf } from '../terms.ts';
import type { Purchase } from '../use-purchase.ts';
import css from './bet.module.css';
import { Bought } from './bought.tsx';
import { SlipFault } from './slip-fault.tsx';
import { SlipLines } from './slip-lines.tsx';
import { SlipTerms } from './slip-terms.tsx';

interface SlipCardProps {
  readonly game: LotteryGame;
  readonly issue: Issue | null;
  readonly purchase: Purchase;
}

/** What has been chosen, what it costs, and the way to pay for it. */
export function SlipCard({ game, issue, purchase }: SlipCardProps) {
  const t = useT('lottery-bet');
  const { lines } = useSlip(game.code);
  const isOver = purchase.bought !== undefined && lines.length === 0;
  return (
    <Card title={t('slip')} className={css.slip}>
      {isOver && <Bought purchase={purchase} />}
      {!isOver && lines.length === 0 && <p className={css.soft}>{t('slip.empty')}</p>}
      {lines.length > 0 && <Full game={game} issue={issue} purchase={purchase} />}
    </Card>
  );
}

/** A slip with lines. */
function Full({ game, issue, purchase }: SlipCardProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const slip = useSlip(game.code);
  const isVisitor = useSession(({ token }) => token === null);
  const { lines, unit } = slip;
  const mode = modeOf(game.prizes, slip.mode);
  const { unitBets, stake } = priceOf(lines, { unit, mode });
  const { currency } = start.settings;
  const price = stake === null ? '' : inWords(stake, currency);
  const reason = issue === null ? t('closed.wait') : stake === null ? t('fraction') : false;

  const pay = (): void =>
    purchase.pay({
      gameCode: game.code,
      tableVersion: game.prizes.version,
      mode,
      unit,
      lines: [...lines],
      price,
    });

  return (
    <div className={css.stack}>
      <SlipLines game={game} error={purchase.error} />
      <SlipTerms game={game} stake={stake} />
      <Moved issue={issue} />
      <p className={css.total} role="status">
        <span>{t('bets', { count: unitBets })}</span>
        <b className={css.cost}>{stake === null ? t('fraction') : format.money(price, currency)}</b>
      </p>
      <SlipFault purchase={purchase} issue={issue} gameCode={game.code} onRetry={pay} />
      <Button kind="primary" full loading={purchase.isPending} disabled={reason} onClick={pay}>
        {t(isVisitor ? 'pay.login' : 'pay', { price: format.money(price || '0', currency) })}
      </Button>
      {issue !== null && (
        <p className={css.soft}>{t('pay.for', { numero: numeroText(issue.numero) })}</p>
      )}
    </div>
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
