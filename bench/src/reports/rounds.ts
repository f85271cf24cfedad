import type { Pool } from '@arara/postgres';

interface Opened {
  readonly accounts: number;
  readonly rounds: number;
  readonly titles: number;
}

/** Rounds of each player, of the game that they are at, each opened by its stake in the ledger. */
export async function openRounds(pool: Pool, { accounts, rounds, titles }: Opened): Promise<void> {
  await pool.query(`insert into play.vendor (code) values ('bench')`);
  await pool.query(
    `insert into play.round (id, player_id, bet, win, opened_at, vendor_id, bets, wins, state,
      currency, merchant_id, game_code, round_id, first_stake)
    select p * $2::bigint + r + 1, p, 10, 0, now(), (select id from play.vendor), 1, 0, 'OPEN', 'BRL',
      'arara', 'g' || p % $3::integer, p || '-' || r, t.id
    from generate_series(0, $1::integer - 1) p
    cross join generate_series(0, $2::integer - 1) r
    join ledger.transfers t on t.reference = 'round:' || p * $2::bigint + r + 1 and t.code = 100`,
    [accounts, rounds, titles],
  );
  await pool.query('vacuum analyze');
}
