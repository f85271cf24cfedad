import type { FastifyInstance } from 'fastify';
import { ping } from './platform/connection.repository.ts';
import { AppError } from './platform/errors.ts';
import { isNeighbour } from './platform/http/network.ts';
import { isByUnnamedProxy } from './platform/http/unnamed-proxy.ts';
import type { Kernel } from './kernel.ts';

/** Liveness, readiness and metrics; metrics are for the neighbourhood only. */
export function registerHealth(app: FastifyInstance, kernel: Kernel): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await ping(kernel.pool).then(
      () => true,
      () => false,
    );
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'waiting' });
  });
  app.get('/metrics', async (request, reply) => {
    // A caller behind a proxy that nobody named is no neighbour.
    if (!isNeighbour(request.ip) || isByUnnamedProxy(request))
      throw new AppError('permission.denied');
    return reply
      .type(kernel.metrics.registry.contentType)
      .send(await kernel.metrics.registry.metrics());
  });
}
