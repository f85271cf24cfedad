import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface StoredPasskey {
  readonly id: string;
  readonly playerId: bigint;
  readonly rpId: string;
  readonly publicKey: Buffer;
  readonly counter: bigint;
  readonly transports: string[];
  readonly backedUp: boolean;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = `id, player_id as "playerId", rp_id as "rpId", public_key as "publicKey", counter,
  transports, backed_up as "backedUp", name, created_at as "createdAt",
  last_used_at as "lastUsedAt"`;

type Row = StoredPasskey & Record<string, unknown>;

export async function listPasskeys(db: Db, playerId: bigint): Promise<StoredPasskey[]> {
  const { rows } = await db.query<Row>({
    text: `select ${columns} from identity.passkey where player_id = $1 order by created_at, id`,
    values: [playerId],
  });
  return rows;
}

export async function findPasskey(
  db: Db,
  merchant: string,
  id: string,
): Promise<StoredPasskey | null> {
  const { rows } = await db.query<Row>({
    text: `select ${columns} from identity.passkey where merchant_id = $1 and id = $2`,
    values: [merchant, id],
  });
  return rows[0] ?? null;
}

/** False when somebody has a passkey of that id already. */
export async function insertPasskey(
  tx: Tx,
  merchant: string,
  key: Omit<StoredPasskey, 'lastUsedAt'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into identity.passkey (merchant_id, id, player_id, rp_id, public_key, counter,
      transports, backed_up, name, created_at)
    values (${merchant}, ${key.id}, ${key.playerId}, ${key.rpId}, ${key.publicKey},
      ${key.counter}, ${key.transports}::text[], ${key.backedUp}, ${key.name}, ${key.createdAt})
    on conflict do nothing`);
  return rowCount === 1;
}

/** Records a use; false when another use has told a higher count meanwhile, as a copy would. */
export async function usePasskey(
  db: Db,
  key: StoredPasskey,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update identity.passkey set counter = ${counter}, last_used_at = ${now}
    where id = ${key.id} and player_id = ${key.playerId}
      and (counter < ${counter} or (counter = 0 and ${counter} = 0))`);
  return rowCount === 1;
}

export async function deletePasskey(tx: Tx, playerId: bigint, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    delete from identity.passkey where player_id = ${playerId} and id = ${id}`);
  return rowCount === 1;
}
