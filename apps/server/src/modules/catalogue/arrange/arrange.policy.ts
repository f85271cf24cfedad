import { GameValue, HomeValue, ListValue, gameLists } from '@arara/contract';
import type { GameListName, ShelfValue } from '@arara/contract';
import type { CatalogueGame, MerchantCatalogue } from '../catalogue.model.ts';

/** The parts of a merchant that staff arranged, with their values in force. */
export type PartValues = ReadonlyMap<string, unknown>;

/** The first page where nobody has arranged it. */
export const usualHome: HomeValue = {
  rails: [
    { rail: 'played', most: 8, names: {} },
    { rail: 'hot', most: 12, names: {} },
    { rail: 'new', most: 7, names: {} },
    { rail: 'brands', most: 3, names: {} },
  ],
};
const usualList: ListValue = { pins: [] };
const usualGame: GameValue = { hot: 'auto', fresh: 'auto', kinds: null };

/** A part by its name. */
export type Part =
  | { readonly kind: 'home' }
  | { readonly kind: 'list'; readonly list: GameListName }
  | { readonly kind: 'game'; readonly nodeId: string };

/** Reads the name of a part; null where there is no such list. */
export function readPart(part: string): Part | null {
  const [kind, name = ''] = part.split(':');
  if (kind === 'home') return { kind };
  if (kind === 'game') return { kind, nodeId: name };
  const list = gameLists.find((one) => one === name);
  return kind === 'list' && list !== undefined ? { kind, list } : null;
}

const schemas = { home: HomeValue, list: ListValue, game: GameValue } as const;

/** A value as the part wants it; null where it is of another part. */
export function valueFor({ kind }: Part, value: unknown): ShelfValue | null {
  const read = schemas[kind].safeParse(value);
  return read.success ? read.data : null;
}

/** The house's own value of a part. */
export const usualOf = ({ kind }: Part): ShelfValue =>
  ({ home: usualHome, list: usualList, game: usualGame })[kind];

/** The marks and kinds that staff chose for a title, or the house's own. */
export function gameValueOf(values: PartValues, row: { readonly node_id: bigint }): GameValue {
  const read = GameValue.safeParse(values.get(`game:${row.node_id}`));
  return read.success ? read.data : usualGame;
}

/** The first page and the first games of each list. */
export function arrangementOf(values: PartValues): Pick<MerchantCatalogue, 'home' | 'pins'> {
  const home = HomeValue.safeParse(values.get('home'));
  const pins = gameLists.flatMap((list) => {
    const read = ListValue.safeParse(values.get(`list:${list}`));
    return read.success ? [[list, read.data.pins] as const] : [];
  });
  return { home: home.success ? home.data : null, pins: new Map(pins) };
}

/** Some games with those first that staff put first, in their order; one that is not there is passed over. */
export function pinned(
  games: readonly CatalogueGame[],
  pins: readonly string[],
): readonly CatalogueGame[] {
  if (pins.length === 0) return games;
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  const first = pins.flatMap((nodeId) => byNode.get(nodeId) ?? []);
  const chosen = new Set(first);
  return [...first, ...games.filter((game) => !chosen.has(game))];
}

/** A catalogue as it would be with another value of a part. */
export function withValue(
  catalogue: MerchantCatalogue,
  part: Part,
  value: ShelfValue,
): Pick<MerchantCatalogue, 'home' | 'pins'> & { readonly game: CatalogueGame | null } {
  const { home, pins, byNode } = catalogue;
  if (part.kind === 'home') return { home: HomeValue.parse(value), pins, game: null };
  if (part.kind === 'list') {
    const next = new Map(pins).set(part.list, ListValue.parse(value).pins);
    return { home, pins: next, game: null };
  }
  const { hot, fresh, kinds } = GameValue.parse(value);
  const game = byNode.get(part.nodeId) ?? null;
  if (game === null) return { home, pins, game };
  const isHot = hot === 'auto' ? game.hotByPlay : hot === 'always';
  return {
    home,
    pins,
    game: { ...game, isHot, freshMark: fresh, classify: kinds ?? game.ownKinds },
  };
}
