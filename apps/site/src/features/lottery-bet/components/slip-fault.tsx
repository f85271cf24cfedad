import { Button, ButtonLink, Notice } from '@arara/ui';
import { paths } from '../../../config/paths.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { lotteryQuery } from '../../../lib/lottery-games.ts';
import { nearQuery } from '../../../lib/lottery.ts';
import { numeroText } from '../../../lib/numero.ts';
import type { Issue } from '../../../lib/lottery.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isClosed, moduleOn } from '../../../lib/start.ts';
import { remedyOf } from '../refusal.ts';
import type { Remedy } from '../refusal.ts';
import type { Purchase } from '../use-purchase.ts';
import css from './bet.module.css';

interface SlipFaultProps {
  readonly purchase: Pick<Purchase, 'error' | 'isPending' | 'reset'>;
  readonly issue: Issue | null;
  readonly gameCode: string;
  readonly onRetry: () => void;
}

/** Nothing is to be done to the slip: it waits for another moment. */
const kept: ReadonlySet<Remedy> = new Set(['next-issue', 'see-limits', 'support']);

/** Why the slip was not sold, and what helps. */
export function SlipFault({ purchase, issue, gameCode, onRetry }: SlipFaultProps) {
  const t = useT('lottery-bet');
  const { error, isPending, reset } = purchase;
  if (error === null || isPending) return null;
  const remedy = remedyOf(error);
  return (
    <Notice tone="bad" announce title={faultText(error)}>
      <p>{t(kept.has(remedy) ? 'remedy.kept' : `remedy.${remedy}`)}</p>
      <Help remedy={remedy} issue={issue} gameCode={gameCode} onRetry={onRetry} onDone={reset} />
      <small className={css.code}>{t('code', { code: faultCode(error) })}</small>
    </Notice>
  );
}

interface HelpProps {
  readonly remedy: Remedy;
  readonly issue: Issue | null;
  readonly gameCode: string;
  readonly onRetry: () => void;
  readonly onDone: () => void;
}

/** The button of a remedy, where it has one. */
function Help({ remedy, issue, gameCode, onRetry, onDone }: HelpProps) {
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
  if (remedy === 'try-again')
    return (
      <Button className={css.help} onClick={onRetry}>
        {t('remedy.try-again.do')}
      </Button>
    );
  const query = remedy === 'new-prizes' ? lotteryQuery(gameCode) : nearQuery(gameCode);
  if (remedy !== 'new-prizes' && remedy !== 'next-issue') return null;
  return (
    <Button
      className={css.help}
      onClick={() => {
        void queryClient.invalidateQueries({ queryKey: query.queryKey }).then(onDone);
      }}
    >
      {remedy === 'new-prizes'
        ? t('remedy.new-prizes.do')
        : t('remedy.next-issue.do', { numero: numeroText(issue?.numero ?? '') })}
    </Button>
  );
}
