import type { SentBatch } from '@arara/ledger';
import type { Metrics } from './metrics.ts';
import { tracedBefore } from './traces.ts';

/** Told of each batch of a lane once it is answered. */
export type WatchBatch = (batch: SentBatch) => void;

const sizes = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000];
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 15];

/**
 * The batches in which money is posted, by lane: how large, how long the first of each waited, how long it took.
 * A batch serves many requests, so that its span is a trace of its own.
 */
export function watchBatches(metrics: Pick<Metrics, 'histogram'>) {
  const size = metrics.histogram(
    'arara_ledger_batch_items',
    'Requests in a batch of the ledger.',
    ['lane'],
    sizes,
  );
  const wait = metrics.histogram(
    'arara_ledger_batch_wait_seconds',
    'Time that the first request of a batch waited until the batch left.',
    ['lane'],
    seconds,
  );
  const took = metrics.histogram(
    'arara_ledger_batch_duration_seconds',
    'Time from the leave of a batch to its answer.',
    ['lane'],
    seconds,
  );
  return (lane: string): WatchBatch => {
    const [sized, waited, lasted] = [size.labels(lane), wait.labels(lane), took.labels(lane)];
    return (batch) => {
      sized.observe(batch.items);
      waited.observe(batch.waitMs / 1_000);
      lasted.observe(batch.tookMs / 1_000);
      tracedBefore('ledger batch', { lane, items: batch.items }, batch.tookMs);
    };
  };
}
