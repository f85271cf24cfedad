import { raw, sql } from '@arara/postgres';
import type { Db, Sql } from '@arara/postgres';
import type { Question, Source, Sums } from './source.ts';

/** A cell as the database answers it: shares as text, whole numbers and amounts as bigint. */
export type Cell = string | bigint | Date | null;
export type SourceRow = Readonly<Record<string, Cell>> & { readonly id: string };

export interface Order {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** The rows of a table in an order; equal ones by their id, so that pages do not overlap. The key is of a column. */
export function ordered(source: Source, question: Question, { key, direction }: Order): Sql {
  const way = raw(direction === 'descending' ? 'desc nulls last' : 'asc nulls last');
  return sql`
    select r.* from (${source.rows(question)}) r
    order by r.${raw(`"${key}"`)} ${way}, r.id ${way}`;
}

/** A page of a table, and one row more where there is one. */
export async function readPage(
  db: Db,
  rows: Sql,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<SourceRow[]> {
  const page = await db.query<SourceRow>(sql`${rows} limit ${limit + 1} offset ${offset}`);
  return page.rows;
}

/** The sums of the columns over the whole result, and how many rows it has. */
export async function readTotals(
  db: Db,
  source: Source,
  question: Question,
): Promise<{ readonly count: bigint | null; readonly sums: Sums }> {
  if (source.totals !== undefined) {
    const { rows } = await db.query<Record<string, bigint | null>>(source.totals(question));
    return { count: null, sums: rows[0] ?? {} };
  }
  const summed = source
    .columns(question)
    .filter(({ total }) => total === 'sum')
    .map(({ key }) => `, sum(r."${key}")::bigint as "${key}"`);
  const { rows } = await db.query<Record<string, bigint | null>>(sql`
    select count(*) as "of rows" ${raw(summed.join(''))} from (${source.rows(question)}) r`);
  const { 'of rows': count = 0n, ...sums } = rows[0] ?? {};
  return { count, sums };
}
