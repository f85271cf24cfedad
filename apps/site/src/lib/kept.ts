import type { QueryKey } from '@tanstack/react-query';
import { currentLanguage } from './language.ts';
import { queryClient } from './query-client.ts';
import { currentToken, onOtherSession } from './session.ts';
import { start } from './start.ts';
import { tabStorage } from './storage.ts';

/** An answer as it lies in the storage of the tab. */
interface Kept {
  readonly data: unknown;
  readonly at: number;
}

const prefix = 'kept:';

/** An answer in one language, to one member, or of a site that was set otherwise, is no other. */
function placeOf(key: QueryKey): string {
  const member = tabStorage.getItem('username') ?? '';
  return prefix + JSON.stringify([start.version, currentLanguage(), member, key]);
}

/** What is broken is as good as not there. */
function read(key: QueryKey): Kept | null {
  try {
    return JSON.parse(tabStorage.getItem(placeOf(key)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function write(place: string, data: unknown): void {
  const entry: Kept = { data, at: Date.now() };
  tabStorage.setItem(place, JSON.stringify(entry));
}

/**
 * The part of a query whose answer is kept for as long as the tab (specification, section 4): a
 * reload does not ask again. What makes the page ask anew flushes it: another language, signing in
 * or out, news that something has changed, and a site that its operator has changed.
 */
export function kept<Data>(
  name: string,
  ask: (context: { readonly signal: AbortSignal }) => Promise<Data>,
) {
  const queryKey = [name] as const;
  return {
    queryKey,
    async queryFn(context: { readonly signal: AbortSignal }): Promise<Data> {
      const place = placeOf(queryKey);
      const asker = currentToken();
      const data = await ask(context);
      // What was asked in another language, or for whoever was here before, is kept for nobody.
      if (asker === currentToken() && place === placeOf(queryKey)) write(place, data);
      return data;
    },
    initialData: () => read(queryKey)?.data as Data | undefined,
    initialDataUpdatedAt: () => read(queryKey)?.at,
  };
}

/** Removes what is kept of a query, or of all, in whatever language and for whomever. */
function flush(key: QueryKey = []): void {
  const end = key.length === 0 ? '' : `,${JSON.stringify(key)}]`;
  for (const place of tabStorage.keys()) {
    if (place.startsWith(prefix) && place.endsWith(end)) tabStorage.removeItem(place);
  }
}

/** Says that what a query was told is true no longer, even if this page has not asked it yet. */
export async function askAnew(key: QueryKey): Promise<void> {
  flush(key);
  await queryClient.invalidateQueries({ queryKey: key });
}

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
  flush(event.query.queryKey);
});
onOtherSession(() => flush());
