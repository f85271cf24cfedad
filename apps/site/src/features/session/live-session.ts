import { toasts } from '@arara/ui';
import { api } from '../../lib/api.ts';
import { loginThen, openDialog, useDialogs } from '../../lib/dialogs.ts';
import type { DialogName } from '../../lib/dialogs.ts';
import { faultCode, faultText } from '../../lib/fault-text.ts';
import { translate } from '../../lib/i18n.ts';
import { onLive, onLiveReady } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentToken, useSession } from '../../lib/session.ts';

/** Layers that only a member has: they leave with the session, and come back with the next one. */
const ofMember = new Set<DialogName | null>(['deposit', 'withdraw']);

/**
 * Asks whether the session of this page still holds: when one of the member's sessions has ended
 * somewhere, and when the server takes a page with a token for a visitor's.
 */
export function followSession(): void {
  onLive(({ topic }) => {
    if (topic === 'session') ask();
  });
  onLiveReady((member) => {
    if (!member) ask();
  });
  useSession.subscribe(({ token }, before) => {
    const { open, subject } = useDialogs.getState();
    if (token !== null || before.token === null || open === null || !ofMember.has(open)) return;
    toasts.show({ tone: 'info', title: translate('cashier', 'session.over') });
    loginThen(() => openDialog(open, subject));
  });
}

function ask(): void {
  if (currentToken() === null) return;
  // This page also tells itself of its own acts on its session.
  const isOwnAct = queryClient.isMutating() > 0;
  api('memberInfo', {}).catch((error: unknown) => {
    // A dead session has already been closed by the call itself; anything else changes nothing.
    if (faultCode(error) !== 'session.expired' || isOwnAct) return;
    // The login that has come in the place of a layer has said why.
    if (useDialogs.getState().open === 'login') return;
    const run = (): void => openDialog('login');
    toasts.show({
      tone: 'info',
      title: faultText(error),
      action: { label: translate('ui', 'login'), run },
    });
  });
}
