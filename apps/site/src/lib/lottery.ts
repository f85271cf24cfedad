import { queryOptions } from '@tanstack/react-query';
import { type Answer, api } from './api.ts';
import { serverNow } from './start.ts';

/** A lottery as lists name it. */
export type ListedLottery = Answer<'lotteryGames'>[number];
/** A lottery with all that a bet on it goes by. */
export type LotteryGame = Answer<'lotteryGame'>;
export type Near = Answer<'numerosNear'>;
/** The facts that the list of all lotteries tells of one. */
export type LotteryNow = Answer<'lotteriesNow'>['lotteries'][number];
export type Issue = NonNullable<Near['current']>;

/** Milliseconds that the clock sales end by is ahead of this device's; as the last answer told. */
let aheadMs: number | null = null;

/** The time by the clock that sales end by. */
export const lotteryNow = (): number => (aheadMs === null ? serverNow() : Date.now() + aheadMs);

/** Asked again so often while somebody looks; parts of a page that come in between share an answer. */
const nearMs = 15_000;

/** The issue on sale, those after it and the last numbers; asked again while somebody looks. */
export function nearQuery(gameCode: string) {
  return queryOptions({
    queryKey: ['lottery-near', gameCode],
    queryFn: async ({ signal }) => {
      const asked = Date.now();
      const near = await api('numerosNear', { query: { gameCode }, signal });
      setClock(near.serverTime, asked);
      return near;
    },
    staleTime: nearMs,
    refetchInterval: nearMs,
  });
}

/** The same of all lotteries by one question. */
export const lotteriesNowQuery = queryOptions({
  queryKey: ['lotteries-now'],
  queryFn: async ({ signal }) => {
    const asked = Date.now();
    const { serverTime, lotteries } = await api('lotteriesNow', { signal });
    setClock(serverTime, asked);
    return new Map(lotteries.map((each) => [each.gameCode, each]));
  },
  staleTime: 0,
  refetchInterval: nearMs,
});

/** An answer was written about half way between its question and now. */
function setClock(serverTime: number, asked: number): void {
  aheadMs = serverTime - (asked + Date.now()) / 2;
}

const dayMs = 86_400_000;

/** True if an issue closes so late that its day says more than the hours that are left. */
export const isFar = ({ closeAt }: Pick<Issue, 'closeAt'>, now: number): boolean =>
  closeAt - now >= dayMs;
