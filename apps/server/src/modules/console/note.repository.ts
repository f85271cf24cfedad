import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { isBefore } from '../../platform/story.repository.ts';
import type { StoryPlace } from '../../platform/story.ts';

/** A note of staff about a member. */
export interface NoteRow {
  readonly id: bigint;
  readonly words: string;
  readonly by: string;
  readonly at: Date;
}

type Row = NoteRow & Record<string, unknown>;

const columns = sql`id, words, written_by as by, at`;

export async function insertNote(
  tx: Tx,
  note: {
    readonly merchant: string;
    readonly playerId: bigint;
    readonly words: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<NoteRow> {
  const { rows } = await tx.query<Row>(sql`
    insert into console.note (merchant_id, player_id, words, written_by, at)
    values (${note.merchant}, ${note.playerId}, ${note.words}, ${note.by}, ${note.at})
    returning ${columns}`);
  const row = rows[0];
  if (row === undefined) throw new Error('insert returned nothing');
  return row;
}

/** A page of the notes about a member, the latest first. */
export async function listNotes(db: Db, playerId: bigint, place: StoryPlace): Promise<NoteRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from console.note
    where player_id = ${playerId} and ${isBefore(place, { at: 'at', id: 'id', type: 'bigint' })}
    order by id desc limit ${place.limit}`);
  return rows;
}
