import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

const roundsPerRun = 50_000;

/**
 * Adds rounds that ended since the last run to each title's totals. Only real money counts, and
 * only rounds below the oldest one under way, so that none is skipped or counted twice.
 */
export async function sumNewRounds(tx: Tx): Promise<void> {
  const { rows } = await tx.query<{ from: bigint; to: bigint | null }>(sql`
    select w.round_id as from,
      (select max(id) from (
        select id from studio.round
        where id > w.round_id
          and id < coalesce((select min(id) from studio.round where state not in ('SETTLED', 'REFUSED')), 9223372036854775807)
          and created_at < now() - interval '5 seconds'
        order by id limit ${roundsPerRun}) page) as to
    from studio.game_total_watermark w for update`);
  const window = rows[0];
  if (window === undefined || window.to === null) return;
  await tx.query(sql`
    insert into studio.game_total (game_code, game_version, bet_mode, rounds, paid_hundredths)
    select game_code, game_version, bet_mode, count(*), sum(payout::numeric * 100 / cost)
    from studio.round
    where id > ${window.from} and id <= ${window.to} and state = 'SETTLED' and currency <> 'FUN'
    group by 1, 2, 3
    on conflict (game_code, game_version, bet_mode) do update set
      rounds = studio.game_total.rounds + excluded.rounds,
      paid_hundredths = studio.game_total.paid_hundredths + excluded.paid_hundredths`);
  await tx.query(sql`update studio.game_total_watermark set round_id = ${window.to}`);
}

export interface TotalRow {
  game_code: string;
  game_version: string;
  bet_mode: string;
  rounds: bigint;
  /** Percent of what was staked that came back, or null without rounds. */
  rtp: string | null;
}

/** Live return of each title, by the way in which its rounds were bought. */
export async function readTotals(db: Db): Promise<TotalRow[]> {
  const { rows } = await db.query<TotalRow>(sql`
    select game_code, game_version, bet_mode, rounds,
      case when rounds = 0 then null else round(paid_hundredths / rounds, 2)::text end as rtp
    from studio.game_total`);
  return rows;
}
