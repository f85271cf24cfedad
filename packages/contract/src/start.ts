import type { z } from 'zod';
import type { Game, GamePage, GameType, VendorCategory } from './catalogue.ts';
import type { ListedLottery, LotteryGame } from './lottery.ts';
import type { winnerBoardCall } from './winners.ts';
import type { RailName } from './shelf-bounds.ts';
import type { Banner, Resource, ServiceEntry, Settings, SiteStatus } from './system.ts';

/**
 * The data that the server writes into the document, so that the first paint waits for no call. The same
 * shapes as the calls answer; the page reads them as the calls' first answers.
 */
export interface StartData {
  readonly merchant: string;
  readonly language: string;
  readonly version: string;
  readonly status: SiteStatus;
  readonly settings: z.output<typeof Settings>;
  /** Where the brand's own pictures lie, and their versions; null: those that the site was built with. */
  readonly art: {
    readonly folder: string;
    readonly versions: Readonly<Record<string, string>>;
  } | null;
  /** Ids of the modules that are on. */
  readonly modules: readonly string[];
  /** Patterns of pages that are not there, because what they live by is off (`/account/bets/:id`). */
  readonly closedPages: readonly string[];
  readonly resources: readonly z.output<typeof Resource>[];
  readonly customerService: readonly z.output<typeof ServiceEntry>[];
  readonly banners: readonly z.output<typeof Banner>[];
  readonly categories: readonly z.output<typeof VendorCategory>[];
  /** The rails of the first page in their order; `name`: as staff call it, null: the site's own sentence. */
  readonly rails: readonly {
    readonly rail: RailName;
    readonly most: number;
    readonly name: string | null;
  }[];
  /** The order of what is hot is the one of play, and its places may be shown. */
  readonly ranked: boolean;
  readonly hot: readonly Game[];
  readonly fresh: readonly Game[];
  /** The first page of the category whose address this is, as nobody has filtered it yet. */
  readonly lobby: { readonly gameType: GameType; readonly page: z.output<typeof GamePage> } | null;
  /** The game whose address this is. */
  readonly game: Game | null;
  /** The lotteries on sale, on a page that lists them. */
  readonly lotteries: readonly ListedLottery[] | null;
  /** The lottery whose address this is. */
  readonly lottery: LotteryGame | null;
  /** Sentences of the first page in its language, by namespace. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * The sentences that the merchant words differently, by language, namespace and key: also those that come later.
   */
  readonly worded: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >;
  readonly winners: z.output<(typeof winnerBoardCall)['value']>;
}
