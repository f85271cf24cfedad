import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { seats } from './tables.repository.ts';
import type { SeatRow, TableRow } from './tables.repository.ts';

/** The rounds of a game's table that are over, the newest first. */
export async function lastOutcomes(
  db: Db,
  gameCode: string,
  limit: number,
): Promise<Pick<TableRow, 'public_id' | 'number' | 'chain_number' | 'outcome'>[]> {
  const { rows } = await db.query<TableRow>(sql`
    select public_id, number, chain_number, outcome from studio.table_round
    where game_code = ${gameCode} and outcome is not null order by number desc limit ${limit}`);
  return rows;
}

/** A seat with the round that it is of, for its proof. */
export async function seatByPublicId(db: Db, publicId: string): Promise<SeatRow | null> {
  const { rows } = await db.query<SeatRow>(sql`
    ${seats} where s.public_id = ${publicId}`);
  return rows[0] ?? null;
}

/** The last seats of a player at a game's table that were paid, the newest first. */
export async function lastSeats(
  db: Db,
  {
    player_id: playerId,
    game_code: code,
    currency,
  }: Pick<SeatRow, 'player_id' | 'game_code' | 'currency'>,
  limit: number,
): Promise<SeatRow[]> {
  const { rows } = await db.query<SeatRow>(sql`
    ${seats} where s.player_id = ${playerId} and t.game_code = ${code}
      and s.currency = ${currency} and s.state = 'PAID'
    order by s.id desc limit ${limit}`);
  return rows;
}
