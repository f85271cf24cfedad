/** The marks of a span: names and numbers of the house, and nothing of a person. */
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

export interface TraceSettings {
  /** A collector that speaks OTLP over HTTP. */
  readonly endpoint: string;
  /** How many of the traces that begin here are kept, from 0 to 1. */
  readonly share: number;
  readonly version: string;
}
