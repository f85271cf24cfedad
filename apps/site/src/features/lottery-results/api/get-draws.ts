import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { nextLookMs } from '@arara/lottery-view';
import { type Near, nearQuery } from '../../../lib/lottery.ts';
import { serverNow } from '../../../lib/start.ts';
import { isOver } from '../stage.ts';

const shownDraws = 30;
/** The page looks for a late result this often. */
const lateMs = 15_000;

/** The latest results of a lottery; new ones come by themselves. */
export function drawsQuery(gameCode: string) {
  return queryOptions({
    queryKey: ['lottery-draws', gameCode],
    queryFn: ({ signal }) =>
      api('drawsOfGame', { params: { gameCode }, query: { count: shownDraws }, signal }),
    staleTime: 0,
    refetchInterval: lateMs,
  });
}

/** The issue of a lottery that is on sale; the next one once its sale has ended. */
export function saleQuery(gameCode: string) {
  const near = nearQuery(gameCode);
  return {
    ...near,
    refetchInterval: ({ state }: { state: { data?: Near | undefined } }) => {
      const current = state.data?.current;
      return current == null ? lateMs : nextLookMs(current, serverNow());
    },
  };
}

/** Everything that may be known of an issue, looked at again when something is due. */
export function issueQuery(gameCode: string, numero: string) {
  return queryOptions({
    queryKey: ['lottery-issue', gameCode, numero],
    queryFn: ({ signal }) => api('issueProof', { params: { gameCode, numero }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isOver(data)
        ? false
        : nextLookMs({ closeAt: Date.parse(data.closeAt), drawAt: data.drawAt }, serverNow()),
  });
}
