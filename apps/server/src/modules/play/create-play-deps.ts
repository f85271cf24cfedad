import { LRUCache } from 'lru-cache';
import { cached } from './cached.ts';
import { gather } from '../../platform/gather.ts';
import type { PlayDeps } from './play.deps.ts';
import type { GameFacts, KnownPlayer } from './play.ports.ts';
import { sessionByHash, vendorPlayer } from './sessions.repository.ts';
import type { SessionRow } from './sessions.repository.ts';
import { findOriginals } from './transactions.repository.ts';
import type { Vendor } from './vendors.ts';

const playersKept = 50_000;
const sessionsKept = 50_000;
const gamesKept = 5_000;

type Given = Pick<
  PlayDeps,
  'database' | 'clock' | 'random' | 'ports' | 'vendors' | 'lane' | 'boardMin'
> & {
  /** How old what other modules say may be on the way of a stake. */
  readonly rememberMs: number;
};

/** The dependencies of play. They remember facts that do not change, or not within a moment: a stake is one statement. */
export function createPlayDeps(options: Given): PlayDeps {
  const { database, ports, rememberMs } = options;
  const players = new LRUCache<string, KnownPlayer>({ max: playersKept });
  const sessions = new LRUCache<string, SessionRow>({ max: sessionsKept });
  const revenues = new Map<string, bigint>();
  const firstClaim = options.random(8).readBigInt64BE() & 0x7fff_ffff_0000_0000n;
  let claims = 0n;

  const games = cached<string, GameFacts | null>({
    max: gamesKept,
    ttlMs: rememberMs,
    load: (key) => {
      const [merchant = '', vendor = '', gameCode = ''] = key.split('\n');
      return ports.games.factsOf(merchant, vendor, gameCode);
    },
  });
  const blocked = cached<bigint, boolean>({
    max: playersKept,
    ttlMs: rememberMs,
    load: (playerId) => ports.players.isBlocked(playerId),
  });
  const status = cached<string, 'maintenance' | 'region' | null>({
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
