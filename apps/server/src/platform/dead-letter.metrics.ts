import type { Db } from '@arara/postgres';
import { Gauge } from 'prom-client';
import { countLetters } from './dead-letter.repository.ts';
import type { Metrics } from './metrics.ts';

/**
 * Counts the letters that wait, by consumer, each time somebody reads the metrics. While the database is
 * away the last counts stay, so that the other metrics can be read.
 */
export function watchDeadLetters(
  metrics: Pick<Metrics, 'registry'>,
  db: Db,
  consumers: readonly string[],
): void {
  // The registry keeps it: its reader is all that calls it.
  void new Gauge({
    name: 'events_dead_letters',
    help: 'Events that a consumer gave up and the operator has to decide about.',
    labelNames: ['consumer'],
    registers: [metrics.registry],
    async collect() {
      const counts = await countLetters(db).catch(() => null);
      if (counts === null) return;
      this.reset();
      for (const consumer of consumers) this.set({ consumer }, 0);
      for (const { consumer, letters } of counts) this.set({ consumer }, letters);
    },
  });
}
