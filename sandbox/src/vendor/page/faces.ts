import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const folder = new URL('../../../../packages/ui/src/fonts/', import.meta.url);

/** The house's faces, which a table wears: its page has no origin and fetches them from its vendor. */
export const faces = ['bricolage.woff2', 'inter.woff2'].map((name) => ({
  path: `/fonts/${name}`,
  file: readFileSync(new URL(name, folder)),
}));

/** Gives the faces to a table's page. */
export function registerFaces(app: FastifyInstance): void {
  for (const { path, file } of faces) {
    app.get(path, (_request, reply) =>
      reply.headers({ 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }).send(file),
    );
  }
}
