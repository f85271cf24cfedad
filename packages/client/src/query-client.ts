import { QueryClient } from '@tanstack/react-query';
import { mayPass } from './insist.ts';
import { createSessionMutations } from './session-mutations.ts';
import type { ClientSession } from './session.ts';

const retriesMax = 2;
const staleMs = 30_000;

/** A refusal is an answer and is not asked again; a passing failure is. */
export const retryPassing = (count: number, error: unknown): boolean =>
  mayPass(error) && count < retriesMax;

/**
 * Server state of a page. A change is sent again only where its key makes that safe. Answers to one session
 * are not for the next one in this tab, whichever way the session ended: the cache is emptied then, and
 * questions that are under way are called off.
 */
export function createQueryClient(session: Pick<ClientSession, 'onOtherSession'>): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: createSessionMutations(session),
    defaultOptions: {
      queries: { staleTime: staleMs, retry: retryPassing, refetchOnWindowFocus: false },
      // None waits for the network unseen, to be sent when nobody thinks of it any longer: it fails and says so.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  session.onOtherSession(({ token }) => {
    const cache = queryClient.getQueryCache();
    const watchers = cache.getAll().flatMap(({ observers }) => observers);
    cache.clear();
    // By then the page has drawn itself anew: a part that still looks at an answer gets one of this session.
    setTimeout(() => {
      const left = watchers.filter((watcher) => watcher.hasListeners());
      left.forEach((watcher) => watcher.setOptions(watcher.options));
      if (token !== null) void queryClient.invalidateQueries();
    });
  });
  return queryClient;
}
