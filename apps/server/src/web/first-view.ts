import { GameType } from '@arara/contract';
import type { Game, StartData } from '@arara/contract';
import { coverSizes, coverSources, posterSizes } from '@arara/ui/theme/cover-sizes.ts';
import { avifOf } from '@arara/ui/theme/avif.ts';
import type { CatalogueService } from '../modules/catalogue/index.ts';
import type { StartPage } from './document.ts';

/** What an address shows first, where the document can bring it along. */
export type FirstView =
  | { readonly name: 'home' }
  | { readonly name: 'lobby'; readonly gameType: GameType }
  | { readonly name: 'game'; readonly nodeId: string }
  | { readonly name: 'lottery' }
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
  if (name === 'LOTTERY') return { name: 'lottery' };
  const nodeId = /^id=(\d{1,18})$/.exec(search)?.[1];
  if (name === 'GAME' && nodeId !== undefined) return { name: 'game', nodeId };
  const gameType = GameType.safeParse(name);
  if (gameType.success && search === '') return { name: 'lobby', gameType: gameType.data };
  return elsewhere;
}

/** An address of a game that is none shows nothing of its own: one document answers all of them. */
export async function whatIsThere(
  catalogue: CatalogueService,
  view: FirstView,
  merchant: string,
  language: string,
): Promise<FirstView> {
  if (view.name !== 'game') return view;
  return (await catalogue.game(merchant, language, view.nodeId)) === null ? elsewhere : view;
}

/** What the page would ask for first. */
export async function bring(
  catalogue: CatalogueService,
  view: FirstView,
  merchant: string,
  language: string,
): Promise<Pick<StartData, 'lobby' | 'game'>> {
  if (view.name === 'game') {
    return { lobby: null, game: await catalogue.game(merchant, language, view.nodeId) };
  }
  if (view.name !== 'lobby') return { lobby: null, game: null };
  const { gameType } = view;
  return {
    lobby: { gameType, page: await catalogue.firstPage(merchant, language, gameType) },
    game: null,
  };
}

/** Namespaces that this view says more than the first page does. */
export function sentencesOf({ name }: FirstView): readonly string[] {
  if (name === 'lobby') return ['lobby'];
  if (name === 'lottery') return ['lottery', 'lottery-bet', 'lottery-plays', 'draws'];
  return name === 'game' ? ['play'] : [];
}

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
