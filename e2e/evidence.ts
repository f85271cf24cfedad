import { transaction } from '@arara/postgres';
import type { Pool } from '@arara/postgres';

/** A member's money as the tables tell it, in centavos, each figure from where it is kept first. */
export interface Evidence {
  /** The amount that the member can spend, by the ledger. */
  readonly cash: bigint;
  /** The amounts that came in and went out by Pix, and those that the rounds took and gave. */
  readonly deposited: bigint;
  readonly withdrawn: bigint;
  readonly staked: bigint;
  readonly won: bigint;
  /** Pix that were credited, payouts that the bank made, rounds that were settled, and all others. */
  readonly payments: bigint;
  readonly payouts: bigint;
  readonly settled: bigint;
  readonly unsettled: bigint;
}

/** Reads all that concerns the money of one member. */
export async function readEvidence(pool: Pool, username: string): Promise<Evidence> {
  const { rows } = await pool.query<Evidence & Record<string, bigint>>(
    `select
       (select credits_posted - debits_posted - debits_pending from ledger.account_totals
         where account_id = wallet.cash) as cash,
       coalesce((select sum(amount) from cashier.payment
         where player_id = player.id and state = 'CREDITED'), 0)::bigint as deposited,
       (select count(*) from cashier.payment
         where player_id = player.id and state = 'CREDITED') as payments,
       coalesce((select sum(amount) from cashier.withdrawal
         where player_id = player.id and state = 'PAID'), 0)::bigint as withdrawn,
       (select count(*) from sandbox.payout made join cashier.withdrawal asked
         on asked.payout_id = made.id
         where asked.player_id = player.id and made.status = 'REALIZADO') as payouts,
       coalesce((select sum(cost) from studio.round
         where player_id = player.id and state = 'SETTLED'), 0)::bigint as staked,
       coalesce((select sum(payout) from studio.round
         where player_id = player.id and state = 'SETTLED'), 0)::bigint as won,
       (select count(*) from studio.round
         where player_id = player.id and state = 'SETTLED') as settled,
       (select count(*) from studio.round
         where player_id = player.id and state <> 'SETTLED') as unsettled
     from identity.player player join wallet.player wallet on wallet.player_id = player.id
     where player.username = $1`,
    [username],
  );
  const found = rows[0];
  if (found === undefined) throw new Error(`there is no member ${username}`);
  return found;
}

/** Proves the whole ledger: balances are the sums of their transfers, and nobody rewrote them. */
export async function proveLedger(pool: Pool): Promise<boolean> {
  return transaction(
    pool,
    async (tx) => {
      const { rows } = await tx.query<{ sound: boolean }>('select sound from ledger.prove(true)');
      return rows[0]?.sound === true;
    },
    { isolation: 'repeatable read' },
  );
}
