import { randomUUID } from 'node:crypto';
import type { Tx } from '@arara/postgres';
import type { Clock } from '../../platform/clock.ts';
import type { Player } from './identity.types.ts';
import * as rows from './remember.repository.ts';
import { hashToken, newToken } from './tokens.ts';
import type { RandomBytes } from './tokens.ts';

/** A remembered sign-in as its cookie carries it. */
export interface Remembered {
  readonly familyId: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * So long a token may come again, as long as nobody has used its successor: an answer that got lost
 * on the way leaves the browser with the token that it sent.
 */
const repeatMs = 60_000;

export type Rotation =
  | { readonly outcome: 'ok'; readonly playerId: bigint; readonly remembered: Remembered }
  /** A token came again whose successor was used, or that was used long ago: somebody holds a copy. */
  | { readonly outcome: 'reused'; readonly playerId: bigint; readonly familyId: string }
  | { readonly outcome: 'unknown' };

export interface Remember {
  start(tx: Tx, player: Player): Promise<Remembered>;
  /** Uses a token up for its successor; the whole family ends a day after the password was typed. */
  rotate(tx: Tx, token: string, merchant: string): Promise<Rotation>;
}

export function createRemember(deps: {
  clock: Clock;
  random: RandomBytes;
  lifetimeMs: number;
}): Remember {
  const { clock, random, lifetimeMs } = deps;

  async function issue(tx: Tx, familyId: string, expiresAt: Date): Promise<Remembered> {
    const token = newToken(random);
    await rows.insertRememberToken(tx, familyId, hashToken(token));
    return { familyId, token, expiresAt };
  }

  return {
    async start(tx, player) {
      const id = randomUUID();
      const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
      await rows.insertFamily(tx, {
        id,
        playerId: player.id,
        merchant: player.merchant,
        expiresAt,
      });
      return issue(tx, id, expiresAt);
    },
    async rotate(tx, token, merchant) {
      const now = clock.now();
      const hash = hashToken(token);
      const found = await rows.lockFamilyOf(tx, hash);
      if (found === null || found.merchant !== merchant) return { outcome: 'unknown' };
      if (found.revoked || found.expiresAt <= now) return { outcome: 'unknown' };
      const { id: familyId, playerId, expiresAt } = found;
      if (found.usedAt !== null && !isRepeat(found, now)) {
        await rows.revokeFamilies(tx, { playerId, id: familyId }, now);
        return { outcome: 'reused', playerId, familyId };
      }
      // Whoever comes with a successor that was lost holds a copy of it.
      if (found.usedAt === null) await rows.useRememberToken(tx, hash, now);
      else await rows.loseSuccessors(tx, familyId, now);
      return { outcome: 'ok', playerId, remembered: await issue(tx, familyId, expiresAt) };
    },
  };
}

function isRepeat({ usedAt, superseded }: rows.FoundToken, now: Date): boolean {
  return !superseded && usedAt !== null && now.getTime() - usedAt.getTime() < repeatMs;
}
