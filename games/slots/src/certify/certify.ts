import { replayProof, type Certificate } from '@arara/game-kit';
import type { SlotDefinition } from '../define.ts';
import type { ClusterMaths, SlotMaths } from '../maths.ts';
import { certifyBook } from './certify-book.ts';
import { certifyBooks } from './certify-books.ts';
import { certifyReels } from './certify-reels.ts';
import { certifyRespin } from './certify-respin.ts';

/** Proves a slot's figures; a model of books takes minutes, one of strips seconds. */
export function certifySlot(slot: SlotDefinition): Certificate {
  const { maths } = slot.title;
  const identity = {
    game: slot.code,
    version: slot.version,
    kind: slot.kind,
    mathsHash: slot.mathsHash,
    winCap: slot.winCap,
    replay: replayProof(slot),
  };
  if (maths.model === 'cluster') {
    return { ...identity, method: 'books', ...certifyBooks(maths, slot.mathsHash) };
  }
  return { ...identity, method: 'enumeration', ...certifyStrips(maths) };
}

function certifyStrips(maths: Exclude<SlotMaths, ClusterMaths>): Pick<Certificate, 'modes'> {
  if (maths.model === 'respin') return certifyRespin(maths);
  return maths.model === 'book' ? certifyBook(maths) : certifyReels(maths);
}
