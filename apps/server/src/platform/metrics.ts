import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  counter(name: string, help: string, labels?: readonly string[]): Counter;
  gauge(name: string, help: string, labels?: readonly string[]): Gauge;
  /** A gauge whose value is asked for whenever somebody reads the metrics. */
  measured(name: string, help: string, read: () => Promise<number>): Gauge;
  histogram(name: string, help: string, labels?: readonly string[]): Histogram;
}

/** Prometheus metrics of this process; labels never carry a person, a game or an amount. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    counter: (name, help, labels = []) =>
      new Counter({ name, help, labelNames: [...labels], registers }),
    gauge: (name, help, labels = []) =>
      new Gauge({ name, help, labelNames: [...labels], registers }),
    measured: (name, help, read) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      }),
    histogram: (name, help, labels = []) =>
      new Histogram({ name, help, labelNames: [...labels], registers }),
  };
}
