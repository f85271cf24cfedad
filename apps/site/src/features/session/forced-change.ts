import { openDialog } from '../../lib/dialogs.ts';
import { useSession } from '../../lib/session.ts';

/**
 * A session put aside until its password is changed asks for that, wherever it was found out; and one whose member has
 * to agree to new terms, once.
 */
export function followForcedChange(): void {
  useSession.subscribe(({ held, member }, before) => {
    if (held !== null && held !== before.held) openDialog('password');
    if (member?.termsDue && !before.member?.termsDue) openDialog('terms');
  });
}
