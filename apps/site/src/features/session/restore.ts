import { api } from '../../lib/api.ts';
import { useDialogs } from '../../lib/dialogs.ts';
import { insist, mayPass } from '@arara/client';
import {
  browserIsKnown,
  browserKey,
  closeSession,
  currentToken,
  forgetBrowser,
  holdSession,
  openSession,
  setMember,
  useSession,
} from '../../lib/session.ts';

/** A one-time code as the server makes them; any other `token` of an address is somebody else's. */
const oneTimeCode = /^[\w-]{43}$/;

/**
 * Settles who is signed in when the page opens: the token of this tab, the session of this browser, or
 * a one-time code of the address, which puts nobody in another's place. None delays the first paint.
 */
export async function restoreSession(code: string | null = null): Promise<void> {
  const ways = [
    currentToken() === null ? null : readMember,
    browserIsKnown() ? resume : null,
    code === null ? null : async () => openSession(await api('exchangeCode', { body: { code } })),
  ];
  for (const enter of ways) {
    if (enter !== null && (await isSettledBy(enter))) return;
  }
  useSession.setState({ settled: true });
}

/** How long after a session was found again its end is believed. */
const againMs = 30_000;

/**
 * Another tab signs in, or the session ends while the page is open: whoever is signed in on this
 * browser goes on by themselves. A layer that is open is left to whoever fills it in.
 */
export function followBrowser(): void {
  let resumedAt = -Infinity;
  const goOn = (): void => {
    if (!browserIsKnown() || performance.now() - resumedAt < againMs) return;
    resumedAt = performance.now();
    void isSettledBy(resume);
  };
  useSession.subscribe(({ token, held }, before) => {
    if (token === null && held === null && before.token !== null) goOn();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== browserKey || newValue === null || currentToken() !== null) return;
    if (useDialogs.getState().open === null) goOn();
  });
}

/** False where the server knows nobody by this way: there may be another. */
async function isSettledBy(enter: () => Promise<void>): Promise<boolean> {
  useSession.setState({ settled: false });
  try {
    await enter();
    return true;
  } catch (error) {
    // A part that needs a session asks for it when it is used. An answer that got lost says nothing about
    // the session: the next page asks again.
    if (!mayPass(error)) closeSession();
    else useSession.setState({ settled: true });
    return mayPass(error);
  }
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
    if (!mayPass(error)) forgetBrowser();
    throw error;
  }
}

async function readMember(): Promise<void> {
  const { passwordExpired, ...member } = await insist(() => api('memberInfo', {}));
  if (passwordExpired) holdSession();
  else setMember(member);
}

/**
 * The code that signs in from the address (specification, section 2). It is out of the address before
 * anything else is done: an address ends up in histories and in what is sent to others.
 */
export function takeSignInCode(): string | null {
  const search = new URLSearchParams(location.search);
  const code = search.get('token');
  if (code === null) return null;
  search.delete('token');
  const rest = search.size === 0 ? '' : `?${search}`;
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  return oneTimeCode.test(code) ? code : null;
}
