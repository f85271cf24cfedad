import { api } from '../../lib/api.ts';
import { closeSession } from '../../lib/session.ts';

/** Ends the session here and on the server; the page forgets it also where the server cannot be reached. */
export async function signOut(): Promise<void> {
  await api('staffSignOut', {}).catch(() => undefined);
  closeSession(false);
}
