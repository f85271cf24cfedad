import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const retriesMax = 2;
const staleMs = 30_000;

/** Server state of the page. A refusal is an answer and is not asked again; a passing failure is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      retry: (count, error) => error instanceof ApiError && error.isPassing && count < retriesMax,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
