import { createClusterBooks } from './cluster/play-cluster.ts';
import type { SlotBook } from './events.ts';
import type { BookedMaths, SlotMaths } from './maths.ts';
import { createVariableBooks } from './variable/play-variable.ts';

/** True if a round of the model is a book drawn by number, so that all of them can be listed. */
export function isBooked(maths: SlotMaths): maths is BookedMaths {
  return 'books' in maths;
}

/** The book of each number, from 0. Anybody can list them all, which is how the return is proven. */
export function createBooks(maths: BookedMaths, mathsHash: string): (number: number) => SlotBook {
  if (maths.model === 'cluster') return createClusterBooks(maths, mathsHash);
  return createVariableBooks(maths, mathsHash);
}
