import { changed, signedBy } from './audit.ts';
import type { RecordDeed } from './audit.ts';
import type { DeadLetter, LetterHand } from './dead-letters.ts';
import { formatCursor } from './events.ts';
import type { StaffActor } from './permissions.ts';

/** The person who decides about a letter, with the line of the audit, from the console or from the terminal. */
export function letterHand(
  record: RecordDeed,
  staff: StaffActor,
  { ranBy, reason }: { readonly ranBy: string | null; readonly reason: string | null },
): LetterHand {
  return {
    by: staff.email,
    ranBy,
    record: (tx, letter, end, left) =>
      record(tx, {
        ...signedBy(staff),
        merchant: null,
        action: `letter.${end}`,
        subject: `${letter.consumer}/${formatCursor(letter)}`,
        detail: {
          topic: letter.topic,
          ...(reason === null ? {} : { reason }),
          ...changed(toldOf(letter), left === null ? null : toldOf(left)),
        },
      }),
  };
}

const toldOf = ({ attempts, error }: DeadLetter) => ({ attempts, error });
