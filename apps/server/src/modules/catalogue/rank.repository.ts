import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import type { Candidate, Ranked } from './rank.policy.ts';

/** Every game of a merchant with the place that it has now. */
export async function readCandidates(tx: Tx, merchant: string): Promise<Candidate[]> {
  const { rows } = await tx.query<Candidate & Record<string, unknown>>(sql`
    select g.node_id, g.hot_score, g.hot_rank, g.is_hot, g.position, g.game_type,
      v.wallet_vendor || ' ' || g.code as key
    from catalogue.game g
    join catalogue.vendor v on v.merchant_id = g.merchant_id and v.code = g.vendor_code
    where g.merchant_id = ${merchant}`);
  return rows;
}

export async function writeRanks(tx: Tx, ranked: readonly Ranked[]): Promise<void> {
  await tx.query(sql`
    update catalogue.game g
    set hot_score = r.hot_score, hot_rank = r.hot_rank, is_hot = r.is_hot
    from unnest(${ranked.map((row) => row.node_id)}::bigint[],
      ${ranked.map((row) => row.hot_score)}::bigint[],
      ${ranked.map((row) => row.hot_rank)}::int[],
      ${ranked.map((row) => row.is_hot)}::boolean[])
      as r(node_id, hot_score, hot_rank, is_hot)
    where g.node_id = r.node_id`);
}
