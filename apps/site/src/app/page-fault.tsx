import { Button, ErrorState } from '@arara/ui';
import { useEffect, useState } from 'react';
import { OfflineState } from '../components/offline-state.tsx';
import { useT } from '../lib/i18n.ts';
import { faultNote } from '../lib/fault-text.ts';
import { reloadIfOnline, useOnline } from '../lib/online.ts';

/** The words in place of a page that broke: the safe state, the next step, the small print. */
export function PageFault({ error }: { readonly error: unknown }) {
  const t = useT('ui');
  const online = useOnline();
  const [wasOffline] = useState(!online);
  // A part that could not be fetched is not asked for a second time by this document: to draw the page
  // once more would fail in the same way, so it is fetched anew.
  useEffect(() => {
    if (wasOffline && online) location.reload();
  }, [wasOffline, online]);
  if (wasOffline) return <OfflineState onRetry={reloadIfOnline} />;
  return (
    <ErrorState
      title={t('fault.title')}
      text={t('fault.text')}
      code={faultNote(error)}
      actions={
        <Button kind="primary" disabled={!online} onClick={reloadIfOnline}>
          {t('retry')}
        </Button>
      }
    />
  );
}
