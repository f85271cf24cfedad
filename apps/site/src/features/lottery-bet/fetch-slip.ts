import { loadChunk } from '../../lib/chunk.ts';
import { loadNamespaces } from '../../lib/i18n.ts';

/** Fetches what fills a slip; asked for with the first mark, before there is a line. */
export async function fetchSlip() {
  const [body] = await Promise.all([
    loadChunk(() => import('./components/slip-body.tsx')),
    loadNamespaces('tickets'),
  ]);
  return body;
}
