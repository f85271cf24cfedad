import { Button, EmptyState, ErrorState } from '@arara/ui';
import { faultCode, faultNote, faultText } from '../lib/fault-text.ts';
import { useT } from '../lib/i18n.ts';
import { NeedsAccount, NeedsSession } from './member-gate.tsx';
import { OfflineState } from './offline-state.tsx';

const sessionCodes = new Set(['session.missing', 'session.expired', 'password.change.required']);

interface FaultStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A failed answer as a place of the page: signed out, trial account, switched off, offline, or broken. */
export function FaultState({ error, onRetry }: FaultStateProps) {
  const t = useT('ui');
  const code = faultCode(error);
  if (sessionCodes.has(code)) return <NeedsSession />;
  if (code === 'in_need_true_account') return <NeedsAccount />;
  if (code === 'function.not.available') {
    return <EmptyState title={faultText(error)} text={t('state.off.text')} />;
  }
  if (code === 'network.lost' || !navigator.onLine) return <OfflineState onRetry={onRetry} />;
  return (
    <ErrorState
      title={t('fault.title')}
      text={faultText(error)}
      code={faultNote(error)}
      actions={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
