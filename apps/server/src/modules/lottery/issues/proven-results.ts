import { LRUCache } from 'lru-cache';

/** So many issues are remembered as proven; one that is forgotten is proven again. */
const remembered = 10_000;

/** The result of each issue that this process has proven, looked at once however often paying goes on. */
export type ProvenResults = LRUCache<bigint, string>;

export const createProvenResults = (): ProvenResults => new LRUCache({ max: remembered });
