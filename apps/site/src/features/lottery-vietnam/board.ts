import type { Answer } from '../../lib/api.ts';
import { issueAt } from '@arara/lottery-view';
import type { Issue, ListedLottery, LotteryNow } from '../../lib/lottery.ts';

export type Drawn = Answer<'openedVietnam'>[number];

/** Results that were drawn on one day of the stations, in the order of the operator. */
export interface DrawDay {
  /** `20261123`, as the numbers of its issues begin. */
  readonly day: string;
  readonly draws: readonly Drawn[];
}

const dayDigits = 8;

/** Results by day, the latest first; where a lottery is named, only its own. */
export function daysOf(
  draws: readonly Drawn[],
  games: readonly Pick<ListedLottery, 'code'>[],
  gameCode: string | null,
): readonly DrawDay[] {
  const places = new Map(games.map(({ code }, at) => [code, at]));
  const placeOf = ({ gameCode: code }: Drawn) => places.get(code) ?? places.size;
  const own = draws.filter((draw) => gameCode === null || draw.gameCode === gameCode);
  return [...Map.groupBy(own, ({ numero }) => numero.slice(0, dayDigits))]
    .map(([day, of]) => ({ day, draws: of.toSorted((a, b) => placeOf(a) - placeOf(b)) }))
    .toSorted((a, b) => b.day.localeCompare(a.day));
}

export interface NextDraw {
  readonly game: ListedLottery;
  readonly issue: Issue;
}

/** The draws that are open for bets now, the draw that comes first in front. */
export function nextDraws(
  games: readonly ListedLottery[],
  near: ReadonlyMap<string, Pick<LotteryNow, 'current' | 'next'>>,
  now: number,
): readonly NextDraw[] {
  return games
    .flatMap((game) => {
      const told = near.get(game.code);
      const issue = told === undefined ? null : issueAt(told, now);
      return issue === null ? [] : [{ game, issue }];
    })
    .toSorted((a, b) => a.issue.closeAt - b.issue.closeAt);
}
