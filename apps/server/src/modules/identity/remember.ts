import { randomUUID } from 'node:crypto';
import type { Tx } from '@arara/postgres';
import type { Clock } from '../../platform/clock.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { Player } from './identity.types.ts';
import * as rows from './remember.repository.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { RandomBytes } from '../../platform/tokens.ts';

/** The token by which a browser is known again, as its cookie carries it. */
export interface Remembered {
  readonly token: string;
  /** Null: the cookie goes when the browser is closed. */
  readonly expiresAt: Date | null;
}

/** The sign-in of one browser: the tokens of its cookie, one after the other, and their sessions. */
export type Family = Pick<rows.RememberFamily, 'id' | 'lasting' | 'expiresAt'>;

/**
 * So long a token may come again, as long as nobody has used its successor: an answer that got lost
 * on the way leaves the browser with the token that it sent.
 */
const repeatMs = 60_000;
const dayMs = 86_400_000;

export type Rotation =
  | {
      readonly outcome: 'ok';
      readonly playerId: bigint;
      readonly family: Family;
      /** The session that the token was handed out with, whether or not it still lives. */
      readonly sessionToken: string | null;
    }
  /** A token came again whose successor was used, or that was used long ago: somebody holds a copy. */
  | { readonly outcome: 'reused'; readonly playerId: bigint; readonly familyId: string }
  | { readonly outcome: 'unknown' };

export interface Remember {
  /** Begins a family: for so many days, or (null) for as long as its session lives. */
  start(tx: Tx, player: Player, days: number | null): Promise<Family>;
  /** The next token of a family, good for one use: it leads to this session. */
  hand(tx: Tx, family: Family, sessionToken: string): Promise<Remembered>;
  /** Uses a token up; whoever gets in by it is handed the next one. */
  rotate(tx: Tx, token: string, merchant: string): Promise<Rotation>;
}

export function createRemember(deps: {
  clock: Clock;
  random: RandomBytes;
  /** How long a session lives at most. */
  sessionMs: number;
}): Remember {
  const { clock, random, sessionMs } = deps;

  return {
    async start(tx, player, days) {
      const lifetimeMs = days === null ? sessionMs : days * dayMs;
      const family = {
        id: randomUUID(),
        lasting: days !== null,
        expiresAt: new Date(clock.now().getTime() + lifetimeMs),
      };
      await rows.insertFamily(tx, { ...family, playerId: player.id, merchant: player.merchant });
      return family;
    },
    async hand(tx, { id: familyId, lasting, expiresAt }, sessionToken) {
      const token = newToken(random);
      const sessionBox = boxOf(token).seal(Buffer.from(sessionToken));
      await rows.insertRememberToken(tx, { familyId, hash: hashToken(token), sessionBox });
      return { token, expiresAt: lasting ? expiresAt : null };
    },
    async rotate(tx, token, merchant) {
      const now = clock.now();
      const hash = hashToken(token);
      const found = await rows.lockFamilyOf(tx, hash);
      if (found === null || found.merchant !== merchant) return { outcome: 'unknown' };
      if (found.revoked || found.expiresAt <= now) return { outcome: 'unknown' };
      const { id, playerId, sessionBox } = found;
      if (found.usedAt !== null && !isRepeat(found, now)) {
        await rows.revokeFamilies(tx, { playerId, id }, now);
        return { outcome: 'reused', playerId, familyId: id };
      }
      // A caller who comes with a successor that was lost holds a copy of it.
      if (found.usedAt === null) await rows.useRememberToken(tx, hash, now);
      else await rows.loseSuccessors(tx, id, now);
      const sessionToken = sessionBox === null ? null : boxOf(token).open(sessionBox).toString();
      return { outcome: 'ok', playerId, family: found, sessionToken };
    },
  };
}

/** Only the cookie's token opens it; the table has its hash and not the token. */
function boxOf(token: string) {
  return createSecretBox(Buffer.from(token, 'base64url').toString('hex'), 'identity.remember');
}

function isRepeat({ usedAt, superseded }: rows.FoundToken, now: Date): boolean {
  return !superseded && usedAt !== null && now.getTime() - usedAt.getTime() < repeatMs;
}
