import { Button, OfflineIcon } from '@arara/ui';
import { useT } from '../lib/i18n.ts';
import css from './offline-state.module.css';

/** There is no network: nothing was lost. Drawn without a picture, for none could be fetched now. */
export function OfflineState({ onRetry }: { onRetry: () => void }) {
  const t = useT('ui');
  return (
    <section className={css.state} role="alert">
      <div className={css.sky} aria-hidden>
        <OfflineIcon size={72} />
      </div>
      <div className={css.text}>
        <h2>{t('state.offline.title')}</h2>
        <p>{t('state.offline.text')}</p>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </div>
    </section>
  );
}
