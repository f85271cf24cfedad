import type { PrizeTable } from '@arara/lottery';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** The version of the prizes in force in a lottery; null where there is none. */
export async function readVersion(db: Db, game: string): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    sql`select table_version as version from lottery.game where code = ${game}`,
  );
  return rows[0]?.version ?? null;
}

/** The same; it stays in force until the transaction ends. */
export async function lockVersion(db: Db, game: string): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    sql`select table_version as version from lottery.game where code = ${game} for update`,
  );
  return rows[0]?.version ?? null;
}

export interface NewTable {
  /** The code of the lottery. */
  readonly game: string;
  readonly data: PrizeTable;
  readonly reason: string;
  /** The two people, the proposer first. */
  readonly by: readonly [string, string];
}

/**
 * Writes the next version of prizes and puts it into force in one lottery; another one that has the same
 * prizes keeps its version. Null where the version that it was made from is not in force any more.
 */
export async function publishTable(
  tx: Tx,
  { game, data, reason, by }: NewTable,
  from: number,
): Promise<number | null> {
  const { rowCount } = await tx.query(sql`
    select from lottery.game
    where code = ${game} and prize_table = ${data.code} and table_version = ${from} for update`);
  if (rowCount === 0) return null;
  const { rows } = await tx.query<{ next: number }>(sql`
    select max(version) + 1 as next from lottery.prize_table where code = ${data.code}`);
  const version = rows[0]?.next ?? 1;
  await tx.query(sql`
    insert into lottery.prize_table (code, version, data, reason, decided_by)
    values (${data.code}, ${version}, ${JSON.stringify({ ...data, version })}, ${reason},
      ${[...by]}::text[])`);
  await tx.query(sql`update lottery.game set table_version = ${version} where code = ${game}`);
  return version;
}
