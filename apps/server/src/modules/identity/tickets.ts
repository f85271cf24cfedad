import { randomUUID } from 'node:crypto';
import type { Db } from '@arara/postgres';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { spend } from './spent.repository.ts';

/** The content of a ticket, with its own name and end. */
export type Stamped<T> = T & { readonly jti: string; readonly expiresAt: number };

export interface Tickets<T> {
  issue(content: T): { readonly ticket: string; readonly expiresAt: number };
  /** The content of a ticket of ours that has not expired; null for anything else. */
  read(ticket: string): Stamped<T> | null;
  /** Uses a ticket up: of all who present it, one hears true. */
  use(db: Db, ticket: Stamped<T>): Promise<boolean>;
}

/**
 * Slips that carry what a later call must know, encrypted: the caller brings them back and can
 * neither read nor change them, and no process has to remember who is half-way.
 */
export function createTickets<T extends object>(
  deps: { clock: Clock; secretKey: string },
  purpose: string,
  schema: z.ZodType<T>,
  lifetimeMs: number,
): Tickets<T> {
  const { clock } = deps;
  const box = createSecretBox(deps.secretKey, purpose);

  return {
    issue(content) {
      const expiresAt = clock.now().getTime() + lifetimeMs;
      const stamped = JSON.stringify({ content, jti: randomUUID(), expiresAt });
      return { ticket: box.seal(Buffer.from(stamped)).toString('base64url'), expiresAt };
    },
    read(ticket) {
      const opened = openOrNull(() => box.open(Buffer.from(ticket, 'base64url')));
      if (opened === null) return null;
      const { content, jti, expiresAt } = JSON.parse(opened.toString('utf8')) as {
        content: unknown;
        jti: string;
        expiresAt: number;
      };
      if (expiresAt <= clock.now().getTime()) return null;
      return { ...schema.parse(content), jti, expiresAt };
    },
    use: (db, { jti, expiresAt }) => spend(db, 'ticket', jti, new Date(expiresAt)),
  };
}

/** A text that was not sealed by us, whole and for this purpose, is nothing. */
function openOrNull(open: () => Buffer): Buffer | null {
  try {
    return open();
  } catch {
    return null;
  }
}
