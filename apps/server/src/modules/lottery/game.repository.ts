import type { PrizeTable, Schedule } from '@arara/lottery';
import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import type { DrawSource } from './issue.repository.ts';

export interface GameRow {
  code: string;
  model: string;
  prize_mode: 'Lott' | 'ZY' | 'Elott' | 'SEA';
  schedule: Schedule;
  table_data: PrizeTable;
  ticket_max: bigint;
  player_max: bigint;
  issue_max: bigint;
  liability_max: bigint;
  active: boolean;
  draw_source: DrawSource;
}

/** Every lottery with the prizes in force, in the operator's order. */
export async function readGames(db: Db): Promise<GameRow[]> {
  const { rows } = await db.query<GameRow & Record<string, unknown>>(sql`
    select g.code, g.model, g.prize_mode, g.schedule, t.data as table_data, g.ticket_max,
      g.player_max, g.issue_max, g.liability_max, g.active, g.draw_source
    from lottery.game g
    join lottery.prize_table t on t.code = g.prize_table and t.version = g.table_version
    order by g.place, g.code`);
  return rows;
}

/** Prizes at a version; null where nothing was ever sold or offered under it. */
export async function readTable(db: Db, code: string, version: number): Promise<PrizeTable | null> {
  const { rows } = await db.query<{ data: PrizeTable }>(sql`
    select data from lottery.prize_table where code = ${code} and version = ${version}`);
  return rows[0]?.data ?? null;
}

/** Stores a version of prizes; the same version again changes nothing. */
export async function insertTable(db: Db, table: PrizeTable): Promise<void> {
  await db.query(sql`
    insert into lottery.prize_table (code, version, data)
    values (${table.code}, ${table.version}, ${JSON.stringify(table)})
    on conflict do nothing`);
}

export interface GameSettings {
  readonly code: string;
  readonly model: string;
  readonly prizeMode: GameRow['prize_mode'];
  readonly schedule: Schedule;
  readonly table: PrizeTable;
  readonly ticketMax: bigint;
  readonly playerMax: bigint;
  readonly issueMax: bigint;
  readonly liabilityMax: bigint;
  readonly place: number;
  /** The source of the draws; where nothing is said, this house. */
  readonly drawSource?: DrawSource;
}

/** Adds a lottery; one that is there already stays as the operator made it. */
export async function insertGame(db: Db, game: GameSettings): Promise<void> {
  await db.query(sql`
    insert into lottery.game (
      code, model, prize_mode, schedule, prize_table, table_version, ticket_max, player_max,
      issue_max, liability_max, place, draw_source
    ) values (
      ${game.code}, ${game.model}, ${game.prizeMode}::lottery.prize_mode,
      ${JSON.stringify(game.schedule)}, ${game.table.code}, ${game.table.version},
      ${game.ticketMax}, ${game.playerMax}, ${game.issueMax}, ${game.liabilityMax}, ${game.place},
      ${game.drawSource ?? 'own'}::lottery.draw_source
    ) on conflict do nothing`);
}
