import { api } from '../../lib/api.ts';
import {
  closeSession,
  currentToken,
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
    if (code !== null) return enter(await api('exchangeCode', { body: { code } }));
    if (currentToken() !== null) return setMember(await api('memberInfo', {}));
    if (localStorage.getItem(rememberedKey) !== null) return await resume();
    useSession.setState({ settled: true });
  } catch {
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
  await navigator.locks.request('resume', async () => enter(await api('resume', {})));
}

function enter({ token, member }: Awaited<ReturnType<typeof api<'login'>>>): void {
  openSession(token, member);
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
