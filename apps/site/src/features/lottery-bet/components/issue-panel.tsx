import { Countdown } from '@arara/ui';
import type { TimeLeft } from '@arara/ui';
import { DrawBalls } from '../../../components/draw-balls.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { isFar, lotteryNow } from '../../../lib/lottery.ts';
import { numeroText } from '@arara/lottery-view';
import type { Issue, Near } from '../../../lib/lottery.ts';
import css from './issue-panel.module.css';

interface IssuePanelProps {
  readonly near: Near;
  readonly issue: Issue | null;
}

/** The issue on sale with the time that it has left, and the last numbers. */
export function IssuePanel({ near, issue }: IssuePanelProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const announce = ({ minutes, seconds }: TimeLeft): string =>
    t('closes.in', { seconds: minutes * 60 + seconds });
  return (
    <section className={css.issue} aria-label={t('issue')}>
      <div className={css.issueTop}>
        <div>
          <small>{t('issue')}</small>
          <b className={css.numero}>{issue === null ? t('closed') : numeroText(issue.numero)}</b>
        </div>
        {issue === null && <Opens near={near} />}
        {issue !== null && isFar(issue, lotteryNow()) && (
          <div>
            <small>{t('closes.at')}</small>
            <b>{format.moment(issue.closeAt)}</b>
          </div>
        )}
        {issue !== null && !isFar(issue, lotteryNow()) && (
          <div className={css.clock}>
            <small>{t('closes')}</small>
            <Countdown endsAt={issue.closeAt} now={lotteryNow} announce={announce} />
          </div>
        )}
      </div>
      {near.last === null ? (
        <p className={css.last}>{t('results.none')}</p>
      ) : (
        <div className={css.last}>
          <small>{t('last', { numero: numeroText(near.last.numero) })}</small>
          <DrawBalls result={near.last.result} dense />
        </div>
      )}
    </section>
  );
}

/** When the next sale begins, where that is known. */
function Opens({ near }: Pick<IssuePanelProps, 'near'>) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const [next] = near.next;
  if (next === undefined) return null;
  return (
    <div>
      <small>{t('opens')}</small>
      <b>{format.moment(next.openAt)}</b>
    </div>
  );
}
