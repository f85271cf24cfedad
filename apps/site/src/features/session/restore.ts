import { api } from '../../lib/api.ts';
import { insist, mayPass } from '../../lib/insist.ts';
import {
  closeSession,
  currentToken,
  holdSession,
  openSession,
  setMember,
  useSession,
} from '../../lib/session.ts';
import { deviceStorage } from '../../lib/storage.ts';

const rememberedKey = 'remembered';

/** A one-time code as the server makes them; any other `code` of an address is somebody else's. */
const oneTimeCode = /^[\w-]{43}$/;

/**
 * Settles who is signed in when the page opens: the token of this tab, the remembered device, or a
 * one-time code of the address, which puts nobody in another's place. None delays the first paint.
 */
export async function restoreSession(): Promise<void> {
  const code = takeCode();
  const ways = [
    currentToken() === null ? null : readMember,
    deviceStorage.getItem(rememberedKey) === null ? null : resume,
    code === null ? null : async () => openSession(await api('exchangeCode', { body: { code } })),
  ];
  for (const enter of ways) {
    if (enter !== null && (await isSettledBy(enter))) return;
  }
  useSession.setState({ settled: true });
}

/** False where the server knows nobody by this way: there may be another. */
async function isSettledBy(enter: () => Promise<void>): Promise<boolean> {
  useSession.setState({ settled: false });
  try {
    await enter();
    return true;
  } catch (error) {
    // What needs a session asks for it when it is used. An answer that got lost says nothing about
    // the session: the next page asks again.
    if (!mayPass(error)) closeSession();
    else useSession.setState({ settled: true });
    return mayPass(error);
  }
}

/** Marks that this device holds the remember-me cookie, which no script can see. */
export function markRemembered(on: boolean): void {
  if (on) deviceStorage.setItem(rememberedKey, '1');
  else deviceStorage.removeItem(rememberedKey);
}

/**
 * The cookie works once: two tabs that open together take turns. At an address that is not secure
 * there are no locks to wait at, and the minute in which a token may come again has to do.
 */
async function resume(): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return resumeNow();
  await locks.request('resume', resumeNow);
}

async function resumeNow(): Promise<void> {
  try {
    openSession(await api('resume', {}));
  } catch (error) {
    if (!mayPass(error)) markRemembered(false);
    throw error;
  }
}

async function readMember(): Promise<void> {
  const { passwordExpired, ...member } = await insist(() => api('memberInfo', {}));
  if (passwordExpired) holdSession();
  else setMember(member);
}

function takeCode(): string | null {
  const search = new URLSearchParams(location.search);
  const code = search.get('code');
  if (code === null || !oneTimeCode.test(code)) return null;
  search.delete('code');
  const rest = search.size === 0 ? '' : `?${search}`;
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  return code;
}
