import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** Seconds: a bet takes some thousandths, and nobody waits longer than ten. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The name of the call that a route answers; pages and files have none. */
export interface CallConfig {
  readonly call?: string;
}

/** Counts answers by call and class of status, and how long each took. */
export function watchHttp(app: FastifyInstance, metrics: Pick<Metrics, 'counter' | 'histogram'>) {
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
  const timed = new Map<string, { readonly observe: (value: number) => void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const call = (request.routeOptions.config as CallConfig).call ?? 'page';
    const status = `${Math.trunc(reply.statusCode / 100)}xx`;
    const key = `${call} ${status}`;
    // To look a label up costs more than to count: each is looked up once.
    let count = counted.get(key);
    if (count === undefined) counted.set(key, (count = answers.labels(call, status)));
    let time = timed.get(call);
    if (time === undefined) timed.set(call, (time = seconds.labels(call)));
    count.inc();
    time.observe(reply.elapsedTime / 1_000);
    done();
  });
}
