import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { consoleHeaders } from './security-headers.ts';

/** The place of the console. */
export interface ConsolePlace {
  /** The directory of its built files. */
  readonly root: string;
  /** A host of its own, such as `console.example.com`; null: it is at the host of each site. */
  readonly host: string | null;
  /** The brand of a host; null where it has none. */
  readonly brandOf: (
    host: string,
  ) => Promise<{ readonly id: string; readonly name: string } | null>;
}

/** The page of the console with its brand, so that the door has a name before anybody has come in. */
function nameBrand(html: string, brand: { readonly id: string; readonly name: string } | null) {
  const [id, name] = [escapeHtml(brand?.id ?? ''), escapeHtml(brand?.name ?? '')];
  const title = name === '' ? 'Console' : `Console · ${name}`;
  return html
    .replace('<html ', () => `<html data-merchant="${id}" data-brand="${name}" `)
    .replace('<title>Console</title>', () => `<title>${title}</title>`);
}

/**
 * Serves the operator's console at `/console/`: its files, and one page for every address of its desks. The page names
 * the brand of its host, at which an account of several brands begins. With a host of its own it is nowhere else: the
 * sites answer as if there were none.
 */
export function registerConsole(app: FastifyInstance, { root, host, brandOf }: ConsolePlace): void {
  const page = join(root, 'index.html');
  if (!existsSync(page))
    throw new Error(`The console is not built: ${page} is missing. Run npm start.`);
  const html = readFileSync(page, 'utf8');
  const headers = consoleHeaders(html);
  const isHere = (request: FastifyRequest): boolean => host === null || request.host === host;
  app.get('/console', (request, reply) =>
    isHere(request) ? reply.redirect('/console/', 301) : reply.callNotFound(),
  );
  app.get('/console/assets/*', (request, reply) => {
    if (!isHere(request)) return reply.callNotFound();
    const rest = (request.params as { '*': string })['*'];
    return reply.sendFile(`assets/${rest}`, root);
  });
  app.get('/console/*', async (request, reply) => {
    if (!isHere(request)) return reply.callNotFound();
    const named = nameBrand(html, await brandOf(request.host));
    return reply.headers(headers).type('text/html; charset=utf-8').send(named);
  });
}
