import type { Ledger } from '@arara/ledger';
import type { Pool } from '@arara/postgres';

/**
 * I1 to I4 of the failure list: sums of zero, balances that are their entries, none of these accounts
 * below zero, one effect an id.
 */
export async function prove(
  pool: Pool,
  ledger: Ledger,
  accounts: readonly bigint[],
): Promise<void> {
  const proof = await ledger.prove({ whole: true });
  if (!proof.sound) throw new Error(`the ledger does not add up: ${JSON.stringify(proof, dump)}`);
  const { rows } = await pool.query<{ fault: string }>(`
    select 'round ' || r.id || ' does not match its transactions' as fault
    from play.round r
    left join lateral (
      select coalesce(sum(amount) filter (where kind = 'BET'), 0) as bet,
        coalesce(sum(amount) filter (where kind = 'WIN'), 0) as win,
        count(*) filter (where kind = 'BET') as bets, count(*) filter (where kind = 'WIN') as wins
      from play.vendor_tx t where t.round = r.id and t.state = 'APPLIED'
    ) t on true
    where (r.bet, r.win, r.bets, r.wins) is distinct from (t.bet, t.win, t.bets, t.wins)
    union all
    select 'the parts of ' || t.tx_id || ' are more than it'
    from play.split_part p join play.vendor_tx t using (vendor_id, tx_id)
    group by t.vendor_id, t.tx_id, t.amount having sum(p.amount) > t.amount
    union all
    select 'day of ' || d.player_id || ' does not match its rounds'
    from (select player_id, sum(stake) as stake, sum(payout) as payout
      from play.day_total group by player_id) d
    join (select player_id, sum(bet) as bet, sum(win) as win
      from play.round group by player_id) r using (player_id)
    left join (select player_id, sum(amount) as held
      from play.held_win where state = 'HELD' group by player_id) h using (player_id)
    where (d.stake, d.payout) is distinct from (r.bet, r.win - coalesce(h.held, 0))`);
  for (const { address, available } of await ledger.balances(accounts)) {
    if (available < 0n) throw new Error(`overdrawn: ${address}`);
  }
  const first = rows[0];
  if (first !== undefined) throw new Error(first.fault);
}

function dump(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
