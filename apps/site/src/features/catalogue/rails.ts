import type { Game } from '@arara/contract';

/** Fewer games than this make no rail; one that somebody has played is always worth its place. */
export const railMin = 3;
const playedMax = 8;
const freshMax = 7;

/** A game with its place among the most played. */
export interface RankedGame {
  readonly game: Game;
  readonly rank: number;
}

interface Lists<Played extends Game> {
  readonly played: readonly Played[];
  readonly hot: readonly Game[];
  readonly fresh: readonly Game[];
}

export interface Rails<Played extends Game = Game> {
  readonly played: readonly Played[];
  readonly hot: readonly RankedGame[];
  readonly fresh: readonly Game[];
  /** Numbers of all games that stand in one of these. */
  readonly shown: ReadonlySet<string>;
}

/** The most played games, each with its place. */
export const rankedOf = (hot: readonly Game[]): readonly RankedGame[] =>
  hot.map((game, index) => ({ game, rank: index + 1 }));

/**
 * The rails of the first page, in their order: a game stands in the first that it belongs to and in no
 * other. Where there are few games no rail takes more than half of them, so that the next has some, too; one
 * that would be too short is left out, and its games are free for those behind it.
 */
export function railsOf<Played extends Game>(lists: Lists<Played>): Rails<Played> {
  const { hot, fresh } = lists;
  const known = new Set([...hot, ...fresh].map(({ nodeId }) => nodeId)).size;
  const share = Math.ceil(known / 2);
  const shown = new Set<string>();
  const take = <One>(
    ones: readonly One[],
    gameOf: (one: One) => Game,
    most: number,
    least: number,
  ) => {
    const free = ones.filter((one) => !shown.has(gameOf(one).nodeId)).slice(0, most);
    if (free.length < least) return [];
    for (const one of free) shown.add(gameOf(one).nodeId);
    return free;
  };
  const played = take(lists.played, (game) => game, Math.min(playedMax, Math.max(share, 1)), 1);
  const ranked = take(rankedOf(hot), ({ game }) => game, share, railMin);
  const latest = take(
    fresh.filter(({ isNew }) => isNew),
    (game) => game,
    freshMax,
    railMin,
  );
  return { played, hot: ranked, fresh: latest, shown };
}
