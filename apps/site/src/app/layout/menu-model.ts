import type { Game, StartData } from '@arara/contract';
import { doorOf, lotteryEntryOf } from '../../features/catalogue/game-door.ts';

type Category = StartData['categories'][number];

export interface MenuLink {
  readonly key: string;
  readonly href: string;
  /** Key of its text in the namespace `ui`, or the text itself (a vendor's name). */
  readonly text: string;
  readonly count?: number;
  /** A small picture: the mark of a studio. */
  readonly picture?: string;
  readonly children?: readonly MenuLink[];
  /** The kind of the children: studios of a category, or games that a press opens. */
  readonly childrenAre?: 'vendors' | 'games';
}

export interface MenuPart {
  readonly places: readonly MenuLink[];
  readonly offers: readonly MenuLink[];
}

interface Sources {
  /** Most played first: the first few stand below their entry. */
  readonly hot?: readonly Game[];
  readonly categories: readonly Category[];
  readonly categoryPath: (type: string) => string;
  readonly moduleOn: (id: string) => boolean;
  readonly hasPage: (href: string) => boolean;
}

/** In-House stands after slots. (Written here: the contract's own list would bring its schemas.) */
const order: readonly Category['title'][] = [
  'RNG',
  'INHOUSE',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
];
/** Lotteries stand behind the games, each vendor of them with an entry of its own. */
const lotteries: ReadonlySet<Category['title']> = new Set(['LOTT', 'ELOTT']);

/** Entries of the side menu: only what has something behind it. */
export function menuOf(sources: Sources): MenuPart {
  const { hot = [], categories, categoryPath, moduleOn, hasPage } = sources;
  const played = categories
    .filter(({ title, cards }) => cards.length > 0 && !lotteries.has(title))
    .toSorted((a, b) => order.indexOf(a.title) - order.indexOf(b.title));
  const places = [
    { key: 'home', href: '/', text: 'menu.home' },
    hotLink(hot),
    ...played.map((category) => categoryLink(category, categoryPath(category.title))),
    ...lotteryLinks(categories),
  ];
  const promotions = { key: 'promotions', href: '/promotions', text: 'menu.promotions' };
  const affiliates = { key: 'affiliates', href: '/afiliados', text: 'menu.affiliates' };
  const winners = { key: 'winners', href: '/winners', text: 'menu.winners' };
  const offers = moduleOn('AFFMAN3') ? [promotions, affiliates, winners] : [promotions, winners];
  const works = ({ href }: MenuLink): boolean => hasPage(href);
  return { places: places.filter(works), offers: offers.filter(works) };
}

/** A press launches the game of the vendor: TCG_SEA its special entry, TCG_LOTTO_VN the page of Vietnam. */
function lotteryLinks(categories: readonly Category[]): readonly MenuLink[] {
  const links = categories.flatMap(({ title, cards }) =>
    cards.flatMap(({ vassalage }) => {
      const entry = lotteryEntryOf({ vassalage, gameType: title });
      if (entry === null) return [];
      const isVietnam = entry.kind === 'vietnam';
      return {
        key: isVietnam ? 'vietnam' : title,
        href: entry.href,
        text: isVietnam ? 'menu.vietnam' : `category.${title}`,
      };
    }),
  );
  return links.toSorted((a, b) => Number(a.key === 'vietnam') - Number(b.key === 'vietnam'));
}

const hotShown = 5;

/** A press on a game opens it: its page takes the place of the lobby and of this menu. */
function hotLink(hot: readonly Game[]): MenuLink {
  const games = hot.slice(0, hotShown).map((game) => ({
    key: game.nodeId,
    href: doorOf(game).href,
    text: game.name,
    picture: game.cover.small,
  }));
  const place = { key: 'hot', href: '/hot', text: 'menu.hot' };
  return games.length === 0 ? place : { ...place, children: games, childrenAre: 'games' };
}

function categoryLink(category: Category, href: string): MenuLink {
  const { title, games, cards } = category;
  const vendors = cards.map(({ vassalage, name, games: count, icon: picture }) => ({
    key: vassalage,
    href: `${href}?vendor=${encodeURIComponent(vassalage)}`,
    text: name,
    count,
    picture,
  }));
  return {
    key: title,
    href,
    text: `category.${title}`,
    count: games,
    children: vendors.length > 1 ? vendors : undefined,
    childrenAre: 'vendors',
  };
}

/** True if a link is the place one is at: home also answers to /index.html. */
export function isAt(href: string, pathname: string): boolean {
  const here = pathname.replace(/^\/(index(\.html)?|home)$/, '/').replace(/(.)\/$/, '$1');
  return here === href;
}
