import { Bone, Card, ClockIcon, ForwardIcon, Link, splitTime } from '@arara/ui';
import { DrawBalls } from '../../../components/draw-balls.tsx';
import { LotteryStar } from '../../../components/lottery-star.tsx';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { issueAt } from '@arara/lottery-view';
import { isFar } from '../../../lib/lottery.ts';
import type { ListedLottery, LotteryNow } from '../../../lib/lottery.ts';
import { useSecond } from '../use-second.ts';
import css from './lottery-lobby.module.css';

type Times = Omit<LotteryNow, 'gameCode'>;

/** A lottery that came into sale after the times were asked for. */
export const untold: Times = { current: null, next: [], last: null };

interface LotteryCardProps {
  readonly game: ListedLottery;
  /** Null while it is being asked for. */
  readonly near: Times | null;
}

/** A lottery: a press on it leads to the bets, a press on its star keeps it. */
export function LotteryCard({ game: { code, name }, near }: LotteryCardProps) {
  const t = useT('lottery-bet');
  return (
    <Card
      title={
        <Link
          className={css.door}
          href={paths.lottery(code, null)}
          aria-label={t('lobby.bet.on', { name })}
        >
          {name}
        </Link>
      }
      actions={<LotteryStar code={code} name={name} />}
      className={css.card}
    >
      <div className={css.around}>{near === null ? <Bone h={70} /> : <Around near={near} />}</div>
    </Card>
  );
}

/** The issue on sale and the one that was drawn last. */
function Around({ near }: { readonly near: Times }) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const now = useSecond();
  const issue = issueAt(near, now);
  const opens = near.next.find(({ openAt }) => openAt > now);
  return (
    <>
      <p className={css.closes}>
        <ClockIcon size={18} />
        {issue !== null && isFar(issue, now) && (
          <>
            <span>{t('closes.at')}</span> <b>{format.moment(issue.closeAt)}</b>
          </>
        )}
        {issue !== null && !isFar(issue, now) && (
          <>
            <span>{t('closes')}</span> <b className="num">{timeLeft(issue.closeAt - now)}</b>
          </>
        )}
        {issue === null && <span>{t('closed')}</span>}
        {issue === null && opens !== undefined && <b>{format.moment(opens.openAt)}</b>}
        <span className={css.bet} aria-hidden>
          {t('lobby.bet')} <ForwardIcon size={18} />
        </span>
      </p>
      {near.last === null ? (
        <p className={css.soft}>{t('results.none')}</p>
      ) : (
        <DrawBalls result={near.last.result} />
      )}
    </>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "04:59", with hours in front where there are some. */
function timeLeft(ms: number): string {
  const { hours, minutes, seconds } = splitTime(ms);
  return [...(hours > 0 ? [hours] : []), minutes, seconds].map(two).join(':');
}
