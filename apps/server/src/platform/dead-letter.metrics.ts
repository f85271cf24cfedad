import type { Db } from '@arara/postgres';
import { countLetters } from './dead-letter.repository.ts';
import type { Metrics } from './metrics.ts';

/** Counts the letters that wait, by consumer, each time somebody reads the metrics. */
export function watchDeadLetters(
  metrics: Pick<Metrics, 'asked'>,
  db: Db,
  consumers: readonly string[],
): void {
  metrics.asked({
    gauges: {
      letters: {
        name: 'events_dead_letters',
        help: 'Events that a consumer gave up and the operator has to decide about.',
      },
    },
    labels: ['consumer'],
    read: async () => {
      const counts = new Map(consumers.map((consumer) => [consumer, 0]));
      for (const { consumer, letters } of await countLetters(db)) counts.set(consumer, letters);
      return [...counts].map(([consumer, letters]) => ({
        labels: { consumer },
        values: { letters },
      }));
    },
  });
}
