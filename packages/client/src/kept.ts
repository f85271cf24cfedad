import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ClientSession } from './session.ts';
import type { ClientStorage } from './storage.ts';

/** An answer as it lies in the storage of the tab. */
interface Kept {
  readonly data: unknown;
  readonly at: number;
}

interface KeptOptions {
  readonly queryClient: QueryClient;
  readonly session: Pick<ClientSession, 'accountName' | 'currentToken' | 'onOtherSession'>;
  readonly tab: ClientStorage;
  /** Version of the site's settings: answers of a site that was set otherwise are others. */
  readonly version: number | string;
  readonly language: () => string;
}

const prefix = 'kept:';

/** Queries whose answers are kept for as long as the tab (specification, section 4). */
export function createKept({ queryClient, session, tab, version, language }: KeptOptions) {
  /** An answer in one language, to one member, or of a site that was set otherwise, is no other. */
  const placeOf = (key: QueryKey): string =>
    prefix + JSON.stringify([version, language(), session.accountName(), key]);

  /** A broken answer is as good as none. */
  function read(key: QueryKey): Kept | null {
    try {
      return JSON.parse(tab.getItem(placeOf(key)) ?? 'null') as Kept | null;
    } catch {
      return null;
    }
  }

  function write(place: string, data: unknown): void {
    const entry: Kept = { data, at: Date.now() };
    tab.setItem(place, JSON.stringify(entry));
  }

  /** Removes the kept answers to a query, or to all, in every language and of every member. */
  function flush(key: QueryKey = []): void {
    const end = key.length === 0 ? '' : `,${JSON.stringify(key)}]`;
    for (const place of tab.keys()) {
      if (place.startsWith(prefix) && place.endsWith(end)) tab.removeItem(place);
    }
  }

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
    flush(event.query.queryKey);
  });
  session.onOtherSession(() => flush());

  return {
    /**
     * The part of a query whose answer is kept: a reload does not ask again. Everything that makes the page ask anew
     * flushes it: another language, signing in or out, news that something has changed, and a site that its
     * operator has changed.
     */
    kept<Data>(name: string, ask: (context: { readonly signal: AbortSignal }) => Promise<Data>) {
      const queryKey = [name] as const;
      return {
        queryKey,
        async queryFn(context: { readonly signal: AbortSignal }): Promise<Data> {
          const place = placeOf(queryKey);
          const asker = session.currentToken();
          const data = await ask(context);
          // An answer in another language, or for somebody who was here before, is kept for nobody.
          if (asker === session.currentToken() && place === placeOf(queryKey)) write(place, data);
          return data;
        },
        initialData: () => read(queryKey)?.data as Data | undefined,
        initialDataUpdatedAt: () => read(queryKey)?.at,
      };
    },

    /** Says that the answer to a query is true no longer, even if this page has not asked it yet. */
    async askAnew(key: QueryKey): Promise<void> {
      flush(key);
      await queryClient.invalidateQueries({ queryKey: key });
    },
  };
}
