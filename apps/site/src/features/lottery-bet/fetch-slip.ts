import { loadChunk } from '../../lib/chunk.ts';

/** Fetches what fills a slip; asked for with the first mark, before there is a line. */
export const fetchSlip = () => loadChunk(() => import('./components/slip-body.tsx'));
