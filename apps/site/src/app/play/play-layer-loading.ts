import { loadChunk } from '../../lib/chunk.ts';
import { loadNamespaces } from '../../lib/i18n.ts';

/** Fetches the running game's place in the layout; a page that presents a game asks for it already. */
export async function loadPlayLayer() {
  const [module] = await Promise.all([
    loadChunk(() => import('./play-layer.tsx')),
    loadNamespaces('play'),
  ]);
  return module;
}
