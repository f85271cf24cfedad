import type { Currency, Money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import type { SiteStatus } from '../../platform/http/gate.ts';
import type { StakeTerms } from './stake-terms.ts';

/** Ledger accounts of a player; a player has one currency, and the days of one merchant. */
export interface PlayerAccounts {
  readonly currency: Currency;
  /** The zone of the merchant's clock, in which the player's days are cut. */
  readonly timeZone: string;
  readonly cash: bigint;
  readonly held: bigint;
  readonly debt: bigint;
}

/** A player as one vendor's requests name them, with where their money is. */
export interface KnownPlayer {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly accounts: PlayerAccounts;
}

export interface WalletPort {
  accountsOf(playerId: bigint): Promise<PlayerAccounts>;
  houseAccount(address: string, currency: Currency): Promise<bigint>;
  /** Tells the player's pages, in the transaction that posted. */
  balanceChanged(tx: Tx, playerId: bigint): Promise<void>;
  /** The amount that can be staked, in minor units. */
  balanceOf(playerId: bigint): Promise<{ cash: bigint; bonus: bigint; version: bigint }>;
}

export interface CompliancePort {
  /** Heartbeat of the time played, which counts for days of the zone. */
  played(playerId: bigint, timeZone: string): void;
  /** After a prize was taken back: what it had made room for may be spent already. */
  prizeReturned(playerId: bigint): Promise<void>;
  realityCheckMinutes(playerId: bigint): Promise<number>;
}

export interface PlayersPort {
  /** Suspended by the operator or by identity checks: may not stake. */
  isBlocked(playerId: bigint): Promise<boolean>;
  /** True if a member's own session lives: neither ended nor expired by age or idleness. */
  isSignedIn(memberSession: string): Promise<boolean>;
  /** The same for a stake, which is a use of the session: who plays is not idle. */
  staysSignedIn(memberSession: string): Promise<boolean>;
  /**
   * Names for the winner board, masked: `jo***a`. A player who must not be shown, or does not want it, has
   * none.
   */
  boardNames(playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
  /** Tells the member, when the transaction commits, of a prize that had waited for people. */
  tellOfReleased(tx: Tx, playerId: bigint, prize: Money): Promise<void>;
}

/** The facts that the betting record and the checks of a stake need to know about a game. */
export interface GameFacts {
  readonly available: boolean;
  /** Bounds of one stake in minor units; null: none of its own. */
  readonly minBet: bigint | null;
  readonly maxBet: bigint | null;
  readonly nodeId: string | null;
  readonly names: Readonly<Record<string, string>>;
  readonly vassalage: string;
  readonly vendorName: string;
  readonly gameType: string;
  readonly cover: string | null;
  /** Its rounds are tickets of a lottery, by the same names. */
  readonly sellsTickets?: true;
}

export interface GamesPort {
  /** By the wallet's vendor and its game code; null when nobody lists it. */
  factsOf(merchant: string, vendor: string, gameCode: string): Promise<GameFacts | null>;
  /** Game codes of a brand or a kind, with the wallet vendor that they play under. */
  gamesOf(
    merchant: string,
    wanted: { readonly vassalage: string | null; readonly gameType: string | null },
  ): Promise<readonly { vendor: string; gameCode: string }[]>;
}

/** Games that a module lists, by the names of the wallet. */
export type GameList = GamesPort;

/** A module of ours that sells its own stakes and knows more of them than a list of games does. */
export interface OwnGames {
  /** The wallet's vendor of its stakes. */
  readonly vendor: string;
  /** `listed` is what the lists say of it; null where nobody lists it. */
  factsOf(gameCode: string, listed: GameFacts | null): Promise<GameFacts | null>;
}

export interface SitePort {
  status(merchant: string, address: string): Promise<SiteStatus>;
}

export interface PlayPorts {
  readonly wallet: WalletPort;
  /** On which terms a player stakes, from what the modules say; from memory most of the time. */
  readonly terms: (playerId: bigint) => Promise<StakeTerms>;
  readonly compliance: CompliancePort;
  readonly players: PlayersPort;
  readonly games: GamesPort;
  readonly site: SitePort;
}
