import { openDialog } from '../../lib/dialogs.ts';
import { useSession } from '../../lib/session.ts';

/** A session put aside until its password is changed asks for that, wherever it was found out. */
export function followForcedChange(): void {
  useSession.subscribe(({ held }, before) => {
    if (held !== null && held !== before.held) openDialog('password');
  });
}
