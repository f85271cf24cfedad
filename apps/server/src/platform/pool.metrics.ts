import type { Pool } from 'pg';
import type { Metrics } from './metrics.ts';

type Counted = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>;

/** The connections of this process to its database, by the pool that they belong to. */
export function watchPools(
  metrics: Pick<Metrics, 'asked'>,
  pools: Readonly<Record<string, Counted>>,
): void {
  metrics.asked({
    gauges: {
      used: {
        name: 'arara_database_connections_in_use',
        help: 'Connections that a statement or a transaction holds, by pool.',
      },
      most: {
        name: 'arara_database_connections_max',
        help: 'Connections that a pool may open.',
      },
      waiting: {
        name: 'arara_database_waiting',
        help: 'Those who wait for a connection, by pool.',
      },
    },
    labels: ['pool'],
    read: () =>
      Promise.resolve(
        Object.entries(pools).map(([pool, { totalCount, idleCount, waitingCount, options }]) => ({
          labels: { pool },
          values: { used: totalCount - idleCount, most: options.max, waiting: waitingCount },
        })),
      ),
  });
}
