import type { Player } from '../../identity/index.ts';
import { entryOf } from '../audit.ts';
import type { Actor } from '../audit.ts';
import type { ConsoleDeps } from '../console.deps.ts';
import { insertNote } from '../note.repository.ts';
import type { NoteRow } from '../note.repository.ts';

/** Writes a note about a member. Its words stay in the note: the audit names it. */
export async function writeNote(
  { database, clock, staff }: Pick<ConsoleDeps, 'database' | 'clock' | 'staff'>,
  actor: Actor,
  player: Player,
  words: string,
): Promise<NoteRow> {
  const { id: playerId, merchant } = player;
  return database.transaction(async (tx) => {
    const by = actor.staff.email;
    const note = await insertNote(tx, { merchant, playerId, words, by, at: clock.now() });
    await staff.record(tx, entryOf(actor, player, 'member.noted', { note: String(note.id) }));
    return note;
  });
}
