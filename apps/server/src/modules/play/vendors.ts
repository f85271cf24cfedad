import { createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { unhurried } from '../../platform/hurry.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import {
  insertKey,
  readLiveKeys,
  readVendors,
  revokeKey,
  upsertVendor,
} from './vendors.repository.ts';
import type { VendorRow, VendorSettings } from './vendors.repository.ts';

/** Another process's change is seen within this time; our own at once. */
const freshMs = 5_000;
/** A key nobody knows asks the database again, but not for every guess. */
const guessMs = 1_000;
const keyIdBytes = 9;
const secretBytes = 32;

export interface Vendor {
  readonly id: number;
  readonly code: string;
  readonly active: boolean;
  readonly prizeMax: bigint;
  readonly apiUrl: string | null;
  /** True if the vendor may call from this address. */
  allows(address: string): boolean;
}

export interface SigningKey {
  readonly keyId: string;
  readonly secret: KeyObject;
  readonly vendor: Vendor;
}

export interface Vendors {
  byCode(code: string): Promise<Vendor | null>;
  keyOf(keyId: string): Promise<SigningKey | null>;
  /** A live key of a vendor, for the requests that we sign to it. */
  anyKeyOf(vendor: Vendor): Promise<SigningKey | null>;
  ensure(settings: VendorSettings): Promise<void>;
  /** A new key; its secret is told once. Null when the vendor has two live keys already. */
  issueKey(code: string, by?: string): Promise<{ keyId: string; secret: string } | null>;
  /** Ends a key; false when it was not live. */
  revokeKey(keyId: string, by?: string): Promise<boolean>;
  /** Every vendor with its live keys, without their secrets. */
  list(): Promise<{ code: string; active: boolean; keyIds: string[] }[]>;
}

interface Register {
  readonly readAt: number;
  readonly vendors: ReadonlyMap<string, Vendor>;
  readonly keys: ReadonlyMap<string, SigningKey>;
}

/** Vendors and their keys, kept in memory and read again every few seconds. */
export function createVendors(options: {
  database: Database;
  secretBox: SecretBox;
  random: (bytes: number) => Buffer;
  clock: Clock;
}): Vendors {
  const { database, secretBox, random, clock } = options;
  let register: Register | null = null;
  let reading: Promise<Register> | null = null;

  async function read(): Promise<Register> {
    const [vendors, keys] = await Promise.all([
      readVendors(database.read),
      readLiveKeys(database.read),
    ]);
    const byId = new Map(vendors.map((row) => [row.id, vendorOf(row)]));
    const signing = keys.flatMap((row) => {
      const vendor = byId.get(row.vendor_id);
      const secret = createSecretKey(secretBox.open(row.sealed_secret));
      return vendor === undefined
        ? []
        : [[row.key_id, { keyId: row.key_id, secret, vendor }] as const];
    });
    return {
      readAt: clock.now().getTime(),
      vendors: new Map([...byId.values()].map((vendor) => [vendor.code, vendor])),
      keys: new Map(signing),
    };
  }

  function readAgain(): Promise<Register> {
    // No request's seat counts this connection in, and all requests wait for it.
    reading ??= unhurried(read)
      .then((fresh) => (register = fresh))
      .finally(() => (reading = null));
    return reading;
  }

  function current(maxAgeMs: number): Register | Promise<Register> {
    if (register === null) return readAgain();
    const age = clock.now().getTime() - register.readAt;
    return Math.abs(age) <= maxAgeMs ? register : readAgain();
  }

  return {
    async byCode(code) {
      const known = (await current(freshMs)).vendors.get(code);
      return known ?? (await current(guessMs)).vendors.get(code) ?? null;
    },
    async keyOf(keyId) {
      const known = (await current(freshMs)).keys.get(keyId);
      return known ?? (await current(guessMs)).keys.get(keyId) ?? null;
    },
    async anyKeyOf(vendor) {
      const { keys } = await current(freshMs);
      return [...keys.values()].find((key) => key.vendor.id === vendor.id) ?? null;
    },
    async ensure(settings) {
      await upsertVendor(database.read, settings);
      await readAgain();
    },
    async issueKey(code, by) {
      const vendor = (await readAgain()).vendors.get(code);
      if (vendor === undefined) return null;
      const keyId = `vk_${random(keyIdBytes).toString('base64url')}`;
      const secret = random(secretBytes).toString('base64url');
      const sealedSecret = secretBox.seal(Buffer.from(secret));
      const stored = await database.transaction((tx) =>
        insertKey(tx, {
          keyId,
          vendorId: vendor.id,
          sealedSecret,
          by,
          at: clock.now(),
          isTold: true,
        }),
      );
      await readAgain();
      return stored ? { keyId, secret } : null;
    },
    async revokeKey(keyId, by) {
      const revoked = await revokeKey(database.read, keyId, clock.now(), by);
      await readAgain();
      return revoked;
    },
    async list() {
      const { vendors, keys } = await readAgain();
      const live = [...keys.values()];
      return [...vendors.values()].map(({ id, code, active }) => ({
        code,
        active,
        keyIds: live.filter(({ vendor }) => vendor.id === id).map(({ keyId }) => keyId),
      }));
    },
  };
}

function vendorOf(row: VendorRow): Vendor {
  const networks = row.networks?.map((network) => ipaddr.parseCIDR(network)) ?? null;
  return {
    id: row.id,
    code: row.code,
    active: row.active,
    prizeMax: row.prize_max,
    apiUrl: row.api_url,
    allows: (address) => networks === null || isIn(address, networks),
  };
}

function isIn(address: string, networks: readonly ReturnType<typeof ipaddr.parseCIDR>[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(([range, bits]) => {
    return parsed.kind() === range.kind() && parsed.match(range, bits);
  });
}
