import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Person } from './privacy.types.ts';

export type FileState = 'MAKING' | 'READY' | 'TAKEN' | 'EXPIRED';

/** A file with the data of a person, without what stands in it. */
export interface FileRow {
  readonly id: string;
  readonly state: FileState;
  readonly askedBy: string;
  readonly reason: string;
  readonly language: string;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly bytes: number | null;
}

/** The sealed forms of a file: the data, and the page that a person reads. */
export interface FileContent {
  readonly json: Buffer;
  readonly html: Buffer;
}

type Row = FileRow & Record<string, unknown>;

const columns = sql`id, state, asked_by as "askedBy", reason, language, at, expires_at as "expiresAt",
  bytes`;

export async function insertFile(
  tx: Tx,
  { id: playerId, merchant, account }: Person,
  file: Pick<FileRow, 'id' | 'askedBy' | 'reason' | 'language' | 'at' | 'expiresAt'>,
): Promise<void> {
  await tx.query(sql`
    insert into privacy.file
      (id, merchant_id, player_id, account, state, asked_by, reason, language, at, expires_at)
    values (${file.id}, ${merchant}, ${playerId}, ${account}, 'MAKING', ${file.askedBy},
      ${file.reason}, ${file.language}, ${file.at}, ${file.expiresAt})`);
}

/** The files of a person, the latest first. */
export async function listFiles(db: Db, playerId: bigint, limit: number): Promise<FileRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from privacy.file where player_id = ${playerId}
    order by at desc, id limit ${limit}`);
  return rows;
}

/** A file that is being made, with its person; null where it is made, over or gone. */
export async function findMaking(
  db: Db,
  id: string,
): Promise<{ readonly person: Person; readonly language: string } | null> {
  const { rows } = await db.query<Person & { language: string } & Record<string, unknown>>(sql`
    select player_id as id, merchant_id as merchant, account, language from privacy.file
    where id = ${id}::uuid and state = 'MAKING'`);
  const [row] = rows;
  if (row === undefined) return null;
  const { language, ...person } = row;
  return { person, language };
}

/** Keeps the content; nothing happens where another process was faster. */
export async function fillFile(
  db: Db,
  id: string,
  { json, html }: FileContent,
  bytes: number,
): Promise<void> {
  await db.query(sql`
    update privacy.file set state = 'READY', content = ${json}, page = ${html}, bytes = ${bytes}
    where id = ${id}::uuid and state = 'MAKING'`);
}

/** Hands the content out once and forgets it; null where there is none to hand out. */
export async function takeContent(
  tx: Tx,
  playerId: bigint,
  id: string,
  now: Date,
): Promise<FileContent | null> {
  const { rows } = await tx.query<FileContent & Record<string, unknown>>(sql`
    with found as (
      select id, content, page from privacy.file
      where id = ${id}::uuid and player_id = ${playerId} and state = 'READY' and expires_at > ${now}
      for update
    )
    update privacy.file f set state = 'TAKEN', content = null, page = null from found
    where f.id = found.id returning found.content as json, found.page as html`);
  return rows[0] ?? null;
}

export async function expireFiles(db: Db, now: Date): Promise<void> {
  await db.query(sql`
    update privacy.file set state = 'EXPIRED', content = null, page = null
    where state in ('MAKING', 'READY') and expires_at <= ${now}`);
}

/** An erased person has no file. */
export async function dropContents(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query(sql`
    update privacy.file set state = 'EXPIRED', content = null, page = null
    where player_id = ${playerId} and state in ('MAKING', 'READY')`);
}
