import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** Seconds: a bet takes some thousandths, and nobody waits longer than ten. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The name of the call that a route answers; pages and files have none. */
export interface CallConfig {
  readonly call?: string;
}

/** A call with the times that its answers took, in milliseconds. */
export interface CallTimes {
  readonly text: string;
  readonly calls: number;
  readonly mean: number;
  readonly longest: number;
}

const slowestShown = 10;

/** Counts answers by call and class of status, and how long each took. */
export function createHttpTimes(metrics: Pick<Metrics, 'counter' | 'histogram'>) {
  const answers = metrics.counter(
    'arara_http_requests_total',
    'Answers by call and class of status; pages and files are one call.',
    ['call', 'status'],
  );
  const seconds = metrics.histogram(
    'arara_http_request_duration_seconds',
    'Time from a request to the end of its answer, by call.',
    ['call'],
    buckets,
  );
  const counted = new Map<string, { readonly inc: () => void }>();
  const timed = new Map<string, Timed>();

  function take(call: string, { statusCode, elapsedTime }: FastifyReply): void {
    const status = `${Math.trunc(statusCode / 100)}xx`;
    const key = `${call} ${status}`;
    // To look a label up costs more than to count: each is looked up once.
    let count = counted.get(key);
    if (count === undefined) counted.set(key, (count = answers.labels(call, status)));
    let time = timed.get(call);
    if (time === undefined) timed.set(call, (time = timesOf(seconds.labels(call))));
    count.inc();
    time.take(elapsedTime);
  }

  return {
    watch(app: FastifyInstance): void {
      app.addHook('onResponse', ({ routeOptions }, reply, done) => {
        take((routeOptions.config as CallConfig).call ?? 'page', reply);
        done();
      });
    },
    /** The slowest calls since the process began, by their mean. */
    slowest: (): CallTimes[] =>
      [...timed]
        .map(([text, { told }]) => ({ text, ...told() }))
        .toSorted((one, other) => other.mean - one.mean)
        .slice(0, slowestShown),
  };
}

type Timed = ReturnType<typeof timesOf>;

/** The times of one call, in milliseconds. */
function timesOf(seconds: { readonly observe: (value: number) => void }) {
  let calls = 0;
  let sum = 0;
  let longest = 0;
  return {
    take(ms: number): void {
      seconds.observe(ms / 1_000);
      calls += 1;
      sum += ms;
      if (ms > longest) longest = ms;
    },
    told: () => ({ calls, mean: sum / Math.max(1, calls), longest }),
  };
}
