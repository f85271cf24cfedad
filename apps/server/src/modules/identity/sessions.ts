import { randomUUID } from 'node:crypto';
import type { Tx } from '@arara/postgres';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { CallerSession } from '../../platform/http/caller.ts';
import { describeDevice } from './device.ts';
import { deleteCodesOf } from './code.repository.ts';
import type { SecuritySettings } from './security.settings.ts';
import type { Player, Visitor } from './identity.types.ts';
import { lockPlayer } from './player.repository.ts';
import { revokeFamilies } from './remember.repository.ts';
import type { Family } from './remember.ts';
import type { SessionCache } from './session-cache.ts';
import * as rows from './session.repository.ts';
import type { LiveSession, SessionFilter } from './session.repository.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { RandomBytes } from '../../platform/tokens.ts';

export interface OpenedSession {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

export interface Opening {
  /** The sign-in of the browser; what it opens does not outlive it. */
  readonly family: Pick<Family, 'id' | 'expiresAt'>;
  readonly mustChangePassword: boolean;
}

/** A live session that another page of its browser takes part in. */
export interface TakenSession extends OpenedSession {
  readonly mustChangePassword: boolean;
}

export type EndReason =
  | 'logout'
  | 'revoked'
  | 'password'
  | 'recovery'
  | 'reuse'
  | 'excluded'
  | 'blocked';

export interface Sessions {
  open(tx: Tx, player: Player, visitor: Visitor, opening: Opening): Promise<OpenedSession>;
  /** The live session of a token; null when it is unknown, ended, idle too long or another's. */
  sessionOf(token: string, merchant: string): Promise<CallerSession | null>;
  /** The live session of a token, for one who has proven to be its owner; that is a use of it. */
  take(tx: Tx, token: string): Promise<TakenSession | null>;
  /** True if a session lives, by its id. */
  isLive(id: string): Promise<boolean>;
  /** The same, and counts as a use of the session. */
  use(id: string): Promise<boolean>;
  /** Ends sessions: here at once, in other processes within a second. Returns their ids. */
  end(tx: Tx, filter: SessionFilter, reason: EndReason): Promise<string[]>;
  /** Ends everything that lets the member in, except one session and its remembered sign-in. */
  endAll(tx: Tx, playerId: bigint, reason: EndReason, exceptSession?: string): Promise<string[]>;
  list(playerId: bigint): Promise<rows.ListedSession[]>;
}

const tokenMax = 64;

export function createSessions(deps: {
  database: Database;
  events: Events;
  clock: Clock;
  random: RandomBytes;
  cache: SessionCache;
  security: SecuritySettings['session'];
  /** The acts of other modules when sessions end, in the same transaction. */
  hooks: { onSessionsEnded(tx: Tx, ids: readonly string[]): Promise<void> };
}): Sessions {
  const { database, events, clock, random, cache, security, hooks } = deps;

  const isLive = (session: LiveSession, nowMs: number) =>
    session.expiresAt.getTime() > nowMs && session.lastSeenAt.getTime() + security.idleMs > nowMs;

  async function load(token: string, nowMs: number): Promise<LiveSession | null> {
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const cached = cache.get(key, nowMs);
    if (cached !== null && !needsTouch(cached, nowMs)) return cached;
    const generation = cache.generation();
    const session = await rows.findSession(database.read, hash);
    if (session === null || !isLive(session, nowMs)) return null;
    const seen = await touch(session, nowMs);
    cache.put(key, seen, nowMs, generation);
    return seen;
  }

  async function loadById(id: string, nowMs: number): Promise<LiveSession | null> {
    const cached = cache.byId(id, nowMs);
    if (cached !== null && isLive(cached, nowMs)) return cached;
    const generation = cache.generation();
    const session = await rows.findSessionById(database.read, id);
    if (session === null || !isLive(session, nowMs)) return null;
    cache.put(session.tokenHash.toString('base64'), session, nowMs, generation);
    return session;
  }

  const needsTouch = (session: LiveSession, nowMs: number) =>
    nowMs - session.lastSeenAt.getTime() >= security.touchMs;

  /** Last use is kept coarsely: one small write a minute, not one for every call. */
  async function touch(session: LiveSession, nowMs: number): Promise<LiveSession> {
    if (!needsTouch(session, nowMs)) return session;
    const now = new Date(nowMs);
    await rows.touchSession(database.read, session.id, now);
    return { ...session, lastSeenAt: now };
  }

  async function end(tx: Tx, filter: SessionFilter, reason: EndReason): Promise<string[]> {
    const ids = await rows.endSessions(tx, filter, reason, clock.now());
    if (ids.length === 0) return ids;
    database.afterCommit(tx, () => cache.forget(ids));
    await hooks.onSessionsEnded(tx, ids);
    const audience = `player:${filter.playerId}` as const;
    await events.emit(tx, { topic: 'identity.session.ended', payload: { ids, reason } });
    // Pages cannot know whose session it was; each asks again whether its own still holds.
    await events.emit(tx, { topic: 'session', audience, payload: { ended: true } });
    return ids;
  }

  return {
    async open(tx, player, visitor, { family, mustChangePassword }) {
      const now = clock.now();
      const token = newToken(random);
      const latestMs = Math.min(now.getTime() + security.absoluteMs, family.expiresAt.getTime());
      const expiresAt = new Date(latestMs);
      const id = randomUUID();
      await rows.insertSession(tx, {
        id,
        playerId: player.id,
        merchant: player.merchant,
        tokenHash: hashToken(token),
        familyId: family.id,
        device: describeDevice(visitor.userAgent),
        address: visitor.address,
        country: visitor.country,
        mustChangePassword,
        expiresAt,
        now,
      });
      return { id, token, expiresAt };
    },
    async sessionOf(token, merchant) {
      if (token.length > tokenMax) return null;
      const nowMs = clock.now().getTime();
      const session = await load(token, nowMs);
      if (session === null || session.merchant !== merchant || !isLive(session, nowMs)) return null;
      const { id, playerId, account, isAgent, currency, mustChangePassword } = session;
      return { id, playerId, merchant, account, isAgent, currency, mustChangePassword };
    },
    async take(tx, token) {
      const now = clock.now();
      const session = await rows.findSession(tx, hashToken(token));
      if (session === null || !isLive(session, now.getTime())) return null;
      await rows.touchSession(tx, session.id, now);
      const { id, expiresAt, mustChangePassword } = session;
      return { id, token, expiresAt, mustChangePassword };
    },
    async isLive(id) {
      return (await loadById(id, clock.now().getTime())) !== null;
    },
    async use(id) {
      const nowMs = clock.now().getTime();
      const generation = cache.generation();
      const session = await loadById(id, nowMs);
      if (session === null) return false;
      const seen = await touch(session, nowMs);
      if (seen !== session)
        cache.put(session.tokenHash.toString('base64'), seen, nowMs, generation);
      return true;
    },
    end,
    async endAll(tx, playerId, reason, exceptSession) {
      // A person who signs in now is done first, and then signed out with the others.
      await lockPlayer(tx, playerId);
      const kept =
        exceptSession === undefined ? null : await rows.familyOfSession(tx, exceptSession);
      await revokeFamilies(tx, { playerId, except: kept }, clock.now());
      // The codes that one of them asked for before would open another.
      await deleteCodesOf(tx, playerId, 'sign-in');
      return end(tx, { playerId, except: exceptSession }, reason);
    },
    list(playerId) {
      const now = clock.now();
      return rows.listSessions(
        database.read,
        playerId,
        now,
        new Date(now.getTime() - security.idleMs),
      );
    },
  };
}
