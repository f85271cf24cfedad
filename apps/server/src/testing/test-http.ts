import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../kernel.ts';
import { bindRoutes } from '../platform/http/bind.ts';
import { createHttp } from '../platform/http/create-http.ts';
import type { Gate } from '../platform/http/gate.ts';
import type { RateLimits } from '../platform/http/rate-limits.ts';
import type { AnyRoute } from '../platform/http/route.ts';
import { noLimits } from '../platform/http/testing/no-limits.ts';

interface Served {
  readonly routes?: readonly AnyRoute[];
  /** The answers of modules before a handler runs; the rest is of a site that is open, with nobody signed in. */
  readonly gate?: Partial<Gate>;
  /** Without it, everybody may ask as often as they like. */
  readonly limits?: RateLimits;
  /** The proxies that may name a caller's address; none by default. */
  readonly trustProxy?: string;
}

const openGate: Gate = {
  merchantOf: async (id) => id ?? 'arara',
  siteStatus: async () => ({ maintenance: false, regionRestricted: false }),
  countryOf: () => null,
  moduleOn: async () => true,
  sessionOf: async () => null,
  isLive: async () => false,
  studioSessionOf: async () => null,
  staffSessionOf: async () => null,
  staffMayWorkFrom: async () => true,
  unseal: async () => null,
};

/** The HTTP server of the program in front of these calls, without listening. */
export async function createTestHttp(
  { log, texts }: Pick<Kernel, 'log' | 'texts'>,
  { routes = [], gate = {}, limits = noLimits, trustProxy = '' }: Served = {},
): Promise<FastifyInstance> {
  const { languages } = texts;
  const http = await createHttp({
    log,
    trustProxy,
    languages,
    message: (code, language, params) => texts.text(language, 'errors', code, params),
  });
  bindRoutes(http, routes, { gate: { ...openGate, ...gate }, limits, languages });
  return http;
}
