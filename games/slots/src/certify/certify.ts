import { replayProof, type Certificate } from '@arara/game-kit';
import type { SlotDefinition } from '../define.ts';
import type { FallsMaths, SlotMaths } from '../maths.ts';
import { isFalls } from '../falls/books.ts';
import { jackpotOf } from '../shape.ts';
import { certifyBook } from './certify-book.ts';
import { certifyBooks } from './certify-books.ts';
import { certifyHold } from './certify-hold.ts';
import { withJackpot } from './certify-jackpot.ts';
import { certifyReels } from './certify-reels.ts';
import { certifyRespin } from './certify-respin.ts';

/** The part of a certificate that belongs to the maths, and so to every title that plays it. */
type Figures = Pick<Certificate, 'method' | 'modes' | 'books'>;

/**
 * Writes a slot's certificate. Its figures are those that a title of the same maths has `proven`; without them they
 * are proven here, which takes minutes for a model of books and seconds for one of strips.
 */
export function certifySlot(slot: SlotDefinition, proven?: Certificate): Certificate {
  if (proven !== undefined && proven.mathsHash !== slot.mathsHash)
    throw new RangeError(`${proven.game} has other maths than ${slot.code}`);
  const identity = {
    game: slot.code,
    version: slot.version,
    kind: slot.kind,
    mathsHash: slot.mathsHash,
    winCap: slot.winCap,
    replay: replayProof(slot),
  };
  if (proven === undefined) return { ...identity, ...proveFigures(slot) };
  const { method, modes, books } = proven;
  return { ...identity, method, modes, ...(books === undefined ? {} : { books }) };
}

function proveFigures({ title, mathsHash }: SlotDefinition): Figures {
  const { maths } = title;
  if (isFalls(maths)) return { method: 'books', ...certifyBooks(maths, mathsHash) };
  const { modes } = certifyStrips(maths);
  const jackpot = jackpotOf(maths);
  if (jackpot === null) return { method: 'enumeration', modes };
  return { method: 'enumeration', modes: modes.map((mode) => withJackpot(jackpot, mode)) };
}

function certifyStrips(maths: Exclude<SlotMaths, FallsMaths>): Pick<Certificate, 'modes'> {
  if (maths.model === 'respin') return certifyRespin(maths);
  if (maths.model === 'hold') return certifyHold(maths);
  return maths.model === 'book' ? certifyBook(maths) : certifyReels(maths);
}
