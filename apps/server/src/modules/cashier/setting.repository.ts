import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** Bounds and rules of a merchant's cashier, in minor units. */
export interface CashierSetting {
  readonly depositMin: bigint;
  readonly depositMax: bigint;
  readonly depositPresets: readonly bigint[];
  readonly depositSeconds: number;
  readonly withdrawalMin: bigint;
  readonly withdrawalMax: bigint;
  readonly reviewAbove: bigint;
  readonly reviewDayAbove: bigint;
  readonly promiseMinutes: number;
  /** How long after its payment a withdrawal counts as received, unsaid. */
  readonly receiptMinutes: number;
}

interface Row {
  readonly deposit_min: bigint;
  readonly deposit_max: bigint;
  readonly deposit_presets: bigint[];
  readonly deposit_seconds: number;
  readonly withdrawal_min: bigint;
  readonly withdrawal_max: bigint;
  readonly review_above: bigint;
  readonly review_day_above: bigint;
  readonly promise_minutes: number;
  readonly receipt_minutes: number;
}

/** The merchant's own setting, else the default one. */
export async function readSetting(db: Db, merchant: string): Promise<CashierSetting> {
  const { rows } = await db.query<Row>(sql`
    select deposit_min, deposit_max, deposit_presets, deposit_seconds, withdrawal_min,
      withdrawal_max, review_above, review_day_above, promise_minutes, receipt_minutes
    from cashier.setting where merchant_id in (${merchant}, 'default')
    order by merchant_id = 'default' limit 1`);
  const row = rows[0];
  if (row === undefined) throw new Error('cashier.setting has no default row');
  return {
    depositMin: row.deposit_min,
    depositMax: row.deposit_max,
    depositPresets: row.deposit_presets,
    depositSeconds: row.deposit_seconds,
    withdrawalMin: row.withdrawal_min,
    withdrawalMax: row.withdrawal_max,
    reviewAbove: row.review_above,
    reviewDayAbove: row.review_day_above,
    promiseMinutes: row.promise_minutes,
    receiptMinutes: row.receipt_minutes,
  };
}
