import { Button, ButtonLink, EmptyState } from '@arara/ui';
import { FaultState } from '../../../components/fault-state.tsx';
import { usePageTitle } from '../../../components/page-title.ts';
import { paths } from '../../../config/paths.ts';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { isClosed } from '../../../lib/start.ts';
import css from './fault.module.css';

interface LaunchFaultProps {
  readonly error: unknown;
  readonly limitsHref: string | null;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

const closed = new Set(['account.blocked', 'account.excluded']);
const gone = new Set(['game.not.found', 'game.unavailable']);

/** Why a game does not open, and what can be done about it. */
export function LaunchFault({ error, limitsHref, onRetry, onBack }: LaunchFaultProps) {
  const t = useT('play');
  const code = faultCode(error);
  usePageTitle(gone.has(code) ? t('none.title') : '');
  const needsLimits = code === 'limits.required' && limitsHref !== null;
  return (
    <div className={css.fault}>
      {needsLimits && (
        <EmptyState
          announce
          title={t('limits.first.title')}
          text={t('limits.first.text')}
          actions={
            <>
              <ButtonLink kind="primary" href={limitsHref}>
                {t('limits.first.set')}
              </ButtonLink>
              <Button onClick={onBack}>{t('back')}</Button>
            </>
          }
        />
      )}
      {closed.has(code) && (
        <EmptyState
          announce
          title={t('closed.title')}
          text={faultText(error)}
          actions={
            <>
              {limitsHref !== null && <ButtonLink href={limitsHref}>{t('limits')}</ButtonLink>}
              <Button onClick={onBack}>{t('back')}</Button>
            </>
          }
        />
      )}
      {gone.has(code) && (
        <EmptyState
          announce
          title={faultText(error)}
          text={t('gone.text')}
          actions={
            <>
              {!isClosed(paths.hot) && (
                <ButtonLink kind="action" href={paths.hot}>
                  {t('gone.others')}
                </ButtonLink>
              )}
              <Button onClick={onBack}>{t('back')}</Button>
            </>
          }
        />
      )}
      {!needsLimits && !closed.has(code) && !gone.has(code) && (
        <FaultState error={error} onRetry={onRetry} />
      )}
    </div>
  );
}

/** An address that names no game. */
export function NoGame() {
  const t = useT('play');
  usePageTitle(t('none.title'));
  return (
    <div className={css.fault}>
      <EmptyState
        titleAs="h1"
        title={t('none.title')}
        text={t('none.text')}
        actions={
          <ButtonLink kind="action" href={paths.home}>
            {t('none.games')}
          </ButtonLink>
        }
      />
    </div>
  );
}
