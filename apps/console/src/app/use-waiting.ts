import { useQuery } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { looks } from '../lib/looks.ts';

const none: readonly string[] = [];

/** How much waits in these queues together; 0 while nobody has said it. */
export function useWaiting(names: readonly string[] = none): number {
  const { data } = useQuery({
    queryKey: ['queues'],
    queryFn: ({ signal }) => api('staffQueues', { query: {}, signal }),
    refetchInterval: looks.desk,
    enabled: names.length > 0,
  });
  const own = data?.queues.filter(({ name }) => names.includes(name)) ?? [];
  return own.reduce((sum, { count }) => sum + count, 0);
}
