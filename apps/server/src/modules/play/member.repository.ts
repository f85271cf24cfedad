import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { StoryPlace } from '../../platform/story.ts';
import type { RoundRow } from './rounds.repository.ts';

/** A round with its player, and the instant that its id carries. */
export type MemberRound = RoundRow & { readonly player_id: bigint; readonly at: Date };

const columns = sql`r.id, r.player_id, r.merchant_id, v.code as vendor, v.verifiable, r.game_code,
  r.round_id, r.currency, r.bet, r.win, r.state, r.opened_at, r.ended_at,
  to_timestamp(((r.id >> 20) + 1704067200000) / 1000.0) as at`;

/**
 * A page of a member's rounds, the latest first. Ids grow with time and carry it: the page is found by the key
 * of the table, whatever the number of rounds.
 */
export async function roundsBefore(
  db: Db,
  playerId: bigint,
  { until, below, limit }: StoryPlace,
): Promise<MemberRound[]> {
  const next = new Date(until.getTime() + 1);
  const { rows } = await db.query<MemberRound & Record<string, unknown>>(sql`
    select ${columns} from play.round r join play.vendor v on v.id = r.vendor_id
    where r.player_id = ${playerId}
      and r.id < coalesce(${below}::bigint, play.round_id_at(${next}))
    order by r.id desc limit ${limit}`);
  return rows;
}

/** A round of a brand by its id; null where there is none. */
export async function roundById(db: Db, merchant: string, id: string): Promise<MemberRound | null> {
  const { rows } = await db.query<MemberRound & Record<string, unknown>>(sql`
    select ${columns} from play.round r join play.vendor v on v.id = r.vendor_id
    where r.id = ${id}::bigint and r.merchant_id = ${merchant}`);
  return rows[0] ?? null;
}

/** Rounds of a member that are open, and their stakes in minor units. */
export async function openRoundsOf(
  db: Db,
  playerId: bigint,
): Promise<{ readonly rounds: number; readonly stakes: bigint }> {
  const { rows } = await db.query<{ rounds: number; stakes: bigint }>(sql`
    select count(*)::integer as rounds, coalesce(sum(bet), 0)::bigint as stakes
    from play.round where player_id = ${playerId} and state = 'OPEN'`);
  return rows[0] ?? { rounds: 0, stakes: 0n };
}
