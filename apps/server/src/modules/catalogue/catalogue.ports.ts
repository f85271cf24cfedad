import type { BoardOrder, ErrorCode, GameType, ValueOf, studioJackpotsCall } from '@arara/contract';
import type { Currency } from '@arara/money';
import type { Caller } from '../../platform/http/caller.ts';
import type { Picture } from '../site/index.ts';

export interface LaunchRequest {
  readonly playerId: bigint;
  readonly merchant: string;
  /** The vendor as the wallet knows it. */
  readonly vendor: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly language: string;
  readonly country: string | null;
  readonly address: string;
  /** The session that asks, which the game session does not outlive; null for a guest. */
  readonly memberSession: string | null;
}

/** How much a game was played in a while. */
export interface PlayedGame {
  readonly vendor: string;
  readonly gameCode: string;
  readonly players: number;
  readonly rounds: number;
}

/** The result of a member's latest round of a game; a loss is negative. */
export interface LastResult {
  readonly vendor: string;
  readonly gameCode: string;
  readonly net: bigint;
  readonly currency: Currency;
}

/** A line of the winner board; the name is masked already. */
export interface BoardLine {
  readonly vendor: string;
  readonly gameCode: string;
  readonly player: string;
  /** The name under which the proof of the round is asked for. */
  readonly round: string;
  /** Minor units of the currency that was asked for. */
  readonly amount: bigint;
  /** The prize in hundredths of the stakes of its round. */
  readonly multiple: bigint;
  readonly at: Date;
}

export interface BoardWish {
  readonly currency: Currency;
  /** The first instant of the span. */
  readonly since: Date;
  readonly by: BoardOrder;
  readonly limit: number;
}

export interface PlayPort {
  /** A launch token for one use within 60 seconds. */
  createLaunch(request: LaunchRequest): Promise<{ readonly token: string }>;
  /** Real rounds since an instant, by game. */
  playedSince(merchant: string, since: Date): Promise<readonly PlayedGame[]>;
  /** The latest ended round of each game that a member played lately. */
  lastResults(playerId: bigint): Promise<readonly LastResult[]>;
  /** The largest prizes of real rounds that anybody can verify, of players who may be named. */
  board(merchant: string, wish: BoardWish): Promise<readonly BoardLine[]>;
}

export interface PlayRefusal {
  readonly code: ErrorCode;
  /** When it ends; null when that is not known. */
  readonly until: Date | null;
}

export interface MembersPort {
  /** Why a member may not play for money now; null when they may. */
  playRefusal(playerId: bigint): Promise<PlayRefusal | null>;
  /** The play-money account of a member, or of a browser by the token it keeps. */
  keepGuest(
    caller: Caller,
    kept: string | undefined,
  ): Promise<{
    readonly playerId: bigint;
    readonly currency: string;
    /** The token that the browser has to keep from now on; null: nothing new. */
    readonly token: string | null;
  }>;
  /** The code that signs a member in once, within a minute, from an address. */
  signInCode(playerId: bigint, merchant: string): Promise<string>;
  /** Fills up the play money of a trial account that has next to nothing left. */
  refillTrial(playerId: bigint): Promise<void>;
}

/** A lottery that somebody bought tickets of. */
export interface BoughtLottery {
  readonly gameCode: string;
  readonly at: Date;
}

export interface LotteriesPort {
  /** The name that the wallet has for the seller of their tickets. */
  readonly walletVendor: string;
  /** Codes of the lotteries on sale. */
  onSale(): Promise<readonly string[]>;
  /** The lotteries of which a member bought tickets lately, latest first. */
  bought(playerId: bigint): Promise<readonly BoughtLottery[]>;
}

export interface SitePort {
  /** The merchant's currency, the languages of its site and the zone of its clock. */
  profile(merchant: string): Promise<{
    readonly currency: Currency;
    readonly languages: readonly string[];
    readonly timeZone: string;
  }>;
  /** Kinds of games that the merchant's jurisdiction allows. */
  gameTypes(merchant: string): Promise<readonly GameType[]>;
  /** True if a module of the white label is on. */
  moduleOn(merchant: string, id: string): Promise<boolean>;
  /** Where the merchant's site is, for an address that is opened from outside. */
  siteUrl(merchant: string): string;
  /** True if an address is of one of the merchant's sites. */
  isOwnAddress(merchant: string, url: URL): Promise<boolean>;
}

/** A jackpot with its pools, and the titles of a vendor that share it. */
export type JackpotOf = ValueOf<typeof studioJackpotsCall>[number] & {
  readonly vendor: string;
  readonly codes: readonly string[];
};

export interface CataloguePorts {
  /** The jackpots of a merchant as their pools stand now. */
  jackpotsOf(merchant: string): Promise<readonly JackpotOf[]>;
  readonly play: PlayPort;
  readonly members: MembersPort;
  readonly lotteries: LotteriesPort;
  readonly site: SitePort;
  /** Addresses of a cover, by its key in the art manifest. */
  readonly cover: (key: string) => Picture;
  /** The wallet that a vendor's games are played from; null: the main wallet. */
  readonly purseOf: (merchant: string, walletVendor: string) => Promise<string | null>;
  /** Where a vendor's own pages live: fills `{origin}` of its launch address. */
  readonly vendorOrigin: (vendorCode: string) => string;
}
