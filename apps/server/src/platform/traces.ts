/** What a span says: names and numbers of the house, and nothing of a person. */
export type Marks = Readonly<Record<string, string | number | boolean>>;

/** A request as its span begins. */
export interface TracedRequest {
  /** The span goes on with this of W3C Trace Context; absent: it begins a trace. */
  readonly traceparent: string | undefined;
  readonly name: string;
  readonly marks: Marks;
}

/** A span that was begun. */
export interface OpenSpan {
  end(marks: Marks, failed: boolean): void;
}

/** Something that carries spans out of the process. */
export interface Tracing {
  span<Result>(name: string, marks: Marks, work: () => Promise<Result>): Promise<Result>;
  /** A span that ends now and began so many milliseconds ago. */
  past(name: string, marks: Marks, tookMs: number): void;
  /** Begins the span of a request, and runs `work` inside it. */
  request(request: TracedRequest, work: () => void): OpenSpan;
  /** The trace of the work that is being done now. */
  traceId(): string | null;
  close(): Promise<void>;
}

/** Most operators trace nothing: then nothing is loaded, and work runs as if this file were not there. */
let tracing: Tracing | null = null;

export const tracingNow = (): Tracing | null => tracing;

/** Runs `work` as a span, where the operator traces. Marks may name nobody. */
export function traced<Result>(
  name: string,
  marks: Marks,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracing === null ? work() : tracing.span(name, marks, work);
}

/** Writes down work that is over, where the operator traces. */
export function tracedBefore(name: string, marks: Marks, tookMs: number): void {
  tracing?.past(name, marks, tookMs);
}

export interface TraceSettings {
  /** A collector that speaks OTLP over HTTP. */
  readonly endpoint: string;
  /** How many of the traces that begin here are kept, from 0 to 1. */
  readonly share: number;
  readonly version: string;
}

/** Begins to trace; the answer ends it, after what is on its way has left. */
export async function openTraces(settings: TraceSettings): Promise<() => Promise<void>> {
  const { createTracing } = await import('./open-telemetry.ts');
  const opened = createTracing(settings);
  tracing = opened;
  return async () => {
    if (tracing === opened) tracing = null;
    await opened.close();
  };
}
