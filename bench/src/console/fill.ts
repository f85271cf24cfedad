import type { Pool } from '@arara/postgres';

export const members = 1_000_000;
export const rounds = 10_000_000;
export const roundsOfOne = 100_000;
const days = 90;
const titles = 100;
/** Members who play on a day of the dashboard. */
const playersOfDay = 100_000;

/** A brand with a million members; each has a name of its own. */
export async function fillMembers(pool: Pool): Promise<void> {
  await pool.query(
    `insert into identity.player (merchant_id, username, username_key, payee_name, email, mobile, currency,
      language, created_at)
    select 'arara', 'bench' || n, 'bench' || n,
      (array['Ana', 'Rui', 'Joana', 'Pedro', 'Lia', 'Caio', 'Inês', 'Davi'])[1 + n % 8] || ' '
        || (array['Souza', 'Prado', 'Lima', 'Rocha', 'Melo'])[1 + n / 8 % 5] || ' ' || n,
      'bench' || n || '@bench.example', null, 'BRL', 'pt-BR', now() - n * interval '8 seconds'
    from generate_series(1, $1::integer) n`,
    [members],
  );
  await pool.query('analyze identity.player');
}

/** The facts that ten million rounds of ninety days leave, and one day of play of every member. */
export async function fillFacts(pool: Pool): Promise<void> {
  await pool.query(
    `insert into reports.title (vendor, game_code, game_type)
    select 'studio', 'bench' || n, (array['RNG', 'LIVE', 'INHOUSE'])[1 + n % 3]
    from generate_series(1, $1::integer) n`,
    [titles],
  );
  await pool.query(
    `insert into reports.play_quarter
    select b.id, 'arara', q, t.id, 'BRL', $1::bigint / ($2::bigint * 96 * $3::bigint) + 1, 12000, 11500, 0, 0
    from reports.build b, reports.title t, generate_series(
      reports.quarter_of(ledger.id_at(now())) - $2::integer * interval '1 day', now(), interval '15 minutes') q
    where b.live and t.game_code ~ '^bench'`,
    [rounds, days, titles],
  );
  await pool.query(`
    select reports.create_months(id, current_date - 40, current_date + 1) from reports.build where live`);
  const play = (day: string, count: number) =>
    pool.query(
      `insert into reports.play_day (build, day, player_id, title_id, rounds, stakes, prizes, stakes_returned,
        prizes_returned, first_transfer_id, last_transfer_id, merchant_id, currency)
      select b.id, ${day}, p.id, (select max(id) from reports.title), 10, 1000 + p.id % 977, p.id % 1009, 0, 0,
        1, 1, 'arara', 'BRL'
      from reports.build b, (
        select id from identity.player where username_key ~ '^bench' order by id limit $1
      ) p
      where b.live`,
      [count],
    );
  const today = `(now() at time zone 'America/Sao_Paulo')::date`;
  await play(today, playersOfDay);
  await play(`${today} - 7`, playersOfDay);
  await play(`${today} - 1`, members);
  await pool.query('vacuum analyze reports.play_quarter, reports.play_day, reports.title');
}

/** The demo's member, who has wallets, with a hundred thousand rounds; the public number. */
export async function fillRounds(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: bigint; account: string }>(`
    select id, account_number as account from identity.player where username_key = 'luciana'`);
  const [one] = rows;
  if (one === undefined) throw new Error('nobody is there to play');
  await pool.query(
    `insert into play.round (id, player_id, bet, win, opened_at, ended_at, vendor_id, bets, wins, state,
      currency, merchant_id, game_code, round_id, first_stake)
    select ledger.id_at(at) + n % 4096, $1, 100, 95, at, at, v.id, 1, 1, 'CLOSED', 'BRL', 'arara',
      'bench' || n % 100, 'bench-' || n, null
    from play.vendor v, generate_series(1, $2::integer) n,
      lateral (select now() - n * interval '30 seconds' as at) a
    where v.code = 'studio'`,
    [one.id, roundsOfOne],
  );
  await pool.query('analyze play.round');
  return one.account;
}
