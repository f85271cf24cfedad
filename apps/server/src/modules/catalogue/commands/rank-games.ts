import { isLottery } from '@arara/contract';
import type { GameType } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { CatalogueDeps } from '../catalogue.deps.ts';
import type { PlayedGame } from '../catalogue.ports.ts';
import { bumpVersion } from '../catalogue.repository.ts';
import { walletKey } from '../catalogue.model.ts';

const dayMs = 86_400_000;
const countedDays = 7;
const hotBadgesMax = 12;

interface Ranked {
  readonly node_id: bigint;
  readonly hot_score: bigint;
  readonly hot_rank: number;
  readonly is_hot: boolean;
}

interface Candidate extends Ranked {
  readonly key: string;
  readonly game_type: GameType;
  readonly position: number;
}

/** How many of some games wear the badge of what is hot. */
export function hotBadges(games: readonly { readonly gameType: GameType }[]): number {
  const ranked = games.filter(({ gameType }) => !isLottery(gameType)).length;
  return Math.min(hotBadgesMax, Math.ceil(ranked / 3));
}

/** Ranks every merchant's games by the last week's rounds; writes only what moved. */
export async function rankGames(deps: CatalogueDeps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - countedDays * dayMs);
  for (const merchant of (await deps.catalogues.current()).keys()) {
    const played = await deps.play.playedSince(merchant, since);
    await deps.database.transaction(async (tx) => {
      const { rows } = await tx.query<Candidate & Record<string, unknown>>(sql`
        select g.node_id, g.hot_score, g.hot_rank, g.is_hot, g.position, g.game_type,
          v.wallet_vendor || ' ' || g.code as key
        from catalogue.game g
        join catalogue.vendor v on v.merchant_id = g.merchant_id and v.code = g.vendor_code
        where g.merchant_id = ${merchant}`);
      const old = new Map(rows.map((row) => [row.node_id, row]));
      const moved = rank(rows, played).filter((row) => hasMoved(row, old.get(row.node_id)));
      if (moved.length === 0) return;
      await tx.query(sql`
        update catalogue.game g
        set hot_score = r.hot_score, hot_rank = r.hot_rank, is_hot = r.is_hot
        from unnest(${moved.map((row) => row.node_id)}::bigint[],
          ${moved.map((row) => row.hot_score)}::bigint[],
          ${moved.map((row) => row.hot_rank)}::int[],
          ${moved.map((row) => row.is_hot)}::boolean[])
          as r(node_id, hot_score, hot_rank, is_hot)
        where g.node_id = r.node_id`);
      await bumpVersion(tx, merchant);
    });
  }
  await deps.catalogues.refresh();
}

/**
 * More players first, then more rounds; equals stand in the operator's order, then by node id. The lotteries
 * have a list of their own of what is bought most (`popularLotteries`): here they stand behind the games.
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

function hasMoved(now: Ranked, old: Ranked | undefined): boolean {
  return old?.hot_rank !== now.hot_rank || old.is_hot !== now.is_hot;
}
