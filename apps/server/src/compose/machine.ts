import {
  clearProofCall,
  dropLetterCall,
  retryLetterCall,
  staffLettersCall,
  staffMachineCall,
} from '@arara/contract';
import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import { changed, signedBy } from '../platform/audit.ts';
import type { RecordDeed } from '../platform/audit.ts';
import { createDeadLetters } from '../platform/dead-letters.ts';
import type {
  DeadLetter,
  LetterAnswer,
  LetterEnd,
  LetterHand,
  LetterKey,
} from '../platform/dead-letters.ts';
import { AppError } from '../platform/errors.ts';
import { formatCursor, parseCursor } from '../platform/events.ts';
import type { StaffCaller } from '../platform/http/caller.ts';
import { route } from '../platform/http/route.ts';
import type { AnyRoute } from '../platform/http/route.ts';
import { gatherMachine, presentLetter } from './machine-room.ts';
import type { RoomParts } from './machine-room.ts';

const lettersShown = 100;

/** The parts of the program that the machine room looks at, and acts on. */
export interface MachineParts extends RoomParts {
  readonly kernel: Pick<Kernel, 'database' | 'clock'>;
  readonly ledger: RoomParts['ledger'] & Pick<Ledger, 'clearProof'>;
  /** Writes a line of the audit in the transaction of the deed. */
  readonly record: RecordDeed;
}

/** The machine room of the console: what runs and what stands still, and what a person decides there. */
export function machineRoutes(parts: MachineParts): AnyRoute[] {
  const { kernel, consumers } = parts;
  const letters = createDeadLetters({ ...kernel, consumers });
  const names = new Set(consumers.map(({ name }) => name));
  return [
    route(staffMachineCall, () => gatherMachine(parts)),
    route(staffLettersCall, async () => {
      const found = await letters.list(lettersShown + 1);
      const shown = found.slice(0, lettersShown);
      return {
        letters: shown.map((letter) => presentLetter(letter, names.has(letter.consumer))),
        more: found.length > shown.length,
      };
    }),
    route(retryLetterCall, async ({ params, caller }) =>
      taken(await letters.retry(keyOf(params), handOf(parts, caller, null))),
    ),
    route(dropLetterCall, async ({ params, body: { reason }, caller }) =>
      taken(await letters.drop(keyOf(params), { ...handOf(parts, caller, reason), reason })),
    ),
    route(clearProofCall, async ({ params, body, caller }) => {
      await clearProof(parts, caller, { proof: BigInt(params.id), reason: body.reason });
      return null;
    }),
  ];
}

function keyOf({ consumer, event }: { consumer: string; event: string }): LetterKey {
  const position = parseCursor(event);
  if (position === null) throw new AppError('dead.letter.not.found');
  return { consumer, ...position };
}

/** The person who decides about a letter, with the line of the audit. */
function handOf(
  { record }: MachineParts,
  { staff }: StaffCaller,
  reason: string | null,
): LetterHand {
  return {
    by: staff.email,
    ranBy: null,
    record: (tx, letter, end) =>
      record(tx, {
        ...signedBy(staff),
        merchant: null,
        action: `letter.${end}`,
        subject: `${letter.consumer}/${formatCursor(letter)}`,
        detail: {
          topic: letter.topic,
          ...(reason === null ? {} : { reason }),
          ...changed({ attempts: letter.attempts, error: letter.error }, leftBy(letter, end)),
        },
      }),
  };
}

/** A letter as a decision leaves it; null: it is gone. */
const leftBy = ({ attempts, error }: DeadLetter, end: LetterEnd) =>
  end === 'failed' ? { attempts: attempts + 1, error } : null;

function taken(answer: LetterAnswer): null {
  if (answer.done) return null;
  const { code, error } = answer;
  throw new AppError(code, error === undefined ? {} : { params: { error } });
}

async function clearProof(
  { kernel: { database }, ledger, record }: MachineParts,
  { staff }: StaffCaller,
  { proof, reason }: { readonly proof: bigint; readonly reason: string },
): Promise<void> {
  const unsound = await ledger.unsoundProofs(1);
  const faults = Object.keys(unsound[0]?.faults ?? {});
  await database.transaction(async (tx) => {
    const cleared = await ledger.clearProof({ proof, reason, by: staff.email, ranBy: null }, tx);
    if (!cleared) throw new AppError('proof.not.newest');
    await record(tx, {
      ...signedBy(staff),
      merchant: null,
      action: 'proof.cleared',
      subject: String(proof),
      detail: { reason, ...changed({ faults }, { faults: [] }) },
    });
  });
}
