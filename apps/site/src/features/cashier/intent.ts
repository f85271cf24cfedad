import { newIdempotencyKey } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { tabStorage } from '../../lib/storage.ts';

type Kind = 'deposit' | 'withdrawal';

/** An amount that somebody wants to move, and the key under which it moves once. */
interface Intent {
  readonly amount: string;
  readonly key: string;
}

interface Kept extends Intent {
  /** Whose intent it is: to nobody else in this tab. */
  readonly account: string;
}

const placeOf = (kind: Kind): string => `intent:${kind}`;

/**
 * The intent for an amount. One whose answer never came is the same intent when it is sent again: from
 * the same form, from a sheet that was closed in between, and after a reload.
 */
export function intentFor(kind: Kind, amount: string): Intent {
  const account = useSession.getState().member?.account ?? '';
  const kept = read(kind);
  const isSame = kept !== null && kept.account === account && kept.amount === amount;
  const intent: Intent = { amount, key: isSame ? kept.key : newIdempotencyKey() };
  const next: Kept = { ...intent, account };
  tabStorage.setItem(placeOf(kind), JSON.stringify(next));
  return intent;
}

/** It was answered: the same amount once more is another intent. */
export function endIntent(kind: Kind, key: string): void {
  if (read(kind)?.key === key) tabStorage.removeItem(placeOf(kind));
}

/** What is broken is as good as not there. */
function read(kind: Kind): Kept | null {
  try {
    return JSON.parse(tabStorage.getItem(placeOf(kind)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
