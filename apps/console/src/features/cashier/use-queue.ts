import { useInfiniteQuery } from '@tanstack/react-query';
import { readQueue } from './queues.ts';
import type { QueueName } from './queues.ts';
import { looks } from '../../lib/looks.ts';

/** A queue as far as it was asked for; what comes to it shows by itself. */
export function useQueue(queue: QueueName) {
  const query = useInfiniteQuery({
    queryKey: ['queue', queue],
    queryFn: ({ pageParam, signal }) => readQueue[queue]({ cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: looks.queue,
  });
  return { query, items: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

export type QueueState = ReturnType<typeof useQueue>;
