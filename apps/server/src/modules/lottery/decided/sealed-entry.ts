import { hash } from 'node:crypto';
import { peopleMin } from '../results/conclude.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import type { Db } from '@arara/postgres';
import { standingTicketEntries } from './ticket-entry.repository.ts';
import type { TicketDecision, TicketEntry } from './ticket-entry.repository.ts';

type Box = Pick<LotteryDeps, 'secretBox'>;
type Words = Omit<TicketEntry, 'sealed'>;

/** A person's words under the program's key: whoever has the database alone writes none. */
export const sealEntry = ({ secretBox }: Box, words: Words): TicketEntry => ({
  ...words,
  sealed: secretBox.seal(Buffer.from(textOf(words))),
});

/**
 * The entries that stand about a ticket and were said to this program; of two who do not say the same nothing
 * comes.
 */
export async function sealedEntries(
  { secretBox }: Box,
  db: Db,
  ticketId: bigint,
  version: number,
): Promise<TicketEntry[]> {
  const entries = await standingTicketEntries(db, ticketId, version);
  return entries.filter((entry) => {
    try {
      return secretBox.open(entry.sealed).toString() === textOf(entry);
    } catch {
      // A box that does not open was not sealed here.
      return false;
    }
  });
}

/** The decision of two people about a ticket, which nobody denies; null: nothing yet. */
export function agreedOf(entries: readonly TicketEntry[]): TicketDecision | null {
  const [first] = entries;
  if (first === undefined || entries.length < peopleMin) return null;
  return entries.every((entry) => isSame(entry, first)) ? first.decision : null;
}

/** True if two people say the same. */
export const isSame = (a: TicketEntry, b: TicketEntry): boolean =>
  a.decision === b.decision && a.counted === b.counted;

/** True if two people decided so of a ticket at a result of its issue. */
export async function isDecided(
  deps: Box & Pick<LotteryDeps, 'database'>,
  ticketId: bigint,
  version: number,
  decision: TicketDecision,
): Promise<boolean> {
  return agreedOf(await sealedEntries(deps, deps.database.read, ticketId, version)) === decision;
}

function textOf({ ticket_id: ticket, version, decision, counted, ...said }: Words): string {
  const text = counted === null ? '' : hash('sha256', counted);
  const { entered_by: by, reason } = said;
  return JSON.stringify(['ticket', String(ticket), version, decision, text, by, reason]);
}
