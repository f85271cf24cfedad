import { newIdempotencyKey } from './api.ts';
import { useSession } from './session.ts';
import { serverNow } from './start.ts';
import { tabStorage } from './storage.ts';

type Kind = 'deposit' | 'withdrawal' | 'walletTransfer' | 'ticket' | 'chase';

/** What somebody wants to move, and the key under which it moves once. */
interface Intent {
  /** Whose intent it is: to nobody else in this tab. */
  readonly account: string;
  readonly wish: string;
  readonly key: string;
}

/** One press on a form that moves money. */
export interface Press {
  readonly key: string;
  /** When it was pressed, by the server's clock, where the key had been sent before; null where it is new. */
  readonly againAt: number | null;
}

const placeOf = (kind: Kind): string => `intent:${kind}`;

/**
 * Presses for a wish, such as an amount, and answers its key. One whose answer never came has the same key when it is sent
 * again: from the same form, from a sheet that was closed in between, and after a reload.
 */
export function pressIntent(kind: Kind, ...wishes: readonly string[]): Press {
  const account = useSession.getState().member?.account ?? '';
  const wish = wishes.join(' ');
  const kept = read(kind);
  if (kept !== null && kept.account === account && kept.wish === wish) {
    return { key: kept.key, againAt: serverNow() };
  }
  const next: Intent = { account, wish, key: newIdempotencyKey() };
  tabStorage.setItem(placeOf(kind), JSON.stringify(next));
  return { key: next.key, againAt: null };
}

/** Whether an answer tells of what an earlier press had made, and nothing was made by this one. */
export const isEarlier = ({ againAt }: Press, { createdAt }: { createdAt: string }): boolean =>
  againAt !== null && Date.parse(createdAt) < againAt;

/**
 * Its outcome is known, by an answer or because the member opened what came of it: the same wish once
 * more is another intent. That something stands in a list behind a form is not known to anybody yet.
 */
export function endIntent(kind: Kind, key: string | null): void {
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
