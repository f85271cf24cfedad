import { sql } from '@arara/postgres';
import type { Db, Sql, Tx } from '@arara/postgres';
import type { ReportExport } from '@arara/contract';
import type { Pool } from 'pg';
import type { Wish } from '../desk/question.ts';
import type { SourceRow } from '../desk/page.repository.ts';

export interface ExportRow {
  readonly id: string;
  readonly merchant: string;
  readonly staffId: bigint;
  readonly report: ReportExport['report'];
  readonly format: ReportExport['format'];
  readonly wish: Wish;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly personal: boolean;
  readonly language: string;
  readonly state: ReportExport['state'];
  readonly attempt: number;
  readonly rows: bigint;
  readonly rowsExpected: bigint | null;
  readonly bytes: bigint;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

type Found = ExportRow & Record<string, unknown>;

const columns = sql`
  id, merchant_id as merchant, staff_id as "staffId", report, format, wish, first_day as "firstDay",
  last_day as "lastDay", personal, language, state, attempt, rows, rows_expected as "rowsExpected",
  bytes, asked_at as "askedAt", expires_at as "expiresAt"`;

export type NewExport = Omit<ExportRow, 'state' | 'attempt' | 'rows' | 'rowsExpected' | 'bytes'>;

/** Notes what was asked for; false where the person has so many under way already. */
export async function insertExport(tx: Tx, one: NewExport, openMax: number): Promise<boolean> {
  // Two requests of one person at once are counted one after the other.
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended('reports.export', ${one.staffId}))`,
  );
  const { rowCount } = await tx.query(sql`
    insert into reports.export (id, merchant_id, staff_id, report, format, wish, first_day, last_day,
      personal, language, asked_at, expires_at)
    select ${one.id}, ${one.merchant}, ${one.staffId}, ${one.report}, ${one.format},
      ${JSON.stringify(one.wish)}::jsonb, ${one.firstDay}::date, ${one.lastDay}::date,
      ${one.personal}, ${one.language}, ${one.askedAt}, ${one.expiresAt}
    where (
      select count(*) from reports.export
      where staff_id = ${one.staffId} and state in ('WAITING', 'RUNNING')
        and expires_at > ${one.askedAt}
    ) < ${openMax}`);
  return rowCount === 1;
}

const shown = 50;

/** The exports of a person at a brand that are not over, the latest first. */
export async function listExports(
  db: Db,
  person: Pick<ExportRow, 'merchant' | 'staffId'>,
  now: Date,
): Promise<ExportRow[]> {
  const { rows } = await db.query<Found>(sql`
    select ${columns} from reports.export
    where staff_id = ${person.staffId} and merchant_id = ${person.merchant} and expires_at > ${now}
    order by asked_at desc, id limit ${shown}`);
  return rows;
}

export async function readExport(db: Db, id: string): Promise<ExportRow | null> {
  const { rows } = await db.query<Found>(sql`
    select ${columns} from reports.export where id = ${id}`);
  return rows[0] ?? null;
}

/** Begins an export, or begins it anew; the parts of an earlier attempt are gone. Null where nothing is to be done. */
export async function beginExport(tx: Tx, id: string): Promise<ExportRow | null> {
  const { rows } = await tx.query<Found>(sql`
    update reports.export set state = 'RUNNING', attempt = attempt + 1, rows = 0, bytes = 0
    where id = ${id} and state in ('WAITING', 'RUNNING') returning ${columns}`);
  await tx.query(sql`delete from reports.export_part where export_id = ${id}`);
  return rows[0] ?? null;
}

export async function setExpected(db: Db, id: string, rows: bigint): Promise<void> {
  await db.query(sql`update reports.export set rows_expected = ${rows} where id = ${id}`);
}

type Attempt = Pick<ExportRow, 'id' | 'attempt'>;

/** Adds a piece of the file with how far it is; false where another process has begun anew. */
export async function addPart(
  db: Db,
  { id, attempt }: Attempt,
  part: { readonly number: number; readonly bytes: Uint8Array; readonly rows: number },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    with mine as (
      update reports.export set rows = ${part.rows}, bytes = bytes + ${part.bytes.length}
      where id = ${id} and attempt = ${attempt} and state = 'RUNNING' returning id
    )
    insert into reports.export_part (export_id, attempt, number, bytes)
    select id, ${attempt}, ${part.number}, ${Buffer.from(part.bytes)} from mine`);
  return rowCount === 1;
}

/** Ends an attempt; false where another process has begun anew. */
export async function endExport(
  db: Db,
  { id, attempt }: Attempt,
  state: 'READY' | 'FAILED',
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update reports.export set state = ${state}
    where id = ${id} and attempt = ${attempt} and state = 'RUNNING'`);
  return rowCount === 1;
}

/** Gives out the address of one download. */
export async function setTicket(tx: Tx, id: string, hash: Buffer, until: Date): Promise<void> {
  await tx.query(sql`
    update reports.export set ticket_hash = ${hash}, ticket_until = ${until} where id = ${id}`);
}

/** Takes the address back as it is used: a file that is whole, or null. */
export async function spendTicket(db: Db, hash: Buffer, now: Date): Promise<ExportRow | null> {
  const { rows } = await db.query<Found>(sql`
    update reports.export set ticket_hash = null, ticket_until = null
    where ticket_hash = ${hash} and ticket_until > ${now} and expires_at > ${now} and state = 'READY'
    returning ${columns}`);
  return rows[0] ?? null;
}

/** The pieces of a file, one in memory at a time. */
export async function* readParts(db: Db, { id, attempt }: Attempt): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const { rows } = await db.query<{ bytes: Buffer }>(sql`
      select bytes from reports.export_part
      where export_id = ${id} and attempt = ${attempt} and number = ${number}`);
    const [part] = rows;
    if (part === undefined) return;
    yield part.bytes;
  }
}

/** Forgets the files whose time is over. */
export async function dropExpired(db: Db, now: Date): Promise<void> {
  await db.query(sql`delete from reports.export where expires_at <= ${now}`);
}

/** Ends the files with names of members that a brand has, also one that is being written; their content goes. */
export async function dropPersonal(tx: Tx, merchant: string): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(sql`
    update reports.export set state = 'FAILED', rows = 0, bytes = 0, ticket_hash = null,
      ticket_until = null
    where merchant_id = ${merchant} and personal and state <> 'FAILED' returning id`);
  await tx.query(sql`
    delete from reports.export_part where export_id = any (${rows.map(({ id }) => id)})`);
}

/** The rows of a statement, batch by batch and all of one moment; it changes nothing and holds nobody up. */
export async function* readRows(
  pool: Pool,
  statement: Sql,
  batch: number,
): AsyncGenerator<SourceRow[]> {
  const client = await pool.connect();
  let isOver = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(sql`declare export_rows no scroll cursor for ${statement}`);
    for (;;) {
      const { rows } = await client.query<SourceRow>(`fetch ${batch} from export_rows`);
      if (rows.length === 0) break;
      yield rows;
    }
    await client.query('rollback');
    isOver = true;
  } finally {
    // One that stopped half way is closed, with its transaction.
    client.release(!isOver);
  }
}
