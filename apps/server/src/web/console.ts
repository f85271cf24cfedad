import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { consoleHeaders } from './security-headers.ts';

/**
 * Serves the operator's console at `/console/`: its files, and one page for every address of its desks. The page names
 * the brand of its host, at which an account of several brands begins.
 */
export function registerConsole(
  app: FastifyInstance,
  root: string,
  merchantOf: (id: string | null, host: string) => Promise<string | null>,
): void {
  const page = join(root, 'index.html');
  if (!existsSync(page))
    throw new Error(`The console is not built: ${page} is missing. Run npm start.`);
  const html = readFileSync(page, 'utf8');
  const headers = consoleHeaders(html);
  app.get('/console', (_request, reply) => reply.redirect('/console/', 301));
  app.get('/console/assets/*', (request, reply) => {
    const rest = (request.params as { '*': string })['*'];
    return reply.sendFile(`assets/${rest}`, root);
  });
  app.get('/console/*', async (request, reply) => {
    const merchant = await merchantOf(null, request.host);
    const named = html.replace('<html ', `<html data-merchant="${merchant ?? ''}" `);
    return reply.headers(headers).type('text/html; charset=utf-8').send(named);
  });
}
