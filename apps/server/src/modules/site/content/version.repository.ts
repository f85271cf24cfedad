import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** A version of a subject: a change of the site, and the words with which it was published. */
export interface VersionRow {
  readonly id: bigint;
  readonly at: Date;
  readonly actor: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}

type Row = VersionRow & Record<string, unknown>;

const versions = sql`
  select c.id, c.at, c.actor, c.subject, c.before, c.after, d.reason
  from site.change c left join site.draft d on d.change_id = c.id`;

/** The last versions of a subject, the latest first. */
export async function versionsOf(
  db: Db,
  merchant: string,
  subject: string,
  limit: number,
): Promise<VersionRow[]> {
  const { rows } = await db.query<Row>(sql`
    ${versions} where c.merchant_id = ${merchant} and c.subject = ${subject}
    order by c.id desc limit ${limit}`);
  return rows;
}

/** The last versions of whatever at a merchant. */
export async function latestVersions(
  db: Db,
  merchant: string,
  limit: number,
): Promise<VersionRow[]> {
  const { rows } = await db.query<Row>(sql`
    ${versions} where c.merchant_id = ${merchant} order by c.id desc limit ${limit}`);
  return rows;
}

/** The number and the hand of the last version of each subject of a merchant. */
export async function basesOf(db: Db, merchant: string): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await db.query<{ subject: string; id: bigint }>(sql`
    select subject, max(id) as id from site.change where merchant_id = ${merchant} group by subject`);
  return new Map(rows.map(({ subject, id }) => [subject, id]));
}

/** The last version of one subject; null: it was never changed. */
export async function lastVersion(
  tx: Tx,
  merchant: string,
  subject: string,
): Promise<{ readonly id: bigint; readonly actor: string } | null> {
  const { rows } = await tx.query<{ id: bigint; actor: string }>(sql`
    select id, actor from site.change where merchant_id = ${merchant} and subject = ${subject}
    order by id desc limit 1`);
  return rows[0] ?? null;
}

/** From here to the end of the transaction nobody else publishes or drafts at this merchant. */
export async function lockMerchant(tx: Tx, merchant: string): Promise<void> {
  await tx.query(sql`select id from site.merchant where id = ${merchant} for update`);
}
