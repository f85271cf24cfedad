import type { Currency } from '@arara/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { GameFacts, KnownPlayer, PlayPorts } from './play.ports.ts';
import type { Lane } from './posting/lane.ts';
import type { SessionRow } from './sessions.repository.ts';
import type { OriginalRow } from './transactions.repository.ts';
import type { Vendor, Vendors } from './vendors.ts';

/** The dependencies of the commands of the protocol. */
export interface PlayDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: (bytes: number) => Buffer;
  readonly ports: PlayPorts;
  readonly vendors: Vendors;
  readonly lane: Lane;
  /** Prizes from here on may stand on the winner board, by currency; play money never does. */
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
