import { LRUCache } from 'lru-cache';
import type { LiveSession } from './session.repository.ts';

const sessionsMax = 20_000;
/** Backstop for an announcement that got lost; normally an ended session is forgotten at once. */
const freshMs = 15_000;

export interface SessionCache {
  get(tokenHash: string, nowMs: number): LiveSession | null;
  byId(id: string, nowMs: number): LiveSession | null;
  /** The number that a load must present when it stores its answer. */
  generation(): number;
  /** Stores a loaded session, unless something was forgotten while it was being read. */
  put(tokenHash: string, session: LiveSession, nowMs: number, generation: number): void;
  forget(ids: readonly string[]): void;
}

/** Live sessions by the hash of their token, so that a busy player costs no query per call. */
export function createSessionCache(): SessionCache {
  const byToken = new LRUCache<string, { session: LiveSession; readAtMs: number }>({
    max: sessionsMax,
    dispose: ({ session }, tokenHash) => {
      if (tokenById.get(session.id) === tokenHash) tokenById.delete(session.id);
    },
  });
  const tokenById = new Map<string, string>();
  let generation = 0;

  function get(tokenHash: string, nowMs: number): LiveSession | null {
    const entry = byToken.get(tokenHash);
    return entry === undefined || nowMs - entry.readAtMs > freshMs ? null : entry.session;
  }

  return {
    get,
    byId(id, nowMs) {
      const tokenHash = tokenById.get(id);
      return tokenHash === undefined ? null : get(tokenHash, nowMs);
    },
    generation: () => generation,
    put(tokenHash, session, nowMs, seen) {
      if (seen !== generation) return;
      byToken.set(tokenHash, { session, readAtMs: nowMs });
      tokenById.set(session.id, tokenHash);
    },
    forget(ids) {
      if (ids.length === 0) return;
      generation += 1;
      for (const id of ids) {
        const tokenHash = tokenById.get(id);
        if (tokenHash !== undefined) byToken.delete(tokenHash);
      }
    },
  };
}
