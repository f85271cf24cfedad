import { allCalls } from '@arara/contract';
import { fastify } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { docsHeaders } from '../web/security-headers.ts';
import { openApiOf } from './openapi.ts';

const paths = ['/docs', '/docs/', '/docs/js/scalar.js', '/docs/openapi.json', '/docs/openapi.yaml'];
const keptHeaders = [
  'content-type',
  'content-disposition',
  'location',
  'access-control-allow-origin',
] as const;

/**
 * `/docs`: the reference of every call; `/docs/openapi.json`: the document behind it. Both are large
 * and seldom read, so they are made for the first who asks.
 */
export function registerDocs(app: FastifyInstance, version: string): void {
  let reference: Promise<FastifyInstance> | undefined;
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reference ??= openReference(version);
    const { statusCode, headers, rawPayload } = await (await reference).inject(request.url);
    for (const name of keptHeaders) {
      if (headers[name] !== undefined) reply.header(name, headers[name]);
    }
    const isPage = String(headers['content-type']).startsWith('text/html');
    if (isPage) reply.headers(docsHeaders(rawPayload.toString('utf8')));
    return reply.status(statusCode).send(rawPayload);
  };
  for (const path of paths) app.get(path, answer);
}

async function openReference(version: string): Promise<FastifyInstance> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference');
  const app = fastify();
  await app.register(apiReference, {
    routePrefix: '/docs',
    configuration: {
      content: openApiOf(allCalls, version),
      withDefaultFonts: false,
      telemetry: false,
      // All that would send the reader, or the document, to its maker's servers.
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: 'never',
    },
  });
  return app;
}
