import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  trace,
} from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { AppError } from './errors.ts';
import type { Marks, TraceSettings, TracedRequest, Tracing } from './tracing.ts';

/** Spans by OpenTelemetry, sent to a collector in the background; what it does not take is dropped. */
export function createTracing({ endpoint, share, version }: TraceSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'arara', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('arara');
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();

  function parentOf({ traceparent }: TracedRequest) {
    if (traceparent === undefined) return ROOT_CONTEXT;
    return propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
  }

  return {
    async span(name, marks, work) {
      const before = contexts.active();
      const span = tracer.startSpan(name, { attributes: { ...marks } }, before);
      try {
        return await contexts.with(trace.setSpan(before, span), work);
      } catch (error) {
        fail(span, kindOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    past(name, marks, tookMs) {
      const startTime = performance.timeOrigin + performance.now() - tookMs;
      tracer.startSpan(name, { attributes: { ...marks }, startTime }, ROOT_CONTEXT).end();
    },
    request(request, work) {
      const parent = parentOf(request);
      const options = { kind: SpanKind.SERVER, attributes: { ...request.marks } };
      const span = tracer.startSpan(request.name, options, parent);
      contexts.with(trace.setSpan(parent, span), work);
      return {
        end(marks: Marks, failed: boolean) {
          span.setAttributes({ ...marks });
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    traceId: () => trace.getSpanContext(contexts.active())?.traceId ?? null,
    async close() {
      // A collector that is gone must not keep the program from its end.
      await provider.shutdown().catch(() => undefined);
      contexts.disable();
    },
  };
}

/** The message of a failure may quote a person: its kind is told alone. */
function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function kindOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
