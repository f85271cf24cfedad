import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** A player at this vendor's table; the wallet's token never leaves this program. */
export interface GameSession {
  readonly walletToken: string;
  readonly playerId: string;
  readonly gameCode: string;
  readonly currency: string;
}

export interface Sessions {
  open(session: GameSession): string;
  find(token: string): GameSession | null;
}

const sessionsMax = 5_000;
const hoursMax = 12;

/** Sessions in memory: a vendor that restarts asks its players to open the game again. */
export function createSessions(clock: Clock): Sessions {
  const open = new Map<string, GameSession & { until: number }>();
  return {
    open(session) {
      const token = randomBytes(24).toString('base64url');
      open.set(token, { ...session, until: clock.now().getTime() + hoursMax * 3_600_000 });
      const oldest = open.keys().next();
      if (open.size > sessionsMax && oldest.done !== true) open.delete(oldest.value);
      return token;
    },
    find(token) {
      const session = open.get(token);
      return session === undefined || session.until < clock.now().getTime() ? null : session;
    },
  };
}
