import { QueryClient } from '@tanstack/react-query';
import { mayPass } from './insist.ts';

const retriesMax = 2;
const staleMs = 30_000;

/** A refusal is an answer and is not asked again; a passing failure is. */
export const retryPassing = (count: number, error: unknown): boolean =>
  mayPass(error) && count < retriesMax;

/** Server state of the page. A change is sent again only where its key makes that safe. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      retry: retryPassing,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
