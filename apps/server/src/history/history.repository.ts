import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

/** Figures of the database that a history left. */
export interface Figures {
  readonly members: number;
  readonly rounds: number;
  readonly tickets: number;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly transfers: number;
  /** True if the last proof of the ledger and that of the audit found nothing wrong. */
  readonly sound: boolean;
}

/** Counts everything, as the owner of the tables. */
export async function readFigures(db: Db): Promise<Figures> {
  const { rows } = await db.query<Figures & Record<string, unknown>>(sql`
    select
      (select count(*)::integer from identity.player where is_agent = 0) as members,
      (select count(*)::integer from play.round) as rounds,
      (select count(*)::integer from lottery.ticket) as tickets,
      (select count(*)::integer from cashier.deposit) as deposits,
      (select count(*)::integer from cashier.withdrawal) as withdrawals,
      (select count(*)::integer from ledger.transfers) as transfers,
      (select sound from ledger.proofs order by id desc limit 1)
        and (select sound from staff.audit_proof order by id desc limit 1) as sound`);
  const [found] = rows;
  if (found === undefined) throw new Error('nothing was counted');
  return found;
}

/** True where a program has been: its first act is to write its brands. So is what a killed command left. */
export async function isUsed(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ made: boolean; lent: boolean }>(sql`
    select to_regclass('site.merchant') is not null as made,
      to_regnamespace('history') is not null as lent`);
  const [found] = rows;
  if (found?.made !== true) return found?.lent === true;
  const { rowCount } = await db.query(sql`select from site.merchant limit 1`);
  return found.lent || rowCount !== 0;
}

/** Makes the months of the ledger from the first one on; reports make theirs as they count. */
export async function makeMonths(db: Db, since: Date): Promise<void> {
  await db.query(sql`select ledger.create_partitions(since => ${since}::timestamptz)`);
}

/** True if the queue has a job whose time has come. */
export async function isJobDue(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ due: boolean }>(sql`
    select exists (select from graphile_worker._private_jobs
      where is_available and run_at <= now()) as due`);
  return rows[0]?.due === true;
}

/** Leaves the tables as a house that runs for long would have them. */
export async function tidyTables(db: Db): Promise<void> {
  await db.query(sql`vacuum analyze`);
}

/**
 * Withdrawals of a merchant that go to the bank next and that no person was asked about, by the instant at which their
 * members asked for them.
 */
export async function readApproved(
  db: Db,
  merchant: string,
): Promise<{ readonly at: Date; readonly playerId: bigint }[]> {
  const { rows } = await db.query<{ at: Date; playerId: bigint }>(sql`
    select created_at as at, player_id as "playerId" from cashier.withdrawal
    where merchant_id = ${merchant} and state = 'APPROVED' and asked_block_since is null
    order by created_at, id`);
  return rows;
}

/** The id of an account of staff. */
export async function findStaff(db: Db, email: string): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from staff.account where email = ${email}`);
  return rows[0]?.id ?? null;
}

/** The id of a username at a merchant. */
export async function findMember(
  db: Db,
  merchant: string,
  username: string,
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from identity.player where merchant_id = ${merchant} and username_key = ${username}`);
  return rows[0]?.id ?? null;
}
