import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { Games } from '../games.ts';
import type { LotteryDeps } from '../lottery.deps.ts';

type Deps = Pick<LotteryDeps, 'database' | 'clock'> & { readonly games: Games };

export interface GameSwitch {
  readonly code: string;
  readonly active: boolean;
  readonly by: string;
  /** The account of the machine that they use, where it is known. */
  readonly ranBy: string | null;
  readonly reason: string;
}

/**
 * Takes a lottery out of sale at once, or puts it back. A ticket that was sold is drawn and paid; a step of a
 * chase whose issue is on sale meanwhile goes back, those behind it wait for theirs. `same`: it was so already; nothing is written.
 */
export async function switchGame(
  { database, clock, games }: Deps,
  { code, active, by, ranBy, reason }: GameSwitch,
): Promise<'done' | 'unknown' | 'same'> {
  const answer = await database.transaction(async (tx) => {
    const { rows } = await tx.query<{ active: boolean }>(sql`
      select active from lottery.game where code = ${code} for no key update`);
    const [before] = rows;
    if (before === undefined) return 'unknown';
    if (before.active === active) return 'same';
    await tx.query(sql`update lottery.game set active = ${active} where code = ${code}`);
    await tx.query(sql`
      insert into lottery.game_switch (game_code, active, reason, decided_by, ran_by, decided_at)
      values (${code}, ${active}, ${reason}, ${by}, ${ranBy}, ${clock.now()})`);
    return 'done';
  });
  games.forget();
  return answer;
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
