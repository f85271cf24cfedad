import { DownIcon } from '@arara/ui';
import { rebateOf } from '@arara/lottery/betting';
import clsx from 'clsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { LotteryGame } from '../../../lib/lottery.ts';
import { useSlip } from '../slips.ts';
import { modeOf } from '../terms.ts';
import css from './more-options.module.css';
import { pointsPerPercent, SlipTerms } from './slip-terms.tsx';
import type { SlipTermsProps } from './slip-terms.tsx';

/** Unit and prizes of a slip behind one line: it says what they do, or what is set otherwise. */
export function MoreOptions({ game, stake }: SlipTermsProps) {
  const t = useT('lottery-bet');
  const set = useSet(game);
  const what = game.prizes.family === 'LOTT' ? 'options.what' : 'options.what.unit';
  return (
    <details className={css.more}>
      <summary>
        <span>
          <b>{t('options')}</b>
          <small className={clsx(set.length > 0 && css.set)}>
            {set.length > 0 ? set.join(' · ') : t(what)}
          </small>
        </span>
        <DownIcon size={20} />
      </summary>
      <div className={css.terms}>
        <SlipTerms game={game} stake={stake} />
      </div>
    </details>
  );
}

/** Sentences on what is not as every slip begins. */
function useSet({ code, prizes }: LotteryGame): readonly string[] {
  const t = useT('lottery-bet');
  const format = useFormat();
  const slip = useSlip(code);
  const percent = rebateOf(prizes, modeOf(prizes, slip.mode)) / pointsPerPercent;
  return [
    ...(slip.unit === '1' ? [] : [t('options.unit', { size: format.number(Number(slip.unit)) })]),
    ...(percent === 0 ? [] : [t('options.rebate', { percent: format.number(percent) })]),
  ];
}
