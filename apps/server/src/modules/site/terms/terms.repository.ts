import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { TermsVersion } from '../site.model.ts';

type Row = TermsVersion & Record<string, unknown>;

const columns = sql`version, must_accept as "mustAccept", texts, published_at as "publishedAt"`;

/** The terms of now of every merchant with terms of its own, and the latest that members must have agreed to; 0: none. */
export async function readTerms(
  db: Db,
): Promise<(TermsVersion & { readonly merchantId: string; readonly required: number })[]> {
  const { rows } = await db.query<Row & { merchantId: string; required: number }>(sql`
    select distinct on (merchant_id) merchant_id as "merchantId", ${columns},
      coalesce(max(version) filter (where must_accept) over (partition by merchant_id), 0) as required
    from site.terms order by merchant_id, version desc`);
  return rows;
}

export async function findTerms(
  db: Db,
  merchant: string,
  version: number,
): Promise<TermsVersion | null> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from site.terms where merchant_id = ${merchant} and version = ${version}`);
  return rows[0] ?? null;
}

/** The version of now; null while the merchant shows the terms of the house. */
export async function lastTerms(db: Db, merchant: string): Promise<TermsVersion | null> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from site.terms where merchant_id = ${merchant}
    order by version desc limit 1`);
  return rows[0] ?? null;
}

export async function insertTerms(
  tx: Tx,
  merchant: string,
  { version, mustAccept, texts, publishedAt }: TermsVersion,
): Promise<void> {
  await tx.query(sql`
    insert into site.terms (merchant_id, version, must_accept, texts, published_at)
    values (${merchant}, ${version}, ${mustAccept}, ${JSON.stringify(texts)}::jsonb,
      ${publishedAt})`);
}
