import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** One line of an answer: the labels of a place, and its value in each gauge of the question. */
export interface Reading<Part extends string> {
  readonly labels: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<Part, number>>;
}

interface Named {
  readonly name: string;
  readonly help: string;
}

/** Gauges that one question answers. */
export interface Question<Part extends string> {
  readonly gauges: Readonly<Record<Part, Named>>;
  readonly labels?: readonly string[];
  /** Asked once each time somebody reads the metrics, for all of its gauges. */
  readonly read: () => Promise<readonly Reading<Part>[]>;
}

/** A metric of ours, as docs/metrics.md tells it. */
export interface Described extends Named {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly labels: readonly string[];
}

export interface Metrics {
  readonly registry: Registry;
  /** Every metric that the program has made, beside those of Node. */
  described(): readonly Described[];
  counter(name: string, help: string, labels?: readonly string[]): Counter;
  gauge(name: string, help: string, labels?: readonly string[]): Gauge;
  /** A gauge whose value is asked for whenever somebody reads the metrics. */
  measured(name: string, help: string, read: () => Promise<number>): void;
  /** Several gauges of one question. While it fails, the last values stay and the failure is counted. */
  asked<Part extends string>(question: Question<Part>): void;
  /** `buckets`: the upper ends, in the unit that the name says. */
  histogram(
    name: string,
    help: string,
    labels: readonly string[],
    buckets: readonly number[],
  ): Histogram;
}

/**
 * Prometheus metrics of this process; labels never carry a person, a game or an amount (docs/metrics.md has
 * them all).
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const described: Described[] = [];

  /** The settings of a metric, which is written down. */
  function settingsOf(kind: Described['kind'], { name, help }: Named, labels: readonly string[]) {
    described.push({ kind, name, help, labels });
    return { name, help, labelNames: [...labels], registers: [registry] };
  }

  const failures = new Counter(settingsOf('counter', failuresNamed, []));

  function asked<Part extends string>({ gauges, labels = [], read }: Question<Part>): void {
    const ask = together(() =>
      read().catch(() => {
        failures.inc();
        return null;
      }),
    );
    for (const [part, named] of Object.entries(gauges) as [Part, Named][]) {
      // The registry keeps it: its reader is all that calls it.
      void new Gauge({
        ...settingsOf('gauge', named, labels),
        async collect() {
          const readings = await ask();
          if (readings === null) return;
          this.reset();
          for (const reading of readings) this.set(reading.labels, reading.values[part]);
        },
      });
    }
  }

  return {
    registry,
    described: () => described,
    asked,
    counter: (name, help, labels = []) =>
      new Counter(settingsOf('counter', { name, help }, labels)),
    gauge: (name, help, labels = []) => new Gauge(settingsOf('gauge', { name, help }, labels)),
    measured: (name, help, read) =>
      asked({
        gauges: { value: { name, help } },
        read: async () => [{ labels: {}, values: { value: await read() } }],
      }),
    histogram: (name, help, labels, buckets) =>
      new Histogram({
        ...settingsOf('histogram', { name, help }, labels),
        buckets: [...buckets],
      }),
  };
}

const failuresNamed = {
  name: 'arara_metric_failures_total',
  help: 'Questions of metrics that failed: the values of before stay.',
};

/** Those who ask while an answer is on its way get the same answer: the registry asks every gauge at once. */
function together<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | null = null;
  return () =>
    (answer ??= ask().finally(() => {
      answer = null;
    }));
}
