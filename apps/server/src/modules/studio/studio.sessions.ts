import { LRUCache } from 'lru-cache';
import type { StudioDeps } from './studio.deps.ts';
import { sessionById, sessionByToken } from './studio.repository.ts';
import type { LivingSession, SessionRow } from './studio.repository.ts';

const sessionsKept = 50_000;

/**
 * The game sessions of players. A session never changes, so that one that was looked up is remembered: a round costs no
 * question for it. The wallet says if its member has signed out.
 */
export function createSessions({ database, clock }: Pick<StudioDeps, 'database' | 'clock'>) {
  const byToken = new LRUCache<string, LivingSession>({ max: sessionsKept });
  const byId = new LRUCache<string, SessionRow>({ max: sessionsKept });

  async function load(tokenHash: Buffer): Promise<LivingSession | null> {
    const found = await sessionByToken(database.read, tokenHash);
    if (found === null) return null;
    byToken.set(tokenHash.toString('latin1'), found);
    byId.set(String(found.id), found);
    return found;
  }

  return {
    /** The session of a token; null when unknown or expired. */
    async ofToken(tokenHash: Buffer): Promise<SessionRow | null> {
      const session = byToken.get(tokenHash.toString('latin1')) ?? (await load(tokenHash));
      return session !== null && session.expires_at > clock.now() ? session : null;
    },
    /** A session by its number; null when it is gone. */
    async ofId(id: string): Promise<SessionRow | null> {
      return byId.get(id) ?? sessionById(database.read, BigInt(id));
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
