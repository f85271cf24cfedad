import type { StartData } from '@arara/contract';

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
}

export interface MenuPart {
  readonly places: readonly MenuLink[];
  readonly offers: readonly MenuLink[];
}

interface Sources {
  readonly categories: readonly Category[];
  readonly categoryPath: (type: string) => string;
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
  'LOTT',
  'ELOTT',
];

/** Entries of the side menu: only what has something behind it. */
export function menuOf({ categories, categoryPath, hasPage }: Sources): MenuPart {
  const played = categories
    .filter(({ cards }) => cards.length > 0)
    .toSorted((a, b) => order.indexOf(a.title) - order.indexOf(b.title));
  const places = [
    { key: 'home', href: '/', text: 'menu.home' },
    { key: 'hot', href: '/hot', text: 'menu.hot' },
    ...played.map((category) => categoryLink(category, categoryPath(category.title))),
  ];
  const offers = [
    { key: 'promotions', href: '/promotions', text: 'menu.promotions' },
    { key: 'affiliates', href: '/afiliados', text: 'menu.affiliates' },
  ];
  const works = ({ href }: MenuLink): boolean => hasPage(href);
  return { places: places.filter(works), offers: offers.filter(works) };
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
  };
}

/** Whether a link is the place one is at: home also answers to /index.html. */
export function isAt(href: string, pathname: string): boolean {
  const here = pathname.replace(/^\/(index(\.html)?|home)$/, '/').replace(/(.)\/$/, '$1');
  return here === href;
}
