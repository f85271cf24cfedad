import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracingNow } from '../traces.ts';
import type { OpenSpan } from '../traces.ts';
import type { CallConfig } from './http.metrics.ts';

/**
 * Gives every request its span, with the id that the caller is shown as support code. The address of the route is
 * told, and never that of the request, which may name a person.
 */
export function traceRequests(app: FastifyInstance, parent: 'none' | 'proxy'): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const tracing = tracingNow();
    if (tracing === null) return done();
    const { config, url: route = 'unknown' } = request.routeOptions;
    const { call = 'page' } = config as CallConfig;
    const marks = {
      'http.request.method': request.method,
      'http.route': route,
      'arara.call': call,
      'arara.request_id': request.id,
    };
    const traceparent = parent === 'proxy' ? traceparentOf(request) : undefined;
    spans.set(request, tracing.request({ name: call, traceparent, marks }, done));
  });
  const end = (request: FastifyRequest, status: number): void => {
    spans.get(request)?.end({ 'http.response.status_code': status }, status >= 500);
    spans.delete(request);
  };
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  // Nobody waits any more; the number is the one that proxies use for it.
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 499);
    done();
  });
}

/**
 * A stranger's trace is not ours. Only a trusted proxy, which names the caller it speaks for, hands one on, and only where the
 * operator says that it writes the header anew: most proxies pass on what a stranger wrote.
 */
function traceparentOf({ ips = [], headers: { traceparent } }: FastifyRequest): string | undefined {
  return ips.length > 1 && typeof traceparent === 'string' ? traceparent : undefined;
}
