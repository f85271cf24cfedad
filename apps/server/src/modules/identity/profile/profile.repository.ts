import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

export async function storePortrait(db: Db, playerId: bigint, name: string): Promise<void> {
  await db.query(sql`update identity.player set avatar = ${name} where id = ${playerId}`);
}

export async function storeOnBoard(db: Db, playerId: bigint, onBoard: boolean): Promise<void> {
  await db.query(sql`update identity.player set on_board = ${onBoard} where id = ${playerId}`);
}

export async function storeNickname(
  db: Db,
  playerId: bigint,
  nickname: string | null,
): Promise<void> {
  await db.query(sql`update identity.player set nickname = ${nickname} where id = ${playerId}`);
}
