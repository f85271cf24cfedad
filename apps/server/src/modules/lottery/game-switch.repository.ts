import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** The wish of a person that a lottery be on sale, or not. */
export interface GameSwitch {
  readonly code: string;
  readonly active: boolean;
  readonly by: string;
  /** The account of the machine that they use, where it is known. */
  readonly ranBy: string | null;
  readonly reason: string;
}

/** True if a lottery is on sale, null where there is none; it stays so until the transaction ends. */
export async function lockSwitch(tx: Tx, code: string): Promise<boolean | null> {
  const { rows } = await tx.query<{ active: boolean }>(sql`
    select active from lottery.game where code = ${code} for no key update`);
  return rows[0]?.active ?? null;
}

/** Switches a lottery and says who did. */
export async function writeSwitch(
  tx: Tx,
  { code, active, reason, by, ranBy }: GameSwitch,
  at: Date,
): Promise<void> {
  await tx.query(sql`update lottery.game set active = ${active} where code = ${code}`);
  await tx.query(sql`
    insert into lottery.game_switch (game_code, active, reason, decided_by, ran_by, decided_at)
    values (${code}, ${active}, ${reason}, ${by}, ${ranBy}, ${at})`);
}

/** A lottery with the last decision about it; one that nobody ever switched has nulls there. */
export interface SwitchedGame {
  readonly code: string;
  readonly active: boolean;
  readonly reason: string | null;
  readonly decided_by: string | null;
  readonly ran_by: string | null;
  readonly decided_at: Date | null;
}

/** Every lottery, on sale or not, in the operator's order. */
export async function switchedGames(db: Db): Promise<SwitchedGame[]> {
  const { rows } = await db.query<SwitchedGame & Record<string, unknown>>(sql`
    select g.code, g.active, s.reason, s.decided_by, s.ran_by, s.decided_at
    from lottery.game g
    left join lateral (
      select * from lottery.game_switch where game_code = g.code order by id desc limit 1
    ) s on true
    order by g.place, g.code`);
  return rows;
}
