import { ApiError } from '@arara/client';
import { api, readHouse } from '../../lib/api.ts';
import { closeSession, currentToken, setBrands, setSelf, setUnreached } from '../../lib/session.ts';

/**
 * Finds out who sits at this page: the keys of the server first, then the session that this tab still has. Only a
 * refusal ends that session here; where the server cannot be reached or fails, the page says so and can ask again.
 */
export async function restoreSession(): Promise<void> {
  // Without its keys a password cannot be sealed; the door asks for them again.
  await readHouse().catch(() => undefined);
  if (currentToken() === null) return;
  try {
    const self = await api('staffMe', {});
    await readBrands();
    setSelf(self);
  } catch (error) {
    if (currentToken() === null) return;
    if (error instanceof ApiError && !error.isPassing) closeSession(false);
    else setUnreached(error);
  }
}

/** Reads the brands of the account; the page shows amounts and times as they do. */
export async function readBrands(): Promise<void> {
  setBrands((await api('staffBrands', {})).brands);
}
