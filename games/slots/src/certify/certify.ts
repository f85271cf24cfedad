import { replayProof, type Certificate } from '@arara/game-kit';
import type { SlotDefinition } from '../define.ts';
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
  const proven = maths.model === 'respin' ? certifyRespin(maths) : certifyReels(maths);
  return { ...identity, method: 'enumeration', ...proven };
}
