import { toasts } from '@arara/ui';
import { useEffect } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { closeDialog } from '../lib/dialogs.ts';
import { faultText } from '../lib/fault-text.ts';
import { translate } from '../lib/i18n.ts';
import { reloadIfOnline } from '../lib/online.ts';

/**
 * A layer whose code did not come: it closes, the page stays, and a message says why. What could not be
 * fetched is not asked for a second time by this document: it is fetched anew.
 */
export function DialogFault() {
  useEffect(() => {
    const offline = new ApiError({ code: 'network.lost', status: 0, message: 'network.lost' });
    toasts.show({
      tone: 'bad',
      title: navigator.onLine ? translate('ui', 'fault.title') : faultText(offline),
      action: { label: translate('ui', 'retry'), run: reloadIfOnline },
    });
    closeDialog();
  }, []);
  return null;
}
