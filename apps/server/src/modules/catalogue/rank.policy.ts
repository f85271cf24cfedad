import { isLottery } from '@arara/contract';
import type { GameType } from '@arara/contract';
import { walletKey } from './catalogue.model.ts';
import type { PlayedGame } from './catalogue.ports.ts';
import { hotBadgesMax } from './catalogue.settings.ts';

/** The place of a game in the order of what is hot. */
export interface Ranked {
  readonly node_id: bigint;
  readonly hot_score: bigint;
  readonly hot_rank: number;
  readonly is_hot: boolean;
}

export interface Candidate extends Ranked {
  readonly key: string;
  readonly game_type: GameType;
  readonly position: number;
}

/** How many of some games wear the badge of what is hot. */
export function hotBadges(games: readonly { readonly gameType: GameType }[]): number {
  const ranked = games.filter(({ gameType }) => !isLottery(gameType)).length;
  return Math.min(hotBadgesMax, Math.ceil(ranked / 3));
}

/**
 * More players first, then more rounds; equals stand in the operator's order, then by node id. The lotteries
 * have a list of their own of what is bought most (`popularLotteriesCall`): here they stand behind the games.
 */
export function rank(games: readonly Candidate[], played: readonly PlayedGame[]): Ranked[] {
  const roundsMax = 999_999;
  const scores = new Map(
    played.map(({ vendor, gameCode, players, rounds }) => [
      walletKey(vendor, gameCode),
      BigInt(players) * 1_000_000n + BigInt(Math.min(rounds, roundsMax)),
    ]),
  );
  const badges = hotBadges(games.map(({ game_type: gameType }) => ({ gameType })));
  return games
    .map((game) => ({ ...game, hot_score: scores.get(game.key) ?? 0n }))
    .toSorted(
      (a, b) =>
        Number(isLottery(a.game_type)) - Number(isLottery(b.game_type)) ||
        Number(b.hot_score - a.hot_score) ||
        a.position - b.position ||
        Number(a.node_id - b.node_id),
    )
    .map(({ node_id, hot_score }, index) => ({
      node_id,
      hot_score,
      hot_rank: index + 1,
      is_hot: index < badges,
    }));
}

/** True if a game has another place, or another badge. */
export function hasMoved(now: Ranked, old: Ranked | undefined): boolean {
  return old?.hot_rank !== now.hot_rank || old.is_hot !== now.is_hot;
}
