import { useDialogs } from './dialogs.ts';
import type { DialogName } from './dialogs.ts';
import { setTermsDue, useSession } from './session.ts';

/** The layer that is open. New terms that a member has to agree to come up once no other layer is. */
export function useOpenDialog(): DialogName | null {
  const open = useDialogs((state) => state.open);
  const due = useSession((state) => state.member?.termsDue);
  return open ?? (due ? 'terms' : null);
}

/** The member reads on first: the terms come up again with the next refusal, and at the next visit. */
export const putTermsOff = (): void => setTermsDue(false);
