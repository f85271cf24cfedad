import type { FastifyInstance } from 'fastify';

/**
 * Where providers send the browser back to. The parameters that came along go behind the hash sign, to a page of
 * the site that ends the visit: it reaches no log and no other site, and the way on is always ours.
 */
export function providerReturn(app: FastifyInstance): void {
  for (const provider of ['google', 'facebook'] as const) {
    app.get(`/api/session/providers/${provider}/return`, (request, reply) => {
      const [, answer = ''] = request.url.split('?', 2);
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return reply.redirect(`/provider/${provider}#${answer.slice(0, 4096)}`, 303);
    });
  }
}
