import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import type { Consumer } from '../platform/events.ts';
import { countJobs, oldestDue, readFollowers } from '../platform/machine.repository.ts';
import type { Metrics } from '../platform/metrics.ts';

interface Waiting {
  readonly name: string;
  readonly count: number;
  readonly oldest: Date | null;
}

/** The parts of the house that are asked whenever somebody reads the metrics. */
export interface WatchedHouse {
  readonly kernel: Pick<Kernel, 'database' | 'clock' | 'metrics'>;
  readonly ledger: Pick<Ledger, 'lastProofs'>;
  readonly consumers: readonly Consumer[];
  readonly lastAuditProof: () => Promise<Date | null>;
  readonly factsBehind: () => Promise<number>;
  readonly leaders: () => Promise<readonly { readonly work: string; readonly leaders: number }[]>;
  readonly merchants: () => Promise<readonly { readonly merchant: string }[]>;
  /** The queues of the desks at a merchant. */
  readonly queues: (merchant: string) => Promise<readonly Waiting[]>;
  readonly listening: () => number;
}

/** The state of the house as a whole: every process tells the same, but for its own sockets. */
export function watchHouse(house: WatchedHouse): void {
  const { metrics } = house.kernel;
  watchFollowers(house, metrics);
  watchJobs(house, metrics);
  watchProofs(house, metrics);
  watchQueues(house, metrics);
  metrics.measured(
    'arara_reports_lag_seconds',
    'How far the daily facts are behind the ledger.',
    house.factsBehind,
  );
  metrics.measured('arara_live_sockets', 'Pages that hear this process.', () =>
    Promise.resolve(house.listening()),
  );
  metrics.asked({
    gauges: {
      leaders: {
        name: 'arara_work_leaders',
        help: 'Processes that lead a work of the studio: one, or none and it stands still.',
      },
    },
    labels: ['work'],
    read: async () =>
      (await house.leaders()).map(({ work, leaders }) => ({
        labels: { work },
        values: { leaders },
      })),
  });
}

const secondsSince = (at: Date | null, now: Date): number =>
  at === null ? 0 : Math.max(0, (now.getTime() - at.getTime()) / 1_000);

function watchFollowers({ kernel, consumers }: WatchedHouse, metrics: Metrics): void {
  metrics.asked({
    gauges: {
      events: {
        name: 'arara_consumer_lag_events',
        help: 'Events that a consumer has not handled, counted up to 5,000.',
      },
      seconds: {
        name: 'arara_consumer_lag_seconds',
        help: 'Age of the oldest event that a consumer has not handled.',
      },
    },
    labels: ['consumer'],
    read: async () => {
      const now = kernel.clock.now();
      const rows = await readFollowers(kernel.database.read, consumers);
      return rows.map(({ name, behind, oldest }) => ({
        labels: { consumer: name },
        values: { events: behind, seconds: secondsSince(oldest, now) },
      }));
    },
  });
}

function watchJobs({ kernel }: WatchedHouse, metrics: Metrics): void {
  const db = kernel.database.read;
  metrics.asked({
    gauges: {
      jobs: {
        name: 'arara_jobs',
        help: 'Jobs of the queue by state: late ones should have begun ten seconds ago.',
      },
    },
    labels: ['state'],
    read: async () =>
      Object.entries(await countJobs(db)).map(([state, jobs]) => ({
        labels: { state },
        values: { jobs },
      })),
  });
  metrics.measured(
    'arara_jobs_oldest_due_seconds',
    'Time since the oldest job that waits should have begun.',
    () => oldestDue(db),
  );
}

/** Where no proof was made yet there is nothing to tell the age of. */
function watchProofs({ kernel, ledger, lastAuditProof }: WatchedHouse, metrics: Metrics): void {
  metrics.asked({
    gauges: {
      age: { name: 'arara_proof_age_seconds', help: 'Time since the newest proof of its kind.' },
    },
    labels: ['proof'],
    read: async () => {
      const now = kernel.clock.now();
      const [{ daily, whole }, audit] = await Promise.all([ledger.lastProofs(), lastAuditProof()]);
      const made = { ledger: daily?.madeAt, ledger_whole: whole?.madeAt, audit: audit };
      return Object.entries(made).flatMap(([proof, at]) =>
        at === undefined || at === null
          ? []
          : [{ labels: { proof }, values: { age: secondsSince(at, now) } }],
      );
    },
  });
}

/** The queues of every merchant together: a name of a merchant would be no news to who is called. */
function watchQueues({ kernel, merchants, queues }: WatchedHouse, metrics: Metrics): void {
  metrics.asked({
    gauges: {
      items: { name: 'arara_queue_items', help: 'Cases that wait for people, by queue.' },
      oldest: {
        name: 'arara_queue_oldest_seconds',
        help: 'Age of the oldest case that waits for people, by queue.',
      },
    },
    labels: ['queue'],
    read: async () => {
      const now = kernel.clock.now();
      const all = await Promise.all((await merchants()).map(({ merchant }) => queues(merchant)));
      const byName = Map.groupBy(all.flat(), ({ name }) => name);
      return [...byName].map(([queue, waiting]) => ({
        labels: { queue },
        values: {
          items: waiting.reduce((sum, { count }) => sum + count, 0),
          oldest: Math.max(...waiting.map(({ oldest }) => secondsSince(oldest, now))),
        },
      }));
    },
  });
}
