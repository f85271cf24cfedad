import { sql, transaction } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { giveBack } from '../../../apps/server/src/modules/lottery/issues/give-back.ts';
import { writeVoid } from '../../../apps/server/src/modules/lottery/issues/steps.repository.ts';
import { rewrite } from '../../../apps/server/src/testing/rewrite.ts';
import type { LotteryProgram } from './program.ts';

/** Seconds from calling a closed issue void until its last stake is back. */
export async function refundSeconds(
  { deps }: LotteryProgram,
  pool: Pool,
  id: bigint,
): Promise<number> {
  const overdue = sql`update lottery.issue set void_at = draw_at + interval '1 ms' where id = ${id}`;
  await rewrite(pool, overdue);
  const started = performance.now();
  await transaction(pool, (tx) => writeVoid(tx, id, 'told', deps.clock.now()));
  await giveBack(deps);
  const seconds = (performance.now() - started) / 1000;
  const { tickets, settled, returned } = await countRefunded(pool, id);
  if (settled < tickets) throw new Error(`${tickets - settled} stakes were not given back`);
  if (returned !== tickets) throw new Error(`${tickets} tickets, ${returned} stakes given back`);
  return seconds;
}

async function countRefunded(pool: Pool, id: bigint) {
  const { rows } = await pool.query<{ tickets: number; settled: number; returned: number }>(
    `select count(*)::integer as tickets, count(t.settled_at)::integer as settled,
       sum((
         select count(*) from play.round r join play.vendor_tx b on b.round = r.id
         where r.player_id = t.player_id and r.round_id = t.ref and b.kind = 'ROLLBACK'
       ))::integer as returned
     from lottery.ticket t where t.issue_id = $1`,
    [id],
  );
  return rows[0] ?? { tickets: 0, settled: 0, returned: 0 };
}
