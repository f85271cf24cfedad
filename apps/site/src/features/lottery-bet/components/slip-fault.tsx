import { Button, ButtonLink, Notice } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { faultNote, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { lotteryQuery } from '../../../lib/lottery-games.ts';
import { nearQuery } from '../../../lib/lottery.ts';
import { numeroText } from '@arara/lottery-view';
import type { Issue, LotteryGame } from '../../../lib/lottery.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isClosed, moduleOn } from '../../../lib/start.ts';
import type { PrizeNews } from '../prize-news.ts';
import { remedyOf } from '../refusal.ts';
import type { Remedy } from '../refusal.ts';
import type { Purchase } from '../use-purchase.ts';
import css from './bet.module.css';
import { PrizesChanged } from './prizes-changed.tsx';

interface SlipFaultProps {
  readonly game: LotteryGame;
  readonly purchase: Pick<Purchase, 'error' | 'unknown' | 'isPending' | 'reset'>;
  readonly issue: Issue | null;
  readonly news: PrizeNews | null;
  /** Brings the lines into sight: they tell what changed. */
  readonly showLines: () => void;
  readonly onRetry: () => void;
}

/** Nothing is to be done to the slip: it waits for another moment. */
const kept: ReadonlySet<Remedy> = new Set(['next-issue', 'see-limits', 'support']);

/** The obstacle between a slip and its payment: other prizes, or why it was not sold, and what helps. */
export function SlipFault({ game, purchase, issue, news, showLines, onRetry }: SlipFaultProps) {
  const { error, unknown, isPending, reset } = purchase;
  if (isPending) return null;
  const remedy = unknown === 'earlier' ? 'see-tickets' : remedyOf(error);
  const isToldByNews = news !== null && remedy === 'new-prizes';
  const help = { remedy, issue, gameCode: game.code, showLines, onRetry, onDone: reset };
  return (
    <>
      {news !== null && <PrizesChanged game={game} news={news} />}
      {error !== null && !isToldByNews && <Fault error={error} help={help} />}
    </>
  );
}

function Fault({ error, help }: { readonly error: unknown; readonly help: HelpProps }) {
  const t = useT('lottery-bet');
  const { remedy } = help;
  return (
    <Notice tone="bad" announce title={faultText(error)}>
      <p>{t(kept.has(remedy) ? 'remedy.kept' : `remedy.${remedy}`)}</p>
      <Help {...help} />
      <small className={css.code}>{faultNote(error)}</small>
    </Notice>
  );
}

interface HelpProps extends Pick<SlipFaultProps, 'showLines'> {
  readonly remedy: Remedy;
  readonly issue: Issue | null;
  readonly gameCode: string;
  readonly onRetry: () => void;
  readonly onDone: () => void;
}

/** The button of a remedy, where it has one. */
function Help({ remedy, issue, gameCode, showLines, onRetry, onDone }: HelpProps) {
  const t = useT('lottery-bet');
  if (remedy === 'deposit' && moduleOn('DEPOSIT3')) {
    return (
      <Button className={css.help} onClick={() => openDialog('deposit')}>
        {t('remedy.deposit.do')}
      </Button>
    );
  }
  if ((remedy === 'set-limits' || remedy === 'see-limits') && !isClosed(paths.limits)) {
    return (
      <ButtonLink className={css.help} href={paths.limits}>
        {t(`remedy.${remedy}.do`)}
      </ButtonLink>
    );
  }
  if (remedy === 'see-tickets') {
    return (
      <ButtonLink className={css.help} href={paths.tickets}>
        {t('remedy.see-tickets.do')}
      </ButtonLink>
    );
  }
  if (remedy === 'try-again')
    return (
      <Button className={css.help} onClick={onRetry}>
        {t('remedy.try-again.do')}
      </Button>
    );
  if (remedy === 'new-prizes') return <SeePrizes gameCode={gameCode} onSeen={showLines} />;
  if (remedy !== 'next-issue' || issue === null) return null;
  return (
    <Button
      className={css.help}
      onClick={() => {
        const { queryKey } = nearQuery(gameCode);
        void queryClient.invalidateQueries({ queryKey }).then(onDone);
      }}
    >
      {t('remedy.next-issue.do', { numero: numeroText(issue.numero) })}
    </Button>
  );
}

interface SeePrizesProps {
  readonly gameCode: string;
  readonly onSeen: () => void;
}

/** Fetches the prizes of now: the slip says by itself what they change. */
function SeePrizes({ gameCode, onSeen }: SeePrizesProps) {
  const t = useT('lottery-bet');
  // However old the known ones are: they change under the eye of who asks for them, and not before.
  const { isFetching, refetch } = useQuery({ ...lotteryQuery(gameCode), refetchOnMount: false });
  return (
    <Button className={css.help} loading={isFetching} onClick={() => void refetch().then(onSeen)}>
      {t('remedy.new-prizes.do')}
    </Button>
  );
}
