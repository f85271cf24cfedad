import { retryPassing } from '@arara/client';
import { QueryClient } from '@tanstack/react-query';
import { useSession } from './session.ts';

const staleMs = 10_000;

/** The answers of the server to this person; none is left for the next one at the same page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: staleMs, retry: retryPassing },
    mutations: { retry: false, networkMode: 'always' },
  },
});

useSession.subscribe((now, before) => {
  if (now.token !== before.token) queryClient.clear();
});
