import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { isNeighbour } from './network.ts';

const againMs = 60 * 60_000;

/**
 * True for a request that a proxy brought which `TRUST_PROXY` does not name: a neighbour that speaks for somebody else.
 * Its own address says nothing of the caller, and what it says of the caller is not believed.
 */
export function isByUnnamedProxy({ ip, ips = [], headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isForwarded && ips.length < 2 && isNeighbour(ip);
}

/** Watches for such requests and says so in the log, once in an hour; `seen`: there was one since the start. */
export function createProxyWatch({
  log,
  clock,
}: {
  readonly log: Pick<Logger, 'error'>;
  readonly clock: Clock;
}) {
  let toldAt: number | null = null;
  return {
    seen: (): boolean => toldAt !== null,
    watch(app: FastifyInstance): void {
      app.addHook('onRequest', (request, _reply, done) => {
        if (isByUnnamedProxy(request)) tell(request.ip);
        done();
      });
    },
  };

  function tell(proxy: string): void {
    const now = clock.now().getTime();
    if (toldAt !== null && now - toldAt < againMs) return;
    toldAt = now;
    log.error(
      { proxy },
      'TRUST_PROXY does not name the proxy that brings requests: networks of staff and /metrics refuse them',
    );
  }
}

export type ProxyWatch = ReturnType<typeof createProxyWatch>;
