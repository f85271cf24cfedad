import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';

/** Sets an e-mail that a code has confirmed. */
export async function setEmail(
  tx: Tx,
  change: { playerId: bigint; email: string; now: Date },
): Promise<void> {
  await tx.query(sql`
    update identity.player set email = ${change.email}, email_confirmed_at = ${change.now}
    where id = ${change.playerId}`);
}

/** The same with a mobile number; fails on `player_mobile` where it is another member's. */
export async function setMobile(
  tx: Tx,
  change: { playerId: bigint; mobile: string; now: Date },
): Promise<void> {
  await tx.query(sql`
    update identity.player set mobile = ${change.mobile}, mobile_confirmed_at = ${change.now}
    where id = ${change.playerId}`);
}
