import { api, readHouse } from '../../lib/api.ts';
import { closeSession, currentToken, setBrands, setSelf } from '../../lib/session.ts';

/** Finds out who sits at this page: the keys of the server first, then the session that this tab still has. */
export async function restoreSession(): Promise<void> {
  // Without its keys a password cannot be sealed; the door asks for them again.
  await readHouse().catch(() => undefined);
  if (currentToken() === null) return;
  try {
    setSelf(await api('staffMe', {}));
    await readBrands();
  } catch {
    if (currentToken() !== null) closeSession(false);
  }
}

/** Reads the brands of the account; the page shows amounts and times as they do. */
export async function readBrands(): Promise<void> {
  setBrands((await api('staffBrands', {})).brands);
}
