import { newIdempotencyKey } from './api.ts';
import { useSession } from './session.ts';
import { tabStorage } from './storage.ts';

type Kind = 'deposit' | 'withdrawal' | 'walletTransfer';

/** What somebody wants to move, and the key under which it moves once. */
interface Intent {
  /** Whose intent it is: to nobody else in this tab. */
  readonly account: string;
  readonly wish: string;
  readonly key: string;
}

const placeOf = (kind: Kind): string => `intent:${kind}`;

/**
 * The key for a wish, such as an amount. One whose answer never came has the same key when it is sent
 * again: from the same form, from a sheet that was closed in between, and after a reload.
 */
export function intentKey(kind: Kind, ...wishes: readonly string[]): string {
  const account = useSession.getState().member?.account ?? '';
  const wish = wishes.join(' ');
  const kept = read(kind);
  if (kept !== null && kept.account === account && kept.wish === wish) return kept.key;
  const next: Intent = { account, wish, key: newIdempotencyKey() };
  tabStorage.setItem(placeOf(kind), JSON.stringify(next));
  return next.key;
}

/** It was answered: the same wish once more is another intent. */
export function endIntent(kind: Kind, key: string): void {
  if (read(kind)?.key === key) tabStorage.removeItem(placeOf(kind));
}

/** What is broken is as good as not there. */
function read(kind: Kind): Intent | null {
  try {
    return JSON.parse(tabStorage.getItem(placeOf(kind)) ?? 'null') as Intent | null;
  } catch {
    return null;
  }
}
