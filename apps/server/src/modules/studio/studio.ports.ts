import type {
  BodyOf,
  ValueOf,
  vendorAuthenticateCall,
  vendorBalanceCall,
  vendorBetCall,
  vendorPlayCall,
  vendorRollbackCall,
  vendorTxStatusCall,
  vendorWinCall,
} from '@arara/contract';
import type { GameDefinition, MathsData } from '@arara/game-kit';
import type { Ledger } from '@arara/ledger';
import type { Currency } from '@arara/money';

type Ask<C extends Parameters<typeof asCall>[0]> = (
  vendor: string,
  body: BodyOf<C>,
) => Promise<ValueOf<C>>;
declare function asCall(call: import('@arara/contract').Call): void;

/** The vendor protocol, in process: the same functions that vendors reach over HTTP. */
export interface WalletPort {
  readonly authenticate: Ask<typeof vendorAuthenticateCall>;
  readonly balance: Ask<typeof vendorBalanceCall>;
  readonly bet: Ask<typeof vendorBetCall>;
  readonly win: Ask<typeof vendorWinCall>;
  readonly play: Ask<typeof vendorPlayCall>;
  readonly rollback: Ask<typeof vendorRollbackCall>;
  readonly txStatus: Ask<typeof vendorTxStatusCall>;
  /** The player behind an opaque player id of a vendor, whose wallet it is. */
  playerOf(
    vendor: string,
    walletPlayer: string,
  ): Promise<{ playerId: bigint; merchant: string } | null>;
  /** True if the wallet still takes stakes of a session: its member may have signed out. */
  isOpen(sessionToken: string): Promise<boolean>;
  /**
   * Net result of the player's day so far in all games and purses, in minor units; negative is a loss.
   */
  netToday(playerId: bigint): Promise<bigint>;
}

/** The rules of the operator and the jurisdiction for a game. */
export interface PlayRules {
  readonly autoPlay: boolean;
  readonly turbo: boolean;
  /** The least time from one round of a player to the next, in whatever game of ours. */
  readonly roundMinMs: number;
}

/** The proven facts of one way to buy a round. */
export interface ModeFacts {
  readonly mode: string;
  /** The cost of a round, in hundredths of the stake. */
  readonly costHundredths: number;
  /** Percent of the cost that comes back. */
  readonly rtp: string;
  readonly hitRate: string;
  /** Standard deviation of one round's prize, in stakes. */
  readonly volatility: string;
  readonly topPrizeHundredths: number;
  readonly topPrizeOdds: string;
  /** Percents of the cost that come back through a jackpot: by its contributions, by its seeds, and all together. */
  readonly jackpot?: {
    readonly contribution: string;
    readonly seeds: string;
    readonly total: string;
  };
}

export interface CertificateFacts {
  /** Of the plain mode, rounded down; of the worst choice where it depends on choices. */
  readonly rtpHundredths: number;
  /** The same of the best choice. */
  readonly rtpMostHundredths: number;
  /** The largest prize of all rounds, where every one is listed; else null. */
  readonly mostHundredths: number | null;
  readonly method: string;
  readonly modes: readonly ModeFacts[];
  /** Of a mode that depends on choices: the widest standard deviation that one of them can have, in stakes. */
  readonly widest: ReadonlyMap<string, number>;
  /** Of a mode that depends on choices: the least and the most that one of them returns, as shares of the cost. */
  readonly returns: ReadonlyMap<string, { readonly least: number; readonly most: number }>;
}

/** The titles that this program can deal, every version that ever dealt a round included. */
export interface GamesPort {
  /** The version that deals now; null when the title is unknown. */
  current(code: string): GameDefinition | null;
  at(code: string, version: string): GameDefinition | null;
  vendorOf(code: string): string;
  nameOf(code: string): string;
  certificate(code: string, version: string): CertificateFacts;
  codes(): readonly string[];
  /** The maths of a hash, as every version ever had it; null where no title played it. */
  mathsOf(hash: string): MathsData | null;
}

/** The ledger and the facts of play, as the pools of jackpots need them. */
export interface PoolsPort {
  readonly ledger: Pick<Ledger, 'openAccounts' | 'postIn' | 'find' | 'balances'>;
  /** The account that the stakes of a vendor's games go to. */
  revenueOf(vendor: string, currency: Currency): Promise<bigint>;
  /**
   * The stakes of titles at a merchant since ever, less those that were given back, in minor units. A transfer counts
   * once, at most two seconds after it was posted.
   */
  turnoverOf(of: {
    readonly merchant: string;
    readonly currency: Currency;
    readonly vendor: string;
    readonly codes: readonly string[];
  }): Promise<bigint>;
  /** Every merchant, with the currency of its members. */
  merchants(): Promise<readonly { readonly id: string; readonly currency: string }[]>;
}
