import { fastWords, streamOf, type RandomStream } from '@arara/fairness';
import { createAnywhere } from '../anywhere/play-anywhere.ts';
import { createCluster } from '../cluster/play-cluster.ts';
import type { SlotBook } from '../events.ts';
import type { FallsMaths, SlotMaths } from '../maths.ts';
import { createVariable } from '../variable/play-variable.ts';

/** True if symbols of the model fall. Its rounds are then books drawn by number, and all of them can be listed. */
export function isFalls(maths: SlotMaths): maths is FallsMaths {
  return maths.model === 'cluster' || maths.model === 'anywhere' || maths.model === 'variable';
}

/** Plays rounds of a model whose symbols fall: the stream draws the number of a book, the number is the book. */
export function createFalls(
  maths: FallsMaths,
  mathsHash: string,
): (mode: string, random: RandomStream) => SlotBook {
  const playBook = createBooks(maths, mathsHash);
  return (_mode, random) => playBook(random.nextInt(maths.books));
}

/** The book of each number, from 0. Anybody can list them all, which is how the return is proven. */
export function createBooks(maths: FallsMaths, mathsHash: string): (number: number) => SlotBook {
  const play = playerOf(maths);
  return (number) => play(streamOf(fastWords(`${mathsHash}:${number}`)));
}

function playerOf(maths: FallsMaths): (random: RandomStream) => SlotBook {
  if (maths.model === 'cluster') return createCluster(maths);
  return maths.model === 'anywhere' ? createAnywhere(maths) : createVariable(maths);
}
