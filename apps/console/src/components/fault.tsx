import { Button, TriangleAlertIcon } from '@arara/ui';
import { faultNote, faultText } from '../lib/fault.ts';
import { useT } from '../lib/i18n.ts';
import css from './components.module.css';

/** Something failed: what happened, its code, and the way to try again. */
export function Fault({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useT('console');
  const note = faultNote(error);
  return (
    <section className={css.plain} role="alert">
      <TriangleAlertIcon size={28} />
      <p>{faultText(error)}</p>
      {note !== undefined && <small>{note}</small>}
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </section>
  );
}
