import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { PersonalData } from '../privacy/index.ts';

const kept = (table: string) => ({ table, months: 60, because: 'money' as const });

/** The part of rewards in what the house keeps about a person. Money is kept. */
export const rewardsData = (
  db: Db,
  cancel: (tx: Tx, playerId: bigint) => Promise<void>,
): PersonalData => ({
  part: 'rewards',
  async tell({ id }) {
    const [grants, steps, rounds] = await Promise.all([
      db.query(sql`
        select id, kind, state, amount, wagering, wagered, issued_at, activated_at, ended_at, end_reason,
          converted, taken
        from rewards.grants where player_id = ${id} order by id`),
      db.query(sql`
        select s.grant_id, s.state, s.end_reason, s.at from rewards.grant_step s
        join rewards.grants g on g.id = s.grant_id where g.player_id = ${id} order by s.id`),
      db.query(sql`
        select w.grant_id, w.round, w.game_code, w.staked, w.counted, w.at from rewards.wagered w
        join rewards.grants g on g.id = w.grant_id where g.player_id = ${id} order by w.at, w.round`),
    ]);
    return { grants: grants.rows, steps: steps.rows, rounds: rounds.rows };
  },
  /** An activation waits here. */
  async lock(tx, { id }) {
    await tx.query(sql`
      insert into rewards.player (player_id) values (${id}) on conflict (player_id) do nothing`);
    await tx.query(sql`select from rewards.player where player_id = ${id} for update`);
  },
  /** Grants that wait are cancelled with the person. */
  erase: (tx, { id }) => cancel(tx, id),
  keeps: ['rewards.grants', 'rewards.grant_step', 'rewards.wagered', 'rewards.cost'].map(kept),
});
