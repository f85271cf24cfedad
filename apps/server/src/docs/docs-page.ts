import { allCalls } from '@arara/contract';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './openapi.ts';

/** `/docs`: the reference of every call; `/docs/openapi.json`: the document behind it. */
export async function registerDocs(app: FastifyInstance, version: string): Promise<void> {
  const document = openApiOf(allCalls, version);
  await app.register(apiReference, {
    routePrefix: '/docs',
    configuration: { content: document, withDefaultFonts: false, telemetry: false },
  });
}
