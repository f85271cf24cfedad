import type { Currency } from '@arara/money';
import type { Clock } from '../../../platform/clock.ts';
import type { CatalogueGame, GameState } from '../catalogue.model.ts';
import type { Shelves } from '../arrange/shelves.ts';
import type { CatalogueVendor } from '../catalogue.model.ts';
import type { SwitchWish } from '../commands/switch-game.ts';
import type { Maintenances } from '../maintenance/maintenances.ts';

/** The play of a title in a span of days; amounts in minor units. */
export interface Played {
  readonly vendor: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly rounds: number;
  readonly stakes: bigint;
  readonly prizes: bigint;
  readonly stakesReturned: bigint;
  readonly prizesReturned: bigint;
}

/** The real return of a way of buying beside its certificate; percents of the cost. */
export interface Return {
  readonly mode: string;
  readonly rounds: number;
  readonly certified: string;
  readonly live: string | null;
  readonly low: string | null;
  readonly high: string | null;
  readonly verdict: 'within' | 'outside' | 'few' | null;
}

export type LiveReturn = Return & { readonly code: string; readonly version: string };

interface VersionReturns {
  readonly version: string;
  readonly isCurrent: boolean;
  readonly method: string;
  readonly mathsHash: string;
  readonly modes: readonly (Return & {
    readonly costHundredths: number;
    readonly deviation: string;
  })[];
}

/** A title by the names of the wallet. */
export interface WalletTitle {
  readonly merchant: string;
  readonly currency: string;
  readonly vendor: string;
  readonly gameCode: string;
}

/** The questions of the desk to those who know; what it shows is theirs. */
export interface GamesDeskDeps {
  readonly clock: Clock;
  readonly catalogue: {
    titles(merchant: string): Promise<CatalogueGame[]>;
    vendors(merchant: string): Promise<readonly CatalogueVendor[]>;
    readonly shelves: Shelves;
    readonly maintenances: Maintenances;
    switchGame(wish: SwitchWish): Promise<GameState | null>;
  };
  readonly site: {
    profile(merchant: string): Promise<{ readonly currency: Currency; readonly timeZone: string }>;
  };
  readonly returns: {
    liveReturns(): Promise<readonly LiveReturn[]>;
    versionReturns(code: string): Promise<readonly VersionReturns[]>;
  };
  /** The totals of each game of a merchant in a span of days, both ends included. */
  readonly played: (
    merchant: string,
    days: { readonly firstDay: string; readonly lastDay: string },
  ) => Promise<readonly Played[]>;
  readonly rounds: {
    openRounds(
      merchant: string,
      currency: string,
    ): Promise<readonly { vendor: string; gameCode: string; count: number }[]>;
    openPlay(
      merchant: string,
      currency: string,
      titles: readonly { readonly vendor: string; readonly gameCode: string }[],
    ): Promise<{
      readonly rounds: number;
      readonly players: number;
      readonly oldest: Date | null;
    }>;
    openByAge(
      title: WalletTitle,
      now: Date,
    ): Promise<{
      readonly minutes: number;
      readonly hour: number;
      readonly day: number;
      readonly older: number;
      readonly oldest: Date | null;
    }>;
    largestPrizes(
      title: WalletTitle,
      limit: number,
    ): Promise<
      readonly {
        readonly round: string;
        readonly amount: bigint;
        readonly multiple: bigint;
        readonly at: Date;
      }[]
    >;
  };
}
