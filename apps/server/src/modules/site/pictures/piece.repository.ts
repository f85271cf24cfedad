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
    on conflict do nothing`);
}

export async function readPicture(db: Db, name: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    sql`select bytes from site.picture where name = ${name}`,
  );
  return rows[0]?.bytes ?? null;
}
