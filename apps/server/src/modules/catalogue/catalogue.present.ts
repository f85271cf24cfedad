import type { Game, GameType, VendorCategory } from '@arara/contract';
import { gameTypes } from '@arara/contract';
import { inNearest } from '@arara/i18n';
import { formatDecimal, money } from '@arara/money';
import type { Currency } from '@arara/money';
import type { z } from 'zod';
import type { Picture } from '../site/index.ts';
import type { CatalogueGame, CatalogueVendor } from './catalogue.model.ts';
import { newGameDays } from './catalogue.settings.ts';

const dayMs = 86_400_000;

/** The context that a card needs beside the game: for whom and when it is drawn. */
export interface CardContext {
  readonly language: string;
  readonly currency: Currency;
  readonly now: Date;
  readonly cover: (key: string) => Picture;
}

/** The name in a language or the nearest to it, else in the language it was entered first. */
export function nameOf(game: CatalogueGame, language: string): string {
  return inNearest(game.names, language) ?? Object.values(game.names)[0] ?? game.code;
}

/** True if a game wears the mark of what is new at an instant: by its age, unless staff say otherwise. */
export function isNewAt({ freshMark, addedAt }: CatalogueGame, now: Date): boolean {
  if (freshMark !== 'auto') return freshMark === 'always';
  return now.getTime() - addedAt.getTime() < newGameDays * dayMs;
}

/** A card of the lobby. */
export function presentGame(game: CatalogueGame, context: CardContext): Game {
  const { vendor, minBet } = game;
  return {
    nodeId: game.nodeId,
    vassalage: vendor.code,
    vendorName: vendor.name,
    gameType: game.gameType,
    gameCode: game.code,
    code: game.code,
    defaultPlayType: game.defaultPlayType,
    accountTypeName: vendor.name,
    isGame: game.isGame,
    name: nameOf(game, context.language),
    category: game.gameType,
    classify: [...game.classify],
    isHot: game.isHot && !vendor.sandbox ? 1 : 0,
    isDemo: vendor.sandbox,
    isNew: isNewAt(game, context.now),
    hasTrial: game.hasTrial,
    minBet: minBet === null ? null : formatDecimal(money(minBet, context.currency)),
    lineNum: game.lineNum,
    rtpHundredths: game.rtpHundredths,
    cover: context.cover(game.cover),
  };
}

function presentVendor(
  vendor: CatalogueVendor,
  games: readonly CatalogueGame[],
  cover: (key: string) => Picture,
): VendorCardValue {
  return {
    vassalage: vendor.code,
    name: vendor.name,
    isHot: games.some((game) => game.isHot) && !vendor.sandbox ? 1 : 0,
    isDemo: vendor.sandbox,
    games: games.length,
    icon: cover(vendor.icon).small,
  };
}

type VendorCardValue = z.output<typeof VendorCategory>['cards'][number];

/** Vendors that have something to play among some games, in the operator's order. */
export function presentVendors(
  vendors: readonly CatalogueVendor[],
  games: readonly CatalogueGame[],
  cover: (key: string) => Picture,
): VendorCardValue[] {
  const played = games.filter(({ isGame }) => isGame === 'GAME');
  const byVendor = Map.groupBy(played, (game) => game.vendor.code);
  return vendors.flatMap((vendor) => {
    const own = byVendor.get(vendor.code);
    return own === undefined ? [] : [presentVendor(vendor, own, cover)];
  });
}

/** How many of the games are of each kind, the largest kind first. */
function countKinds(games: readonly CatalogueGame[]): { kind: string; games: number }[] {
  const byKind = Map.groupBy(
    games.flatMap((game) => [...new Set(game.classify)]),
    (kind) => kind,
  );
  return [...byKind]
    .map(([kind, all]) => ({ kind, games: all.length }))
    .toSorted((a, b) => b.games - a.games || (a.kind < b.kind ? -1 : 1));
}

/** Categories that have something to play, in the order of the lobby. */
export function presentCategories(
  vendors: readonly CatalogueVendor[],
  games: readonly CatalogueGame[],
  cover: (key: string) => Picture,
): z.output<typeof VendorCategory>[] {
  const byType = Map.groupBy(games, (game): GameType => game.gameType);
  return gameTypes.flatMap((title) => {
    const own = byType.get(title);
    if (own === undefined) return [];
    const cards = presentVendors(vendors, own, cover);
    const kinds = countKinds(own);
    return [
      {
        title,
        gameClassify: kinds.map(({ kind }) => kind).sort(),
        kinds,
        gameCategory: title.toLowerCase(),
        games: own.filter(({ isGame }) => isGame === 'GAME').length,
        cards,
        vendors: cards.map((card) => card.vassalage),
      },
    ];
  });
}
