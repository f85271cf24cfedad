import { hash } from 'node:crypto';
import type { Currency } from '@arara/money';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { gather } from './play.gather.ts';
import { createMemo } from './play.memo.ts';
import type { GameFacts, PlayerAccounts, PlayPorts } from './play.ports.ts';
import type { Lane } from './posting/lane.ts';
import { sessionByHash, vendorPlayer } from './sessions.repository.ts';
import type { SessionRow } from './sessions.repository.ts';
import { findOriginals } from './transactions.repository.ts';
import type { OriginalRow } from './transactions.repository.ts';
import type { Vendor, Vendors } from './vendors.ts';

const playersKept = 50_000;
const sessionsKept = 50_000;
const gamesKept = 5_000;

/** A player as one vendor's requests name them, with where their money is. */
export interface KnownPlayer {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly accounts: PlayerAccounts;
}

/** The dependencies of the commands of the protocol. */
export interface PlayContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: (bytes: number) => Buffer;
  readonly ports: PlayPorts;
  readonly vendors: Vendors;
  readonly lane: Lane;
  /** Prizes from here on go to the winner board, by currency; play money never does. */
  readonly boardMin: Partial<Record<Currency, bigint>>;
  playerOf(vendor: Vendor, publicId: string): Promise<KnownPlayer | null>;
  sessionOf(tokenHash: Buffer): Promise<SessionRow | null>;
  /** A session that was opened here: its first stake needs no query. */
  keepSession(tokenHash: Buffer, session: SessionRow): void;
  gameOf(merchant: string, vendor: Vendor, gameCode: string): Promise<GameFacts | null>;
  isBlocked(playerId: bigint): Promise<boolean>;
  isClosed(merchant: string, address: string | null): Promise<'maintenance' | 'region' | null>;
  revenueOf(vendor: Vendor, currency: Currency): Promise<bigint>;
  /** A transaction as it is now, for who would undo it; null: there is none. */
  originalOf(of: { readonly vendorId: number; readonly txId: string }): Promise<OriginalRow | null>;
  /** A number that no other request of any process has. */
  nextClaim(): bigint;
}

export interface ContextOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: (bytes: number) => Buffer;
  readonly ports: PlayPorts;
  readonly vendors: Vendors;
  readonly lane: Lane;
  readonly boardMin: Partial<Record<Currency, bigint>>;
  /** How old what other modules say may be on the way of a stake. */
  readonly rememberMs: number;
}

/** Remembers what does not change, or not within a moment, so that a stake is one statement. */
export function createContext(options: ContextOptions): PlayContext {
  const { database, ports, rememberMs } = options;
  const players = new LRUCache<string, KnownPlayer>({ max: playersKept });
  const sessions = new LRUCache<string, SessionRow>({ max: sessionsKept });
  const revenues = new Map<string, bigint>();
  const firstClaim = options.random(8).readBigInt64BE() & 0x7fff_ffff_0000_0000n;
  let claims = 0n;

  const games = createMemo<string, GameFacts | null>({
    max: gamesKept,
    ttlMs: rememberMs,
    load: (key) => {
      const [merchant = '', vendor = '', gameCode = ''] = key.split('\n');
      return ports.games.factsOf(merchant, vendor, gameCode);
    },
  });
  const blocked = createMemo<bigint, boolean>({
    max: playersKept,
    ttlMs: rememberMs,
    load: (playerId) => ports.players.isBlocked(playerId),
  });
  const status = createMemo<string, 'maintenance' | 'region' | null>({
    max: playersKept,
    ttlMs: rememberMs,
    load: async (key) => {
      const [merchant = '', address = ''] = key.split('\n');
      const { maintenance, regionRestricted } = await ports.site.status(merchant, address);
      if (maintenance) return 'maintenance';
      return regionRestricted ? 'region' : null;
    },
  });

  async function findPlayer(vendor: Vendor, publicId: string): Promise<KnownPlayer | null> {
    const row = await vendorPlayer(database.read, vendor.id, publicId);
    if (row === null) return null;
    const accounts = await ports.wallet.accountsOf(row.player_id);
    return { playerId: row.player_id, merchant: row.merchant_id, accounts };
  }

  return {
    database,
    clock: options.clock,
    random: options.random,
    ports,
    vendors: options.vendors,
    lane: options.lane,
    boardMin: options.boardMin,
    async playerOf(vendor, publicId) {
      const key = `${vendor.id}:${publicId}`;
      const known = players.get(key);
      if (known !== undefined) return known;
      const found = await findPlayer(vendor, publicId);
      if (found !== null) players.set(key, found);
      return found;
    },
    async sessionOf(tokenHash) {
      const key = tokenHash.toString('latin1');
      const known = sessions.get(key);
      if (known !== undefined) return known;
      const found = await sessionByHash(database.read, tokenHash);
      if (found !== null) sessions.set(key, found);
      return found;
    },
    keepSession: (tokenHash, session) => sessions.set(tokenHash.toString('latin1'), session),
    gameOf: (merchant, vendor, gameCode) => games(`${merchant}\n${vendor.code}\n${gameCode}`),
    isBlocked: blocked,
    isClosed: (merchant, address) => status(`${merchant}\n${address ?? ''}`),
    async revenueOf(vendor, currency) {
      const key = `${vendor.code} ${currency}`;
      const known = revenues.get(key);
      if (known !== undefined) return known;
      const id = await ports.wallet.houseAccount(`vendor:${vendor.code}:revenue`, currency);
      revenues.set(key, id);
      return id;
    },
    originalOf: gather((asked) => findOriginals(database.read, asked)),
    nextClaim() {
      claims += 1n;
      return firstClaim + claims;
    },
  };
}

/** The hash under which tokens are kept and found. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
