import { loadChunk } from '../lib/chunk.ts';
import { loadNamespaces } from '../lib/i18n.ts';

/** Fetches what a place looks like over a page; a finger on a link to one asks for it already. */
export async function loadPlaceLayer() {
  const [module] = await loadChunk(() =>
    Promise.all([import('./place-layer.tsx'), loadNamespaces('account')]),
  );
  return module;
}
