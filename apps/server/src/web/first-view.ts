import { GameType } from '@arara/contract';
import { familyOf } from '@arara/lottery';
import type { Game, StartData } from '@arara/contract';
import { coverSizes, coverSources, posterSizes } from '@arara/ui/theme/cover-sizes.ts';
import { avifOf } from '@arara/ui/theme/avif.ts';
import type { CatalogueService } from '../modules/catalogue/index.ts';
import type { LotteryService } from '../modules/lottery/index.ts';
import type { StartPage } from './document.ts';

/** The view that an address shows first, where the document can bring it along. */
export type FirstView =
  | { readonly name: 'home' }
  | { readonly name: 'lobby'; readonly gameType: GameType }
  | { readonly name: 'game'; readonly nodeId: string }
  | { readonly name: 'lottery' | 'elott' }
  | { readonly name: 'bet'; readonly gameCode: string }
  | { readonly name: 'other' };

export const elsewhere: FirstView = { name: 'other' };

const home = /^\/(home|index(\.html)?)?$/;
const segment = /^\/(\w+)\/?$/;

/**
 * Reads an address as it was asked for, `/rng`, `/game?id=1001`, `/lottery?gameCode=ssc-5m`; filters and
 * trials are for the page.
 */
export function firstViewOf(address: string): FirstView {
  const [path = '/', search = ''] = address.split('?', 2);
  if (home.test(path)) return { name: 'home' };
  const name = segment.exec(path)?.[1]?.toUpperCase();
  if (name === 'ELOTT') return { name: 'elott' };
  if (name === 'LOTTERY') return lotteryView(search);
  const nodeId = /^id=(\d{1,18})$/.exec(search)?.[1];
  if (name === 'GAME' && nodeId !== undefined) return { name: 'game', nodeId };
  const gameType = GameType.safeParse(name);
  if (gameType.success && search === '') return { name: 'lobby', gameType: gameType.data };
  return elsewhere;
}

/** One lottery where the address names it, else all of them. */
function lotteryView(search: string): FirstView {
  const gameCode = new URLSearchParams(search).get('gameCode');
  return gameCode === null ? { name: 'lottery' } : { name: 'bet', gameCode };
}

/** Where what first views show is asked for. */
export interface ViewSources {
  readonly catalogue: Pick<CatalogueService, 'game' | 'firstPage'>;
  readonly lottery: Pick<LotteryService, 'onSale' | 'oneOnSale'>;
}

/** The data that the page would ask for first. */
export type Brought = Pick<StartData, 'lobby' | 'game' | 'lotteries' | 'lottery'>;
const nothing: Brought = { lobby: null, game: null, lotteries: null, lottery: null };

/** The visitor, and the modules that are on for them. */
interface Asking {
  readonly merchant: string;
  readonly language: string;
  readonly on: (module: string) => boolean;
}

/** An address of a game that is none shows nothing of its own: one document answers all of them. */
export async function whatIsThere(
  sources: ViewSources,
  view: FirstView,
  asking: Asking,
): Promise<FirstView> {
  if (view.name !== 'game' && view.name !== 'bet') return view;
  const { game, lottery } = await bring(sources, view, asking);
  return game === null && lottery === null ? elsewhere : view;
}

/** So many games of a list are on the first screen of a phone, or right below it. */
export const firstScreen = 9;

/**
 * Games for a document: the first of them with their blurred pictures, which are most of what a game weighs. The others
 * come into view when their covers are there; until then they show the colour of their card.
 */
export function light(games: readonly Game[], blurred: number): Game[] {
  return games.map((game, at) =>
    at < blurred ? game : { ...game, cover: { ...game.cover, placeholder: '' } },
  );
}

/** The data that the page would ask for first; nothing of a module that is off. */
export async function bring(
  { catalogue, lottery }: ViewSources,
  view: FirstView,
  { merchant, language, on }: Asking,
): Promise<Brought> {
  switch (view.name) {
    case 'game': {
      if (!on('GAMELO3')) return nothing;
      return { ...nothing, game: await catalogue.game(merchant, language, view.nodeId) };
    }
    case 'lobby': {
      if (!on('GAMELO3')) return nothing;
      const page = await catalogue.firstPage(merchant, language, view.gameType);
      const games = light(page.games, firstScreen);
      return { ...nothing, lobby: { gameType: view.gameType, page: { ...page, games } } };
    }
    case 'lottery':
    case 'elott':
      return on('LOTTERY3') ? { ...nothing, lotteries: await lottery.onSale(language) } : nothing;
    case 'bet': {
      if (!on('LOTTERY3')) return nothing;
      return {
        ...nothing,
        lottery: await lottery.oneOnSale({ merchant, language }, view.gameCode),
      };
    }
    default:
      return nothing;
  }
}

/** Namespaces that this view says more than the first page does. */
export function sentencesOf({ name }: FirstView): readonly string[] {
  if (name === 'lobby') return ['lobby'];
  if (name === 'lottery' || name === 'elott') return ['lottery-bet', 'draws'];
  if (name === 'bet') return ['lottery', 'lottery-bet', 'lottery-plays', 'draws'];
  return name === 'game' ? ['play'] : [];
}

/** The parts of the page besides the program, by the names that the build gives it. */
export const partsOf = ({ name }: FirstView, { lottery }: StartData): readonly string[] =>
  lottery === null ? [name] : [name, `rules:${familyOf(lottery.model)}`];

/** Where the wide pictures begin (as `home.module.css` has it). */
const desk = '(min-width: 1024px)';
const phone = '(max-width: 1023.98px)';

/** The pictures of the first paint, in the format that browsers of today choose. */
export function preloadsOf({ name }: FirstView, data: StartData): StartPage['preloads'] {
  const [banner] = data.banners;
  if (name === 'home' && banner !== undefined) {
    return [
      { media: phone, ...picturesOf(banner.narrow) },
      { media: desk, ...picturesOf(banner.wide) },
    ];
  }
  if (data.game !== null) return [coverOf(data.game, posterSizes)];
  // The first cover alone: beside others it would come later. They follow when it was seen.
  const games = data.lobby?.page.games ?? [];
  return games.slice(0, 1).map((game) => coverOf(game, coverSizes));
}

function coverOf({ cover }: Game, sizes: string): StartPage['preloads'][number] {
  return { media: 'all', ...picturesOf({ sources: coverSources(cover), sizes }) };
}

/** An AVIF where each picture has one, else the pictures themselves, as the page will choose. */
function picturesOf({
  sources,
  sizes,
}: Pick<StartData['banners'][number]['narrow'], 'sources' | 'sizes'>) {
  const avifs = sources.flatMap(({ url, width }) => {
    const avif = avifOf(url);
    return avif === undefined ? [] : [{ url: avif, width }];
  });
  const all = avifs.length === sources.length;
  const chosen = all ? avifs : sources;
  const srcset = chosen.map(({ url, width }) => `${url} ${width}w`).join(', ');
  const type = all ? ('image/avif' as const) : null;
  return { type, href: chosen[0]?.url ?? '', srcset, sizes };
}
