import type { FastifyInstance } from 'fastify';
import { request } from 'undici';

const passed = ['accept', 'accept-language', 'content-type', 'origin'] as const;
const answered = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'referrer-policy',
  'access-control-allow-origin',
  'access-control-allow-headers',
] as const;

/** A path of the main server, such as `/sandbox/vendor`: a vendor's pages without a port of their own. */
export function createVendorProxy(target: () => string, prefix: string) {
  return async function vendorProxy(app: FastifyInstance): Promise<void> {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      scope.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url: `${prefix}/*`,
        handler: async (incoming, reply) => {
          const answer = await request(`${target()}${incoming.url.slice(prefix.length)}`, {
            method: incoming.method as 'GET' | 'POST' | 'OPTIONS',
            headers: Object.fromEntries(
              passed.flatMap((name) => {
                const value = incoming.headers[name];
                return value === undefined ? [] : [[name, value]];
              }),
            ),
            body: Buffer.isBuffer(incoming.body) ? incoming.body : null,
          });
          for (const name of answered) {
            const value = answer.headers[name];
            if (value !== undefined) reply.header(name, value);
          }
          return reply.status(answer.statusCode).send(Buffer.from(await answer.body.arrayBuffer()));
        },
      });
    });
  };
}
