import type { Marks, TraceSettings, Tracing } from './tracing.ts';

export type { OpenSpan } from './tracing.ts';

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
