import { newIdempotencyKey } from './api.ts';
import type { ClientSession } from './session.ts';
import type { ClientStorage } from './storage.ts';

/** A wish of somebody to move money, and the key under which it moves once. */
interface Intent {
  /** The account whose intent it is: it is nobody else's in this tab. */
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

interface IntentsOptions {
  readonly session: Pick<ClientSession, 'useSession'>;
  readonly tab: ClientStorage;
  /** Milliseconds since the epoch by the server's clock. */
  readonly serverNow: () => number;
}

export type Intents<Kind extends string> = ReturnType<typeof createIntents<Kind>>;

/** Intents of one tab; each `Kind` of form has at most one under way. */
export function createIntents<Kind extends string>({ session, tab, serverNow }: IntentsOptions) {
  const placeOf = (kind: Kind): string => `intent:${kind}`;

  /** A broken intent is as good as none. */
  function read(kind: Kind): Intent | null {
    try {
      return JSON.parse(tab.getItem(placeOf(kind)) ?? 'null') as Intent | null;
    } catch {
      return null;
    }
  }

  return {
    /**
     * Presses for a wish, such as an amount, and answers its key. A wish whose answer never came has the same key
     * when it is sent again: from the same form, from a sheet that was closed in between, and after a reload.
     */
    pressIntent(kind: Kind, ...wishes: readonly string[]): Press {
      const account = session.useSession.getState().member?.account ?? '';
      const wish = wishes.join(' ');
      const kept = read(kind);
      if (kept !== null && kept.account === account && kept.wish === wish) {
        return { key: kept.key, againAt: serverNow() };
      }
      const next: Intent = { account, wish, key: newIdempotencyKey() };
      tab.setItem(placeOf(kind), JSON.stringify(next));
      return { key: next.key, againAt: null };
    },

    /**
     * The outcome is known, by an answer or because the member opened what came of it: the same wish once more is
     * another intent. A line in a list behind a form is not known to anybody yet.
     */
    endIntent(kind: Kind, key: string | null): void {
      if (read(kind)?.key === key) tab.removeItem(placeOf(kind));
    },
  };
}

/** True for an answer that tells of what an earlier press had made, while this press made nothing. */
export const isEarlier = ({ againAt }: Press, { createdAt }: { createdAt: string }): boolean =>
  againAt !== null && Date.parse(createdAt) < againAt;
