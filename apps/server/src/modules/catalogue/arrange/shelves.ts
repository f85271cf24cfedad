import { isLottery, previewCards, railNames } from '@arara/contract';
import type {
  Arranged,
  GameListName,
  GameType,
  ListValue,
  ShelfPart,
  ShelfPreview,
  ShelfValue,
} from '@arara/contract';
import { inNearest } from '@arara/i18n';
import { AppError } from '../../../platform/errors.ts';
import type { StaffActor } from '../../../platform/permissions.ts';
import { recordChange } from '../../../platform/change.repository.ts';
import { buildCatalogue, emptyCatalogue } from '../catalogue.build.ts';
import type { CatalogueDeps } from '../catalogue.deps.ts';
import type { Lists, Shelf } from '../catalogue.lists.ts';
import type { CatalogueGame, MerchantCatalogue } from '../catalogue.model.ts';
import { nameOf, presentGame } from '../catalogue.present.ts';
import { bumpVersion } from '../catalogue.repository.ts';
import { insertVersion, versionOf, versionsOf } from './arrangement.repository.ts';
import { readPart, usualHome, usualOf, valueFor, withValue } from './arrange.policy.ts';
import type { Part } from './arrange.policy.ts';

const versionsShown = 20;

/** The sentences of the site that name its rails. */
const railSentences = {
  played: ['home', 'continue'],
  hot: ['home', 'hot'],
  new: ['home', 'fresh'],
  brands: ['home', 'brands'],
} as const;

interface Reader {
  readonly merchant: string;
  readonly language: string;
}

export interface ArrangeWish extends Reader {
  readonly part: string;
  /** The version that the person saw. */
  readonly seen: number;
  readonly staff: StaffActor;
  readonly reason: string;
}

/** How a brand shows its games: the rails of its first page, the first games of its lists, the marks of its titles. */
export function createShelves(deps: CatalogueDeps, lists: Lists) {
  const { database } = deps;

  const catalogueOf = async (merchant: string): Promise<MerchantCatalogue> =>
    (await deps.catalogues.current()).get(merchant) ?? emptyCatalogue;

  /** A part as it is, with its versions. Throws `game.not.found` for a title of another brand. */
  async function show({ merchant, language }: Reader, name: string): Promise<ShelfPart> {
    const catalogue = await catalogueOf(merchant);
    const part = partOf(catalogue, name);
    const versions = await versionsOf(database.read, merchant, name, versionsShown);
    const usual = usualOf(part);
    const [latest] = versions;
    const { languages } = await deps.site.profile(merchant);
    return {
      part: name,
      version: latest?.version ?? 0,
      value: valueFor(part, latest?.value) ?? usual,
      usual,
      versions: versions.flatMap(({ version, at, actor, reason, value }) => {
        const read = valueFor(part, value);
        if (read === null) return [];
        return [{ version, at: at.toISOString(), by: actor, reason, value: read }];
      }),
      usualNames: part.kind === 'home' ? namesIn(deps, languages) : {},
      languages: [...languages],
      kinds:
        part.kind === 'game'
          ? kindsOf(catalogue).map((kind) => ({ kind, name: kindName(deps, kind, language) }))
          : [],
    };
  }

  /** The cards as they would stand with a change. */
  async function preview(reader: Reader, arranged: Arranged): Promise<ShelfPreview> {
    const catalogue = await catalogueOf(reader.merchant);
    const part = partOf(catalogue, arranged.part);
    const value = checked(catalogue, part, arranged.value);
    const { home, pins, game } = withValue(catalogue, part, value);
    const games = [...catalogue.byNode.values()].map((one) =>
      one.nodeId === game?.nodeId ? game : one,
    );
    const next = buildCatalogue(catalogue.version, catalogue.vendors, games, { home, pins });
    const shelf = await lists.shelfOf(next, reader.merchant, reader.language);
    return { rows: rowsOf(part, shelf, next, game, reader.language) };
  }

  /** Keeps a value as the next version. Throws `shelf.changed` where somebody was faster. */
  async function write(
    wish: ArrangeWish,
    valueIn: (before: ShelfValue) => Promise<unknown>,
  ): Promise<ShelfPart> {
    const { merchant, part: name, seen, staff, reason } = wish;
    const catalogue = await catalogueOf(merchant);
    const part = partOf(catalogue, name);
    await database.transaction(async (tx) => {
      await bumpVersion(tx, merchant);
      const [latest] = await versionsOf(tx, merchant, name, 1);
      if ((latest?.version ?? 0) !== seen) throw new AppError('shelf.changed');
      const before = valueFor(part, latest?.value) ?? usualOf(part);
      const after = checked(catalogue, part, await valueIn(before));
      const at = deps.clock.now();
      const actor = staff.email;
      await insertVersion(tx, merchant, name, {
        version: seen + 1,
        value: after,
        at,
        actor,
        reason,
      });
      const history = { schema: 'catalogue', record: deps.record } as const;
      const subject = `shelf ${name}`;
      const signed = { staff, reason };
      await recordChange(tx, history, { merchant, at, actor, subject, before, after, signed });
      await deps.events.emit(tx, {
        topic: 'site',
        audience: `merchant:${merchant}`,
        payload: { changed: 'catalogue' },
      });
    });
    await deps.catalogues.refresh();
    return show(wish, name);
  }

  return {
    show,
    preview,
    arrange: (wish: ArrangeWish, value: ShelfValue) => write(wish, async () => value),
    /** Brings an earlier version back as a new one; 0 is the house's own. */
    undo: (wish: ArrangeWish, version: number) =>
      write(wish, async () => {
        const part = readPart(wish.part);
        if (version === 0 && part !== null) return usualOf(part);
        const earlier = await versionOf(database.read, wish.merchant, wish.part, version);
        if (earlier === null) throw new AppError('shelf.version.unknown');
        return earlier.value;
      }),
  };
}

export type Shelves = ReturnType<typeof createShelves>;

function partOf(catalogue: MerchantCatalogue, name: string): Part {
  const part = readPart(name);
  if (part === null) throw new AppError('request.invalid', { field: 'part' });
  if (part.kind === 'game' && !catalogue.byNode.has(part.nodeId))
    throw new AppError('game.not.found');
  return part;
}

const kindsOf = ({ byNode }: MerchantCatalogue): string[] =>
  [...new Set([...byNode.values()].flatMap(({ ownKinds }) => ownKinds))].sort();

/** The name that the lobby has for a kind; one without a name is its own. */
function kindName({ texts }: Pick<CatalogueDeps, 'texts'>, kind: string, language: string): string {
  const key = `kind.${kind}`;
  const said = texts.text(language, 'lobby', key);
  return said === key ? kind : said;
}

/** A value that fits its part, with games and kinds that the brand has. */
function checked(catalogue: MerchantCatalogue, part: Part, value: unknown): ShelfValue {
  const read = valueFor(part, value);
  if (read === null) throw new AppError('request.invalid', { field: 'value' });
  if ('pins' in read && part.kind === 'list') checkPins(catalogue, part.list, read);
  if ('kinds' in read) {
    const known = new Set(kindsOf(catalogue));
    if (read.kinds?.some((kind) => !known.has(kind)) === true)
      throw new AppError('shelf.kind.unknown', { field: 'kinds' });
  }
  return read;
}

/** Only a game of the list can stand first in it. */
function checkPins({ byNode }: MerchantCatalogue, list: GameListName, { pins }: ListValue): void {
  const belongs = ({ gameType, vendor }: CatalogueGame): boolean =>
    list === 'hot' || list === 'new' ? !vendor.sandbox && !isLottery(gameType) : gameType === list;
  for (const nodeId of pins) {
    const game = byNode.get(nodeId);
    if (game === undefined || !belongs(game))
      throw new AppError('shelf.game.unknown', { field: 'pins' });
  }
}

/** The names of the rails that the site has of its own; a category has the one of its tile. */
function namesIn(
  { texts }: Pick<CatalogueDeps, 'texts'>,
  languages: readonly string[],
): ShelfPart['usualNames'] {
  return Object.fromEntries(
    railNames.map((rail) => {
      const [namespace, key] =
        rail in railSentences
          ? railSentences[rail as keyof typeof railSentences]
          : (['home', `tile.${rail}`] as const);
      const said = languages.map((tag) => [tag, texts.text(tag, namespace, key)] as const);
      return [rail, Object.fromEntries(said)];
    }),
  );
}

type Row = ShelfPreview['rows'][number];

/** The rows that a change shows itself in: the first page whole, one list, or the lists that a title stands in. */
function rowsOf(
  part: Part,
  shelf: Shelf,
  catalogue: MerchantCatalogue,
  game: CatalogueGame | null,
  language: string,
): Row[] {
  const row = (
    list: string,
    games: readonly CatalogueGame[],
    most: number,
    name: string | null,
  ) => ({
    row: list,
    name,
    games: games
      .slice(0, Math.min(most, previewCards))
      .map((one) => presentGame(one, shelf.context)),
    count: games.length,
    hidden: hiddenOf(catalogue, list, games, language),
  });
  const gamesOf = (list: string): readonly CatalogueGame[] => {
    if (list === 'hot') return shelf.railGames('hot');
    if (list === 'new') return freshOf(shelf);
    return list === 'played' || list === 'brands' ? [] : shelf.ofType(list as GameType);
  };
  if (part.kind === 'list') return [row(part.list, gamesOf(part.list), previewCards, null)];
  if (part.kind === 'game')
    return game === null ? [] : [row('game', [game], 1, nameOf(game, language))];
  return (catalogue.home ?? usualHome).rails.map(({ rail, most, names }) =>
    row(rail, gamesOf(rail), most, inNearest(names, language) ?? null),
  );
}

/** The rail of what is new has the games that wear its mark. */
const freshOf = (shelf: Shelf): readonly CatalogueGame[] =>
  shelf.railGames('new').filter((game) => presentGame(game, shelf.context).isNew);

function hiddenOf(
  { pins, byNode }: MerchantCatalogue,
  list: string,
  games: readonly CatalogueGame[],
  language: string,
): Row['hidden'] {
  const shown = new Set(games.map(({ nodeId }) => nodeId));
  return (pins.get(list as GameListName) ?? [])
    .filter((nodeId) => !shown.has(nodeId))
    .flatMap((nodeId) => {
      const game = byNode.get(nodeId);
      return game === undefined ? [] : [{ nodeId, name: nameOf(game, language) }];
    });
}
