import type { RecordDeed } from '../../platform/audit.ts';
import type { DeadLetters, LetterAnswer, LetterKey } from '../../platform/dead-letters.ts';
import { formatCursor, parseCursor } from '../../platform/events.ts';
import { letterHand } from '../../platform/letter-hand.ts';
import { decisionUsage, oneOf, reasonOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';

interface LetterDesk {
  readonly deadLetters: DeadLetters;
  readonly record: RecordDeed;
}

/** `events dead-letters list|retry|drop`: events that a consumer failed at until it gave them up. */
export async function events(desk: LetterDesk, ask: Ask): Promise<string> {
  if (ask.verb !== 'dead-letters') throw new Error(decisionUsage);
  switch (ask.id) {
    case 'list':
      return list(desk.deadLetters);
    case 'retry':
      return retry(desk, ask);
    case 'drop':
      return drop(desk, ask);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(letters: DeadLetters): Promise<string> {
  const rows = await letters.list(askedMax);
  return table(
    ['letter', 'topic', 'version', 'attempts', 'first failed', 'last failed', 'error'],
    rows.map((row) => [
      nameOf(row),
      row.topic,
      String(row.version),
      String(row.attempts),
      row.first_failed_at.toISOString(),
      row.last_failed_at.toISOString(),
      row.error,
    ]),
    'There are no dead letters.',
  );
}

async function retry({ deadLetters, record }: LetterDesk, ask: Ask): Promise<string> {
  const [key, by] = [keyOf(ask), oneOf(ask)];
  const hand = letterHand(record, ask.person, { ranBy: ask.ranBy, reason: null });
  taken(key, await deadLetters.retry(key, hand));
  return `${key.consumer} has handled ${nameOf(key)}, asked by ${by}.`;
}

async function drop({ deadLetters, record }: LetterDesk, ask: Ask): Promise<string> {
  const [key, by] = [keyOf(ask), oneOf(ask)];
  const reason = reasonOf(ask, 'Why does nobody have to handle it?').slice(0, 500);
  const hand = letterHand(record, ask.person, { ranBy: ask.ranBy, reason });
  taken(key, await deadLetters.drop(key, { ...hand, reason }));
  return `${nameOf(key)} is dropped by ${by}.`;
}

/** Throws the refusal in words, with its code behind them. */
function taken(key: LetterKey, answer: LetterAnswer): void {
  if (answer.done) return;
  const { code, error } = answer;
  const words = {
    'dead.letter.not.found': `There is no dead letter ${nameOf(key)}.`,
    'dead.letter.consumer.unknown': `This version has no consumer ${key.consumer}.`,
    'dead.letter.failed.again': `${nameOf(key)} failed again: ${error}.`,
  }[code];
  throw new Error(`${words} (${code})`);
}

const nameOf = ({ consumer, ...position }: LetterKey) => `${consumer}/${formatCursor(position)}`;

/** Reads `<consumer>/<xid>-<seq>`, as the list has it. */
function keyOf({ second = '' }: Ask): LetterKey {
  const slash = second.lastIndexOf('/');
  const position = parseCursor(second.slice(slash + 1));
  if (slash < 1 || position === null) {
    throw new Error(`A letter is named as its list has it, not "${second}".`);
  }
  return { consumer: second.slice(0, slash), ...position };
}
