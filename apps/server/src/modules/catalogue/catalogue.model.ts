import type { GameListName, GameType, HomeValue, Mark } from '@arara/contract';
import type { ByLanguage } from '../site/index.ts';

export interface CatalogueVendor {
  readonly merchant: string;
  /** `vassalage` on the wire. */
  readonly code: string;
  readonly name: string;
  /** `lottery`: its games are pages of the site, where tickets are sold. */
  readonly kind: 'studio' | 'third-party' | 'lottery';
  readonly walletVendor: string;
  readonly launchUrl: string;
  /** Key of a cover. */
  readonly icon: string;
  readonly position: number;
  readonly enabled: boolean;
  /** Exists only where the sandbox runs. */
  readonly sandbox: boolean;
  readonly joinedAt: Date;
}

export type GameState = 'on' | 'off';

export interface CatalogueGame {
  readonly nodeId: string;
  readonly vendor: CatalogueVendor;
  readonly code: string;
  readonly gameType: GameType;
  readonly names: ByLanguage<string>;
  readonly classify: readonly string[];
  /** The kinds of its data, whatever staff chose. */
  readonly ownKinds: readonly string[];
  readonly defaultPlayType: string | null;
  /** VASSALAGE: no game, but a card that opens the list of its vendor's games. */
  readonly isGame: 'GAME' | 'VASSALAGE';
  readonly lineNum: number | null;
  /** Bounds of one stake, in minor units of the merchant's currency. */
  readonly minBet: bigint | null;
  readonly maxBet: bigint | null;
  readonly rtpHundredths: number | null;
  readonly hasTrial: boolean;
  /** Key of the cover. */
  readonly cover: string;
  /** The operator's switch. */
  readonly isOn: boolean;
  /** The operator's order. */
  readonly position: number;
  /** On, at a vendor that is on and that exists here, and not in maintenance. */
  readonly playable: boolean;
  /** Nobody can open it now, because staff mend it. */
  readonly inMaintenance: boolean;
  readonly addedAt: Date;
  /** From 1, the most played first. */
  readonly hotRank: number;
  readonly isHot: boolean;
  /** The mark of what is hot as play gives it, whatever staff say. */
  readonly hotByPlay: boolean;
  /** The mark of what is new, by its age or as staff say. */
  readonly freshMark: Mark;
  /** Names, vendor and kinds, folded by the database; every word has a space before it. */
  readonly search: string;
}

export type Order = 'hot' | 'name' | 'new';

/** A merchant's catalogue as this process knows it. */
export interface MerchantCatalogue {
  /** Moves with every change of the merchant's catalogue and of what lotteries are sold. */
  readonly version: string;
  readonly vendors: readonly CatalogueVendor[];
  readonly byNode: ReadonlyMap<string, CatalogueGame>;
  /** By the wallet's names: `<vendor> <game code>`. */
  readonly byWalletCode: ReadonlyMap<string, CatalogueGame>;
  /** The rails of the first page as staff arranged them; null: the house's own. */
  readonly home: HomeValue | null;
  /** The node ids of the games that stand first, by list. */
  readonly pins: ReadonlyMap<GameListName, readonly string[]>;
  /** Playable games in the three orders of the lobby. */
  readonly sorted: Readonly<Record<Order, readonly CatalogueGame[]>>;
}

export type Catalogues = ReadonlyMap<string, MerchantCatalogue>;

export function walletKey(vendor: string, gameCode: string): string {
  return `${vendor} ${gameCode}`;
}

export interface GameSeed {
  /** A number that stays the same for ever; where there is none, the next one from 100000. */
  readonly nodeId: number | null;
  readonly vendorCode: string;
  readonly code: string;
  readonly gameType: GameType;
  readonly names: Readonly<Record<string, string>>;
  readonly classify: readonly string[];
  /** The words by which it is found beside its names, vendor and kinds. */
  readonly words?: readonly string[];
  /** A game, if nothing else is said; or a card that opens the list of its vendor's games. */
  readonly isGame?: 'GAME' | 'VASSALAGE';
  readonly lineNum: number | null;
  /** Minor units. */
  readonly minBet: bigint | null;
  readonly maxBet: bigint | null;
  readonly rtpHundredths: number | null;
  readonly hasTrial: boolean;
  readonly cover: string;
  readonly addedAt: Date;
}

/** Vendors and games of a merchant, in the operator's order. */
export interface CatalogueSeed {
  readonly merchant: string;
  readonly vendors: readonly Omit<CatalogueVendor, 'merchant' | 'position' | 'enabled'>[];
  readonly games: readonly GameSeed[];
}
