import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import type { Cursor } from './events.ts';

export interface ConsumerRow {
  xid: string;
  seq: bigint;
  failed_xid: string | null;
  failed_seq: bigint | null;
  attempts: number;
  first_failed_at: Date | null;
  retry_at: Date | null;
}

/** The row of a consumer, locked; null where another process has it, or there is none. */
export async function lockConsumer(tx: Tx, name: string): Promise<ConsumerRow | null> {
  const { rows } = await tx.query<ConsumerRow>(sql`
    select xid::text, seq, failed_xid::text, failed_seq, attempts, first_failed_at, retry_at
    from platform.consumer where name = ${name}
    for update skip locked`);
  return rows[0] ?? null;
}

/** Waits until no process handles an event of the consumer, and keeps it so until the transaction ends. */
export async function waitForConsumer(tx: Tx, name: string): Promise<void> {
  await tx.query(sql`select from platform.consumer where name = ${name} for update`);
}

export const cursorOf = ({ xid, seq }: ConsumerRow): Cursor => ({ xid, seq });

/** Moves the cursor forward; up to there nothing fails any more. */
export async function moveCursor(tx: Tx, name: string, { xid, seq }: Cursor): Promise<void> {
  await tx.query(sql`
    update platform.consumer set xid = ${xid}::xid8, seq = ${seq}, updated_at = now(),
      failed_xid = null, failed_seq = null, attempts = 0, first_failed_at = null, retry_at = null
    where name = ${name}`);
}

/** Writes down that the event after the cursor failed, and when it comes again. */
export async function noteFailure(
  tx: Tx,
  name: string,
  failure: {
    readonly event: Cursor;
    readonly attempts: number;
    readonly firstFailedAt: Date;
    readonly retryAt: Date;
  },
): Promise<void> {
  const { event, attempts, firstFailedAt, retryAt } = failure;
  await tx.query(sql`
    update platform.consumer set failed_xid = ${event.xid}::xid8, failed_seq = ${event.seq},
      attempts = ${attempts}, first_failed_at = ${firstFailedAt}, retry_at = ${retryAt}
    where name = ${name}`);
}

/** Writes a consumer down that starts with what happens from now on; one that is known stays where it is. */
export async function insertConsumer(tx: Tx, name: string, xid: string): Promise<void> {
  await tx.query(sql`
    insert into platform.consumer (name, xid, seq) values (${name}, ${xid}::xid8, -1)
    on conflict (name) do nothing`);
}

/** Begins the part of a transaction in which one event is handled. */
export async function openPart(tx: Tx): Promise<void> {
  await tx.query('savepoint handled');
}

/** Checks the constraints that would be checked at the commit only, and then fail all events of the round. */
export async function checkPart(tx: Tx): Promise<void> {
  await tx.query('set constraints all immediate; set constraints all deferred');
}

export async function undoPart(tx: Tx): Promise<void> {
  await tx.query('rollback to savepoint handled; release savepoint handled');
}

export async function closePart(tx: Tx): Promise<void> {
  await tx.query('release savepoint handled');
}
