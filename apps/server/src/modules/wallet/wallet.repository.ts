import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Currency } from '@arara/money';
import type { NewWallet, PlayerAccounts } from './wallet.types.ts';

export async function insertWallet(
  tx: Tx,
  { playerId, merchant }: NewWallet,
  accounts: Omit<PlayerAccounts, 'timeZone'>,
  at: Date,
): Promise<void> {
  await tx.query(sql`
    insert into wallet.player
      (player_id, merchant_id, currency, cash, bonus, held, debt, opened_at)
    values (${playerId}, ${merchant}, ${accounts.currency}, ${accounts.cash}, ${accounts.bonus},
      ${accounts.held}, ${accounts.debt}, ${at})`);
}

/** Accounts of a player, and whose player it is. */
export type WalletRow = Omit<PlayerAccounts, 'timeZone'> & { readonly merchant: string };

export async function readWallet(db: Db, playerId: bigint): Promise<WalletRow | null> {
  const { rows } = await db.query<{
    merchant: string;
    currency: Currency;
    cash: bigint;
    bonus: bigint;
    held: bigint;
    debt: bigint;
  }>(sql`
    select merchant_id as merchant, currency, cash, bonus, held, debt
    from wallet.player where player_id = ${playerId}`);
  return rows[0] ?? null;
}

export interface CountRow {
  readonly playerId: bigint;
  readonly cash: bigint;
  readonly countedTo: bigint;
}

interface RawCountRow {
  readonly player_id: bigint;
  readonly cash: bigint;
  readonly counted_to: bigint;
}

export async function readCount(db: Db, playerId: bigint): Promise<CountRow | null> {
  const { rows } = await db.query<RawCountRow>(sql`
    select player_id, cash, counted_to from wallet.player where player_id = ${playerId}`);
  return rows[0] === undefined ? null : toCountRow(rows[0]);
}

/** Takes the player's turn at counting; one process at a time. */
export async function lockCount(tx: Tx, playerId: bigint): Promise<CountRow | null> {
  const { rows } = await tx.query<RawCountRow>(sql`
    select player_id, cash, counted_to from wallet.player
    where player_id = ${playerId} for update`);
  return rows[0] === undefined ? null : toCountRow(rows[0]);
}

/** Wallets after a player id, for a job that goes through all of them. */
export async function readCounts(db: Db, after: bigint, limit: number): Promise<CountRow[]> {
  const { rows } = await db.query<RawCountRow>(sql`
    select player_id, cash, counted_to from wallet.player
    where player_id > ${after} order by player_id limit ${limit}`);
  return rows.map(toCountRow);
}

export async function writeCountedTo(tx: Tx, playerId: bigint, countedTo: bigint): Promise<void> {
  await tx.query(sql`
    update wallet.player set counted_to = ${countedTo} where player_id = ${playerId}`);
}

function toCountRow(row: RawCountRow): CountRow {
  return { playerId: row.player_id, cash: row.cash, countedTo: row.counted_to };
}
