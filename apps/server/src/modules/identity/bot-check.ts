import { hkdfSync, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { SecuritySettings } from './security.settings.ts';
import { spend } from './spent.repository.ts';

export interface BotCheck {
  /** A challenge to be solved by work; only this server can make or judge one. */
  create(merchant: string): Promise<Record<string, unknown>>;
  /** Uses a solution up; throws `challenge.required` or `challenge.invalid`. */
  require(merchant: string, solved: string | undefined): Promise<void>;
}

const Solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.int().min(1),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      data: z.object({ merchant: z.string(), expiresAt: z.int() }),
    }),
    signature: z.string().min(32).max(128),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(128) }),
});

/** Proof of work: a second of a phone's time, worth nothing twice (ALTCHA, second version). */
export function createBotCheck(deps: {
  database: Database;
  clock: Clock;
  secretKey: string;
  security: SecuritySettings['challenge'];
}): BotCheck {
  const { database, clock, security } = deps;
  const secretOf = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(deps.secretKey, 'hex'), '', purpose, 32)).toString(
      'hex',
    );
  const secrets = {
    hmacSignatureSecret: secretOf('identity.challenge'),
    hmacKeySignatureSecret: secretOf('identity.challenge.key'),
  };

  async function isGood(merchant: string, solved: string): Promise<boolean> {
    const parsed = Solved.safeParse(parseBase64Json(solved));
    if (!parsed.success) return false;
    const { challenge, solution } = parsed.data;
    const { data } = challenge.parameters;
    const now = clock.now().getTime();
    if (data.merchant !== merchant || data.expiresAt <= now) return false;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    return (
      verified && spend(database.read, 'challenge', challenge.signature, new Date(data.expiresAt))
    );
  }

  return {
    async create(merchant) {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: security.cost,
        counter: randomInt(security.counterMin, security.counterMax + 1),
        // Signed with the rest. The library's own expiry reads the machine's clock, not ours.
        data: { merchant, expiresAt: clock.now().getTime() + security.ms },
        deriveKey,
        ...secrets,
      });
      return { parameters, signature };
    },
    async require(merchant, solved) {
      if (solved === undefined || solved === '')
        throw new AppError('challenge.required', { field: 'challenge' });
      if (!(await isGood(merchant, solved)))
        throw new AppError('challenge.invalid', { field: 'challenge' });
    },
  };
}

function parseBase64Json(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
