import type { Game, StartData } from '@arara/contract';

/** Fewer games than this make no rail; one that somebody has played is always worth its place. */
export const railMin = 3;

/** A game with its place among the most played; null where the order is not that of play. */
export interface RankedGame {
  readonly game: Game;
  readonly rank: number | null;
}

interface Lists<Played extends Game> {
  readonly played: readonly Played[];
  readonly hot: readonly Game[];
  readonly fresh: readonly Game[];
}

/** How the page is arranged: its rails in their order, and whether what is hot is a ranking. */
export type Plan = Pick<StartData, 'rails' | 'ranked'>;

export interface Rails<Played extends Game = Game> {
  readonly played: readonly Played[];
  readonly hot: readonly RankedGame[];
  readonly fresh: readonly Game[];
  /** Numbers of all games that stand in one of these. */
  readonly shown: ReadonlySet<string>;
}

/** The most played games, each with its place where the order is that of play. */
export const rankedOf = (
  hot: readonly Game[],
  ranked: StartData['ranked'],
): readonly RankedGame[] => hot.map((game, index) => ({ game, rank: ranked ? index + 1 : null }));

/**
 * The rails of the first page, in their order: a game stands in the first that it belongs to and in no
 * other. Where there are few games no rail takes more than half of them, so that the next has some, too; one
 * that would be too short is left out, and its games are free for those behind it.
 */
export function railsOf<Played extends Game>(lists: Lists<Played>, plan: Plan): Rails<Played> {
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
  const taken: { -readonly [Rail in 'played' | 'hot' | 'fresh']: Rails<Played>[Rail] } = {
    played: [],
    hot: [],
    fresh: [],
  };
  for (const { rail, most } of plan.rails) {
    if (rail === 'played')
      taken.played = take(lists.played, (game) => game, Math.min(most, Math.max(share, 1)), 1);
    if (rail === 'hot') {
      const places = rankedOf(hot, plan.ranked);
      taken.hot = take(places, ({ game }) => game, Math.min(most, share), railMin);
    }
    if (rail === 'new') {
      const latest = fresh.filter(({ isNew }) => isNew);
      taken.fresh = take(latest, (game) => game, most, railMin);
    }
  }
  return { ...taken, shown };
}
