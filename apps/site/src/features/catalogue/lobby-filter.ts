import type { GameFilter } from './api/get-games.ts';

export const sorts = ['hot', 'new', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** The source of a list: every game, or the member's own. */
export const tabs = ['all', 'recent', 'favourites'] as const;
export type Tab = (typeof tabs)[number];

/** Bounds that an address can leave; a list must not pass for what was asked for. */
export type FilterFault = 'minBet' | 'minLineNum';

/** The filter of the lobby, as the address of the page says it, in the words of the call. */
export interface LobbyFilter {
  readonly text: string;
  readonly vendor: string;
  readonly kind: string;
  readonly sort: Sort;
  /** The highest stake with which one wants to take part, as a decimal string; empty for any stake. */
  readonly stake: string;
  /** Least number of lines; 0 for any. */
  readonly lines: number;
  readonly tab: Tab;
  /** From 1; a phone has no pages and stays at 1. */
  readonly page: number;
  /** A bound in the address that is none: nothing is listed until it is mended. */
  readonly fault: FilterFault | null;
}

export const anyGame: LobbyFilter = {
  text: '',
  vendor: '',
  kind: '',
  sort: 'hot',
  stake: '',
  lines: 0,
  tab: 'all',
  page: 1,
  fault: null,
};

const stakePattern = /^\d{1,6}(\.\d{1,2})?$/;
const textMax = 60;
/** The most that the filter takes; the server draws the same line. */
export const stakeMax = '999999.99';
export const linesMax = 100_000;
const pageMax = 10_000;

/** Reads an address. A bound that makes no sense is a fault; other nonsense counts as not asked. */
export function readFilter(search: URLSearchParams): LobbyFilter {
  const text = (name: string): string => (search.get(name) ?? '').slice(0, textMax);
  const stake = text('minBet');
  const lines = search.get('minLineNum') ?? '';
  const wantedLines = lines === '' ? 0 : whole(lines, 1, linesMax);
  const isStake = stake === '' || isStakeWish(stake);
  return {
    text: text('gameName'),
    vendor: text('vendor'),
    kind: text('gameClassify'),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? anyGame.sort,
    stake: isStake ? stake : '',
    lines: wantedLines ?? 0,
    tab: tabs.find((tab) => tab === search.get('page')) ?? anyGame.tab,
    page: whole(search.get('pageNo'), 1, pageMax) ?? 1,
    fault: isStake ? (wantedLines === null ? 'minLineNum' : null) : 'minBet',
  };
}

/** True if somebody could stake that much: an amount above nothing, as the call writes it. */
export function isStakeWish(stake: string): boolean {
  return stakePattern.test(stake) && /[1-9]/.test(stake);
}

function whole(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

/** Writes an address: only what differs from any game at all. */
export function writeFilter(filter: LobbyFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.tab !== anyGame.tab) search.set('page', filter.tab);
  if (filter.text !== '') search.set('gameName', filter.text);
  if (filter.vendor !== '') search.set('vendor', filter.vendor);
  if (filter.kind !== '') search.set('gameClassify', filter.kind);
  if (filter.sort !== anyGame.sort) search.set('sort', filter.sort);
  if (filter.stake !== '') search.set('minBet', filter.stake);
  if (filter.lines > 0) search.set('minLineNum', String(filter.lines));
  if (filter.page > 1) search.set('pageNo', String(filter.page));
  return search;
}

/** Another wish starts its list at the first page. */
export function changeFilter(filter: LobbyFilter, wish: Partial<LobbyFilter>): LobbyFilter {
  return { ...filter, page: 1, fault: null, ...wish };
}

/** How many narrowing wishes stand in the filter sheet; the text has its own field. */
export function wishesOf(filter: LobbyFilter): number {
  const { vendor, kind, stake, lines } = filter;
  return [vendor !== '', kind !== '', stake !== '', lines > 0].filter(Boolean).length;
}

export function isNarrowed(filter: LobbyFilter): boolean {
  return wishesOf(filter) > 0 || filter.text !== '' || filter.tab !== 'all';
}

/** True if nothing at all is wished: the first page of every game, in the usual order. */
export function isPlain(filter: LobbyFilter): boolean {
  const { sort, page, fault } = filter;
  return !isNarrowed(filter) && sort === anyGame.sort && page === 1 && fault === null;
}

/** The parameters of the call to the server. Absent parts are left out, so that equal wishes share an answer. */
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
