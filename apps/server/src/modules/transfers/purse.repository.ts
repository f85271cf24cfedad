import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** A vendor that keeps purses of a merchant's members. */
export interface PurseSetting {
  readonly vendor: string;
  readonly name: string;
  readonly single: boolean;
}

export async function readPurses(db: Db, merchant: string): Promise<PurseSetting[]> {
  const { rows } = await db.query<PurseSetting & Record<string, unknown>>(sql`
    select vendor, name, single from transfers.purse
    where merchant_id = ${merchant} order by position, vendor`);
  return rows;
}

/** Vendors that keep purses for any merchant. */
export async function readPurseVendors(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ vendor: string }>(sql`
    select distinct vendor from transfers.purse order by vendor`);
  return rows.map(({ vendor }) => vendor);
}

/** Writes a setting; `renew` false leaves what the operator made of it. */
export async function writePurse(
  db: Db,
  merchant: string,
  purse: PurseSetting,
  renew: boolean,
): Promise<void> {
  await db.query(sql`
    insert into transfers.purse (merchant_id, vendor, name, single)
    values (${merchant}, ${purse.vendor}, ${purse.name}, ${purse.single})
    on conflict (merchant_id, vendor) do update set name = excluded.name, single = excluded.single
    where ${renew}`);
}

export interface KnownBalance {
  vendor: string;
  balance: bigint;
  asked_at: Date;
}

export async function readBalances(db: Db, playerId: bigint): Promise<KnownBalance[]> {
  const { rows } = await db.query<KnownBalance & Record<string, unknown>>(sql`
    select vendor, balance, asked_at from transfers.balance where player_id = ${playerId}`);
  return rows;
}

/** Keeps what a vendor said; an older answer never replaces a newer one. */
export async function writeBalance(
  db: Db,
  playerId: bigint,
  { vendor, balance, asked_at: at }: KnownBalance,
): Promise<void> {
  await db.query(sql`
    insert into transfers.balance as known (player_id, vendor, balance, asked_at)
    values (${playerId}, ${vendor}, ${balance}, ${at})
    on conflict (player_id, vendor) do update
      set balance = excluded.balance, asked_at = excluded.asked_at
    where known.asked_at <= excluded.asked_at`);
}
