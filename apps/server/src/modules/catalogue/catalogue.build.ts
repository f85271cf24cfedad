import { walletKey } from './catalogue.model.ts';
import type { CatalogueGame, CatalogueVendor, MerchantCatalogue } from './catalogue.model.ts';

/** The parts of a catalogue that staff arrange. */
export type Arrangement = Pick<MerchantCatalogue, 'home' | 'pins'>;

const unarranged: Arrangement = { home: null, pins: new Map() };

/** Indexes and orders a merchant's games once, so that a list is a filter and a slice. */
export function buildCatalogue(
  version: string,
  vendors: readonly CatalogueVendor[],
  games: readonly CatalogueGame[],
  arrangement: Arrangement = unarranged,
): MerchantCatalogue {
  const playable = games.filter((game) => game.playable);
  const names = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });
  const byNode = (a: CatalogueGame, b: CatalogueGame) =>
    Number(BigInt(a.nodeId) - BigInt(b.nodeId));
  const inOrder = (compare: (a: CatalogueGame, b: CatalogueGame) => number) =>
    playable.toSorted((a, b) => compare(a, b) || byNode(a, b));
  return {
    version,
    vendors,
    home: arrangement.home,
    pins: arrangement.pins,
    byNode: new Map(games.map((game) => [game.nodeId, game])),
    byWalletCode: new Map(
      games.map((game) => [walletKey(game.vendor.walletVendor, game.code), game]),
    ),
    sorted: {
      hot: inOrder((a, b) => a.hotRank - b.hotRank),
      name: inOrder((a, b) => names.compare(anyName(a), anyName(b))),
      new: inOrder((a, b) => b.addedAt.getTime() - a.addedAt.getTime()),
    },
  };
}

function anyName(game: CatalogueGame): string {
  return Object.values(game.names)[0] ?? game.code;
}

/** A merchant without games. */
export const emptyCatalogue = buildCatalogue('', [], []);
