import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecuritySettings } from './security.settings.ts';
import * as rows from './sealing.repository.ts';
import type { StoredSealingKey } from './sealing.repository.ts';
import { spend } from './spent.repository.ts';
import { newToken } from '../../platform/tokens.ts';
import type { RandomBytes } from '../../platform/tokens.ts';

const algorithm = { alg: 'ECDH-ES', enc: 'A256GCM', crv: 'P-256' } as const;
const rereadMs = 30_000;
/** How often an unknown key may send us to the database: a flood of made-up ones must not. */
const unknownPauseMs = 1_000;
const jweMax = 64 * 1024;

/** A sealed message is the body itself, with when and which one beside its fields. */
const Sealed = z.looseObject({ iat: z.int(), jti: z.string().min(16).max(64) });

export interface Sealing {
  /** The public key that pages seal to now; messages to its predecessor still open. */
  publicKeys(): Promise<{ keys: Record<string, unknown>[] }>;
  /** Opens a compact JWE once; throws `sealed.invalid` or `sealed.replayed`. */
  unseal(jwe: string): Promise<unknown>;
  /** Makes a new key when the newest is old; messages to the one before it still open. */
  rotate(): Promise<void>;
}

interface OpenKey extends StoredSealingKey {
  readonly privateKey: CryptoKey | Uint8Array;
}

/**
 * Bodies sealed to the server (ECDH-ES with A256GCM). TLS is the guard; this keeps passwords out
 * of whatever stands between TLS and this program, and refuses the same message twice.
 */
export function createSealing(deps: {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  secretKey: string;
  security: SecuritySettings['sealing'];
}): Sealing {
  const { database, clock, random, security } = deps;
  const box = createSecretBox(deps.secretKey, 'identity.sealing');
  let known: readonly OpenKey[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const now = clock.now();
    const stored = await rows.listSealingKeys(database.read, now);
    known = await Promise.all(stored.map(open));
    readAtMs = now.getTime();
  }

  async function open(stored: StoredSealingKey): Promise<OpenKey> {
    const same = known.find(({ kid }) => kid === stored.kid);
    if (same !== undefined) return same;
    const jwk = JSON.parse(box.open(stored.privateBox).toString('utf8')) as JWK;
    return { ...stored, privateKey: await importJWK(jwk, algorithm.alg) };
  }

  async function keysNotOlderThan(ageMs: number): Promise<readonly OpenKey[]> {
    if (clock.now().getTime() - readAtMs > ageMs) {
      reading ??= read().finally(() => {
        reading = null;
      });
      await reading;
    }
    return known.filter(({ expiresAt }) => expiresAt > clock.now());
  }

  async function keyOf(jwe: string): Promise<OpenKey> {
    const { kid } = decodeProtectedHeader(jwe);
    const find = (keys: readonly OpenKey[]) => keys.find((key) => key.kid === kid);
    const key =
      find(await keysNotOlderThan(rereadMs)) ?? find(await keysNotOlderThan(unknownPauseMs));
    if (key === undefined) throw new AppError('sealed.invalid');
    return key;
  }

  async function decrypt(jwe: string): Promise<z.output<typeof Sealed>> {
    try {
      if (jwe.length > jweMax) throw new AppError('sealed.invalid');
      const key = await keyOf(jwe);
      const { plaintext } = await compactDecrypt(jwe, key.privateKey, {
        keyManagementAlgorithms: [algorithm.alg],
        contentEncryptionAlgorithms: [algorithm.enc],
      });
      return Sealed.parse(JSON.parse(new TextDecoder().decode(plaintext)));
    } catch (cause) {
      if (isDatabaseFault(cause)) throw cause;
      throw new AppError('sealed.invalid', { cause });
    }
  }

  async function makeKey(): Promise<StoredSealingKey> {
    const pair = await generateKeyPair(algorithm.alg, { crv: algorithm.crv, extractable: true });
    const kid = newToken(random).slice(0, 16);
    const now = clock.now();
    return {
      kid,
      publicJwk: {
        ...(await exportJWK(pair.publicKey)),
        kid,
        use: 'enc',
        alg: algorithm.alg,
        enc: algorithm.enc,
      },
      privateBox: box.seal(Buffer.from(JSON.stringify(await exportJWK(pair.privateKey)))),
      createdAt: now,
      expiresAt: new Date(now.getTime() + security.rotateMs + security.keepMs),
    };
  }

  async function rotate(): Promise<void> {
    await database.transaction(async (tx) => {
      await rows.lockSealingKeys(tx);
      const [newest] = await rows.listSealingKeys(tx, clock.now());
      const old =
        newest === undefined ||
        newest.createdAt.getTime() + security.rotateMs <= clock.now().getTime();
      if (old) await rows.insertSealingKey(tx, await makeKey());
    });
    await read();
  }

  return {
    rotate,
    async publicKeys() {
      let keys = await keysNotOlderThan(rereadMs);
      if (keys.length === 0) {
        await rotate();
        keys = known;
      }
      return { keys: keys.slice(0, 1).map(({ publicJwk }) => publicJwk) };
    },
    async unseal(jwe) {
      const { iat, jti, ...body } = await decrypt(jwe);
      const now = clock.now().getTime();
      if (Math.abs(now - iat * 1_000) > security.windowMs) throw new AppError('sealed.invalid');
      const forgettable = new Date(iat * 1_000 + 2 * security.windowMs);
      if (!(await spend(database.read, 'sealed', jti, forgettable)))
        throw new AppError('sealed.replayed');
      return body;
    },
  };
}

/** A database that does not answer is our fault, not the message's. */
function isDatabaseFault(error: unknown): boolean {
  return error instanceof Error && ('severity' in error || 'errno' in error);
}
