import { QueryClient } from '@tanstack/react-query';
import { mayPass } from './insist.ts';
import { createSessionMutations } from './session-mutations.ts';
import { onOtherSession } from './session.ts';

const retriesMax = 2;
const staleMs = 30_000;

/** A refusal is an answer and is not asked again; a passing failure is. */
export const retryPassing = (count: number, error: unknown): boolean =>
  mayPass(error) && count < retriesMax;

/** Server state of the page. A change is sent again only where its key makes that safe. */
export const queryClient = new QueryClient({
  mutationCache: createSessionMutations(),
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      retry: retryPassing,
      refetchOnWindowFocus: false,
    },
    // None waits for the network unseen, to be sent when nobody thinks of it any longer: it fails and says so.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What one session was told is not for the next one in this tab, whichever way it ended. What is
// under way is called off with it.
onOtherSession(({ token }) => {
  const cache = queryClient.getQueryCache();
  const watchers = cache.getAll().flatMap(({ observers }) => observers);
  cache.clear();
  // By then the page has drawn itself anew: who still looks at an answer gets one of this session.
  setTimeout(() => {
    const left = watchers.filter((watcher) => watcher.hasListeners());
    left.forEach((watcher) => watcher.setOptions(watcher.options));
    if (token !== null) void queryClient.invalidateQueries();
  });
});
