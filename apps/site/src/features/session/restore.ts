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

const rememberedKey = 'remembered';

/**
 * Settles who is signed in when the page opens: a one-time code of the address, the token of this
 * tab, or the remembered device. None of them delays the first paint.
 */
export async function restoreSession(): Promise<void> {
  const code = takeCode();
  try {
    if (code !== null) return openSession(await api('exchangeCode', { body: { code } }));
    if (currentToken() !== null) return await readMember();
    if (localStorage.getItem(rememberedKey) !== null) return await resume();
    useSession.setState({ settled: true });
  } catch (error) {
    // An answer that got lost says nothing about the session: the next page asks again.
    if (mayPass(error)) return useSession.setState({ settled: true });
    // Nobody is signed in: what needs a session asks for it when it is used.
    localStorage.removeItem(rememberedKey);
    closeSession();
  }
}

/** Marks that this device holds the remember-me cookie, which no script can see. */
export function markRemembered(on: boolean): void {
  if (on) localStorage.setItem(rememberedKey, '1');
  else localStorage.removeItem(rememberedKey);
}

/** The cookie works once: two tabs that open together must take turns. */
async function resume(): Promise<void> {
  await navigator.locks.request('resume', async () => openSession(await api('resume', {})));
}

async function readMember(): Promise<void> {
  const { passwordExpired, ...member } = await insist(() => api('memberInfo', {}));
  if (passwordExpired) holdSession();
  else setMember(member);
}

function takeCode(): string | null {
  const search = new URLSearchParams(location.search);
  const code = search.get('code');
  if (code === null) return null;
  search.delete('code');
  const rest = search.size === 0 ? '' : `?${search}`;
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  return code;
}
