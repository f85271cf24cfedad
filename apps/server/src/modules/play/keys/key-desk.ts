import { createHash } from 'node:crypto';
import type { Tx } from '@arara/postgres';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { kindOf } from '../../decisions/index.ts';
import type { AnyKind } from '../../decisions/index.ts';
import { insertKey, revokeKey } from '../vendors.repository.ts';
import { liveKey, liveKeys, markTold, vendorWithKeys } from './key.repository.ts';

const keyIdBytes = 9;
const secretBytes = 32;
const liveMax = 2;
/** A secret that nobody has taken after a day is never told. */
const tellMs = 24 * 3_600_000;
const fingerprintDigits = 16;

export interface KeyDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: (bytes: number) => Buffer;
  readonly secretBox: SecretBox;
}

export interface ShownKey {
  readonly vendor: string;
  readonly keyId: string;
  readonly fingerprint: string;
  readonly since: Date;
  readonly by: string | null;
  readonly waits: boolean;
}

/** The keys of vendors as staff see them: no secret, but the print of one. */
export function createKeyDesk({ database, clock, secretBox }: KeyDeps) {
  const isWaiting = ({ since, toldAt }: { since: Date; toldAt: Date | null }): boolean =>
    toldAt === null && clock.now().getTime() - since.getTime() < tellMs;
  return {
    async list(): Promise<ShownKey[]> {
      return (await liveKeys(database.read)).map((row) => ({
        vendor: row.vendor,
        keyId: row.keyId,
        fingerprint: printOf(secretBox.open(row.sealedSecret)),
        since: row.since,
        by: row.by,
        waits: isWaiting(row),
      }));
    },
    /**
     * Tells the secret of a new key to one of the two people who agreed to it, once. Throws `vendor.not.found` where
     * there is no such key of theirs, `vendor.key.told` where it was told or a day is over.
     */
    async take(keyId: string, by: string, told: (tx: Tx, vendor: string) => Promise<void>) {
      return database.transaction(async (tx) => {
        const row = await liveKey(tx, keyId, true);
        const people = row?.by?.split(', ') ?? [];
        if (row === null || !people.includes(by)) throw new AppError('vendor.not.found');
        if (!isWaiting(row)) throw new AppError('vendor.key.told');
        await markTold(tx, keyId, { at: clock.now(), by });
        await told(tx, row.vendor);
        const secret = secretBox.open(row.sealedSecret);
        return { keyId, secret: secret.toString(), fingerprint: printOf(secret) };
      });
    },
  };
}

/** The secret is 32 random bytes: its hash gives nothing of it away. */
const printOf = (secret: Buffer): string =>
  createHash('sha256').update(secret).digest('hex').slice(0, fingerprintDigits);

const permissions = {
  read: 'vendors:key:read:all',
  propose: 'vendors:key:propose:all',
  approve: 'vendors:key:approve:all',
} as const;
const AddSubject = z.strictObject({ vendor: z.string().min(1).max(60) });
const RevokeSubject = z.strictObject({ keyId: z.string().min(1).max(60) });

/** The decisions of two people about the keys by which a vendor and the wallet know each other. */
export const keyDecisions = (deps: KeyDeps): AnyKind[] => [addKind(deps), revokeKind(deps)];

/** A vendor gets another key beside the one it has; its secret waits to be taken. */
const addKind = ({ random, secretBox, clock }: KeyDeps): AnyKind =>
  kindOf<z.output<typeof AddSubject>>({
    kind: 'vendor.key.add',
    of: 'house',
    permissions,
    subject: AddSubject,
    keyOf: ({ vendor }) => vendor,
    async facts(db, { vendor }, { lock }) {
      const found = await vendorWithKeys(db, vendor, lock);
      if (found === null || found.keyIds.length >= liveMax) return null;
      return { vendor, keys: found.keyIds.join(', ') || '—' };
    },
    async execute({ vendor }, { people }) {
      const keyId = `vk_${random(keyIdBytes).toString('base64url')}`;
      const sealedSecret = secretBox.seal(Buffer.from(random(secretBytes).toString('base64url')));
      return async (tx) => {
        const found = await vendorWithKeys(tx, vendor, true);
        if (found === null) throw new AppError('vendor.not.found');
        const by = people.join(', ');
        const vendorId = found.id;
        await insertKey(tx, { keyId, vendorId, sealedSecret, by, at: clock.now(), isTold: false });
      };
    },
  });

/** A key signs nothing any more; calls with it are refused within seconds. */
const revokeKind = ({ clock }: KeyDeps): AnyKind =>
  kindOf<z.output<typeof RevokeSubject>>({
    kind: 'vendor.key.revoke',
    of: 'house',
    permissions,
    subject: RevokeSubject,
    keyOf: ({ keyId }) => keyId,
    async facts(db, { keyId }, { lock }) {
      const key = await liveKey(db, keyId, lock);
      if (key === null) return null;
      const found = await vendorWithKeys(db, key.vendor, lock);
      const others = found?.keyIds.filter((one) => one !== keyId) ?? [];
      return {
        vendor: key.vendor,
        key: keyId,
        since: key.since.toISOString(),
        keys: others.join(', ') || '—',
      };
    },
    execute:
      async ({ keyId }, { people }) =>
      async (tx) => {
        await revokeKey(tx, keyId, clock.now(), people.join(', '));
      },
  });
