import type { GameFilter } from './api/get-games.ts';

export const sorts = ['hot', 'new', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What the lobby shows, as the address of the page says it. */
export interface LobbyFilter {
  readonly text: string;
  readonly vendor: string;
  readonly kind: string;
  readonly sort: Sort;
  /** What one wants to stake at most to take part, as a decimal string; empty for any stake. */
  readonly stake: string;
  /** Least number of lines; 0 for any. */
  readonly lines: number;
  readonly favourites: boolean;
  /** From 1; a phone has no pages and stays at 1. */
  readonly page: number;
}

export const anyGame: LobbyFilter = {
  text: '',
  vendor: '',
  kind: '',
  sort: 'hot',
  stake: '',
  lines: 0,
  favourites: false,
  page: 1,
};

const stakePattern = /^\d{1,6}(\.\d{1,2})?$/;
const textMax = 60;
const linesMax = 100_000;
const pageMax = 10_000;

/** Reads an address; what makes no sense in it counts as not asked for. */
export function readFilter(search: URLSearchParams): LobbyFilter {
  const text = (name: string): string => (search.get(name) ?? '').slice(0, textMax);
  const stake = text('stake');
  return {
    text: text('q'),
    vendor: text('vendor'),
    kind: text('kind'),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? anyGame.sort,
    stake: stakePattern.test(stake) ? stake : '',
    lines: whole(search.get('lines'), 0, linesMax) ?? 0,
    favourites: search.get('fav') === '1',
    page: whole(search.get('page'), 1, pageMax) ?? 1,
  };
}

function whole(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

/** Writes an address: only what differs from any game at all. */
export function writeFilter(filter: LobbyFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.text !== '') search.set('q', filter.text);
  if (filter.vendor !== '') search.set('vendor', filter.vendor);
  if (filter.kind !== '') search.set('kind', filter.kind);
  if (filter.sort !== anyGame.sort) search.set('sort', filter.sort);
  if (filter.stake !== '') search.set('stake', filter.stake);
  if (filter.lines > 0) search.set('lines', String(filter.lines));
  if (filter.favourites) search.set('fav', '1');
  if (filter.page > 1) search.set('page', String(filter.page));
  return search;
}

/** Another wish starts its list at the first page. */
export function changeFilter(filter: LobbyFilter, wish: Partial<LobbyFilter>): LobbyFilter {
  return { ...filter, page: 1, ...wish };
}

/** How many narrowing wishes stand in the filter sheet; the text has its own field. */
export function wishesOf(filter: LobbyFilter): number {
  const { vendor, kind, stake, lines } = filter;
  return [vendor !== '', kind !== '', stake !== '', lines > 0].filter(Boolean).length;
}

export function isNarrowed(filter: LobbyFilter): boolean {
  return wishesOf(filter) > 0 || filter.text !== '' || filter.favourites;
}

/** What the server is asked for. Absent parts are left out, so that equal wishes share an answer. */
export function askOf(filter: LobbyFilter, gameType?: GameFilter['gameType']): GameFilter {
  return {
    sort: filter.sort,
    ...(gameType === undefined ? {} : { gameType }),
    ...(filter.vendor === '' ? {} : { vassalage: filter.vendor }),
    ...(filter.kind === '' ? {} : { gameClassify: filter.kind }),
    ...(filter.text.trim() === '' ? {} : { gameName: filter.text.trim() }),
    ...(filter.stake === '' ? {} : { minBet: filter.stake }),
    ...(filter.lines === 0 ? {} : { minLineNum: filter.lines }),
  };
}
