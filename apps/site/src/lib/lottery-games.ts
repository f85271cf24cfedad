import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { start } from './start.ts';

/** The data that the document brought along are as old as the document. */
const brought = <T>(data: T | null) =>
  data === null ? {} : { initialData: data, initialDataUpdatedAt: start.status.serverTime };

/** The lotteries on sale. */
export const gamesQuery = queryOptions({
  queryKey: ['lottery-games'],
  queryFn: ({ signal }) => api('lotteryGames', { signal }),
  ...brought(start.lotteries && [...start.lotteries]),
});

/** A lottery on sale with the prizes in force; refused with `game.not.found` where there is none. */
export const lotteryQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['lottery-game', gameCode],
    queryFn: ({ signal }) => api('lotteryGame', { params: { gameCode }, signal }),
    ...brought(start.lottery?.code === gameCode ? start.lottery : null),
  });
