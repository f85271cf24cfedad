import {
  clearProofCall,
  dropLetterCall,
  retryLetterCall,
  staffLettersCall,
  staffMachineCall,
} from '@arara/contract';
import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import type { RecordDeed } from '../platform/audit.ts';
import { createDeadLetters } from '../platform/dead-letters.ts';
import type { LetterAnswer, LetterKey } from '../platform/dead-letters.ts';
import { AppError } from '../platform/errors.ts';
import { parseCursor } from '../platform/events.ts';
import { route } from '../platform/http/route.ts';
import type { AnyRoute } from '../platform/http/route.ts';
import { letterHand } from '../platform/letter-hand.ts';
import { clearProof } from './clear-proof.ts';
import type { StaffActor } from '../platform/permissions.ts';
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
  const { kernel, ledger, record, consumers } = parts;
  const { database } = kernel;
  const handOf = (staff: StaffActor, reason: string | null) =>
    letterHand(record, staff, { ranBy: null, reason });
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
      taken(await letters.retry(keyOf(params), handOf(caller.staff, null))),
    ),
    route(dropLetterCall, async ({ params, body: { reason }, caller }) =>
      taken(await letters.drop(keyOf(params), { ...handOf(caller.staff, reason), reason })),
    ),
    route(clearProofCall, async ({ params, body, caller }) => {
      const wish = { proof: BigInt(params.id), reason: body.reason, ranBy: null };
      if (!(await clearProof({ database, ledger, record }, caller.staff, wish))) {
        throw new AppError('proof.not.newest');
      }
      return null;
    }),
  ];
}

function keyOf({ consumer, event }: { consumer: string; event: string }): LetterKey {
  const position = parseCursor(event);
  if (position === null) throw new AppError('dead.letter.not.found');
  return { consumer, ...position };
}

function taken(answer: LetterAnswer): null {
  if (answer.done) return null;
  const { code, error } = answer;
  throw new AppError(code, error === undefined ? {} : { params: { error } });
}
