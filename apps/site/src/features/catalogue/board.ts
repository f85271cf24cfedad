import type { BoardOrder, BoardPeriod } from '@arara/contract';

/** The span and the order of a board; the address of the page holds both. */
export interface BoardWish {
  readonly period: BoardPeriod;
  readonly by: BoardOrder;
}

/** The board whose first lines the document brings. */
export const firstBoard: BoardWish = { period: 'week', by: 'prize' };

// (Written here: the contract's own lists would bring its schemas.)
export const periods: readonly BoardPeriod[] = ['day', 'week', 'month'];
export const orders: readonly BoardOrder[] = ['prize', 'multiple'];

/** Reads the address of the board; nonsense counts as not asked. */
export function readBoard(search: URLSearchParams): BoardWish {
  return {
    period: periods.find((one) => one === search.get('period')) ?? firstBoard.period,
    by: orders.find((one) => one === search.get('by')) ?? firstBoard.by,
  };
}

/** Writes it: only what differs from the first board. */
export function writeBoard({ period, by }: BoardWish): string {
  const search = new URLSearchParams();
  if (period !== firstBoard.period) search.set('period', period);
  if (by !== firstBoard.by) search.set('by', by);
  return search.size === 0 ? '' : `?${search}`;
}

/** A multiplier as people say it: two decimals up to ten times, then one, then none. */
export function timesOf(hundredths: number): number {
  if (hundredths < 1_000) return hundredths / 100;
  return hundredths < 10_000 ? Math.floor(hundredths / 10) / 10 : Math.floor(hundredths / 100);
}
