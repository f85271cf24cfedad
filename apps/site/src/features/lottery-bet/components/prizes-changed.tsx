import { Button, Notice } from '@arara/ui';
import type { Pay } from '@arara/lottery/betting';
import { usePayText } from '../../../components/pay-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { LotteryGame } from '../../../lib/lottery.ts';
import { start } from '../../../lib/start.ts';
import { payInWords } from '../price.ts';
import type { PayChange, PrizeNews } from '../prize-news.ts';
import { acceptPrizes } from '../slips.ts';
import css from './bet.module.css';

/** Basis points in a hundredth. */
const pointsPerPercent = 100;

interface PrizesChangedProps {
  readonly game: LotteryGame;
  readonly news: PrizeNews;
}

/** Other prizes are in force than those that were chosen: they are taken by a press, not in silence. */
export function PrizesChanged({ game, news: { kind, rebate } }: PrizesChangedProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  if (kind === 'same') return <Notice tone="info" announce title={t('prizes.same')} />;
  const percent = (points: number): string => format.number(points / pointsPerPercent);
  return (
    <Notice tone="warn" announce title={t('prizes.changed')}>
      <p>{t(`prizes.${kind}.text`)}</p>
      {rebate !== null && (
        <p>{t('prizes.rebate', { from: percent(rebate.from), to: percent(rebate.to) })}</p>
      )}
      {kind === 'changed' && (
        <Button className={css.help} onClick={() => acceptPrizes(game.code, game.prizes)}>
          {t('prizes.accept')}
        </Button>
      )}
    </Notice>
  );
}

/** Why nothing is paid before the prizes of now are accepted; false where nothing has to be. */
export function useHeldUp(news: PrizeNews | null): string | false {
  const t = useT('lottery-bet');
  return news === null || news.kind === 'same' ? false : t(`prizes.${news.kind}.first`);
}

/** More of the prizes of a line are counted, not told one by one. */
const toldMax = 3;

/** The prize of a line when it was chosen, and its prize now; null: it is no longer sold. */
export function LineNews({ changes }: { readonly changes: readonly PayChange[] | null }) {
  const t = useT('lottery-bet');
  const text = usePayText();
  if (changes === null) {
    return (
      <small>
        <span className={css.bad}>{t('prizes.line.gone')}</span>
      </small>
    );
  }
  const written = (pay: Pay): string => text(payInWords(pay, start.settings.currency));
  const told = changes.map(({ from, to }) =>
    t('prizes.line', { from: written(from), to: written(to) }),
  );
  const more = told.length - toldMax;
  const lines = told.slice(0, toldMax);
  if (more > 0) lines.push(t('prizes.more', { count: more }));
  return lines.map((sentence) => (
    <small key={sentence}>
      <span className={css.news}>{sentence}</span>
    </small>
  ));
}
