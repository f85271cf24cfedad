import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Piece } from '../site.ports.ts';

/** A picture that the operator brought, by its key. */
export type OwnPiece = Piece & { readonly key: string };

export interface PieceRow {
  readonly key: string;
  readonly small: string;
  readonly large: string;
  readonly placeholder: string;
  readonly smallWidth: number;
  readonly largeWidth: number;
}

/** The address of a picture by the name of its bytes: what stands there never changes. */
const addressOf = (name: string): string => `/content/${name}.webp`;

export const pieceOf = ({ smallWidth, largeWidth, ...row }: PieceRow): OwnPiece => ({
  key: row.key,
  small: addressOf(row.small),
  large: addressOf(row.large),
  widths: [smallWidth, largeWidth],
  placeholder: row.placeholder,
});

/** Pieces of a merchant by their keys; a key that it has not is left out. */
export async function findPieces(
  db: Db,
  merchant: string,
  keys: readonly string[],
): Promise<OwnPiece[]> {
  const { rows } = await db.query<PieceRow & Record<string, unknown>>(sql`
    select key, small, large, placeholder, small_width as "smallWidth", large_width as "largeWidth"
    from site.piece where merchant_id = ${merchant} and key = any(${[...keys]}::text[])`);
  return rows.map(pieceOf);
}

/** Keeps the bytes of a picture under their name. */
export async function insertPicture(tx: Tx, name: string, bytes: Buffer): Promise<void> {
  await tx.query(sql`
    insert into site.picture (name, bytes) values (${name}, ${bytes}) on conflict do nothing`);
}

export async function insertPiece(
  tx: Tx,
  merchant: string,
  piece: PieceRow,
  made: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    insert into site.piece (merchant_id, key, small, large, small_width, large_width, placeholder,
      made_by, made_at)
    values (${merchant}, ${piece.key}, ${piece.small}, ${piece.large}, ${piece.smallWidth},
      ${piece.largeWidth}, ${piece.placeholder}, ${made.by}, ${made.at})
    on conflict (merchant_id, key) do update set made_at = excluded.made_at`);
}

/** Until the transaction ends nobody else brings or deletes pictures. */
export async function lockPictures(tx: Tx): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('site.picture'))`);
}

/** The bytes that the pictures of a merchant take. */
export async function bytesOf(db: Db, merchant: string): Promise<bigint> {
  const { rows } = await db.query<{ bytes: bigint }>(sql`
    select coalesce(sum(octet_length(bytes)), 0)::bigint as bytes from site.picture
    where name in (
      select small from site.piece where merchant_id = ${merchant}
      union select large from site.piece where merchant_id = ${merchant})`);
  return rows[0]?.bytes ?? 0n;
}

/** Deletes pieces made before an instant that no banner, open draft or version after another instant names; then their bytes. */
export async function dropUnused(
  tx: Tx,
  before: { readonly made: Date; readonly shown: Date },
): Promise<void> {
  await tx.query(sql`
    with used as (
      select merchant_id, unnest(array[art, art_wide]) as key from site.banner
      union
      select merchant_id, unnest(array[content ->> 'art', content ->> 'artWide']) from site.draft
      where state in ('DRAFT', 'SCHEDULED') and subject like 'banner %'
      union
      select merchant_id, unnest(array[before ->> 'art', before ->> 'artWide',
        after ->> 'art', after ->> 'artWide']) from site.change
      where at > ${before.shown} and subject like 'banner %'
    )
    delete from site.piece p where made_at < ${before.made}
      and not exists (select from used u where u.merchant_id = p.merchant_id and u.key = p.key)`);
  await tx.query(sql`
    delete from site.picture i
    where not exists (select from site.piece p where i.name in (p.small, p.large))`);
}

export async function readPicture(db: Db, name: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    sql`select bytes from site.picture where name = ${name}`,
  );
  return rows[0]?.bytes ?? null;
}
