import { fastWords, streamOf, type RandomStream } from '@arara/fairness';
import { createAnywhere } from '../anywhere/play-anywhere.ts';
import { createCluster } from '../cluster/play-cluster.ts';
import type { SlotBook } from '../events.ts';
import type { FallsMaths } from '../maths.ts';

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
  const play = maths.model === 'cluster' ? createCluster(maths) : createAnywhere(maths);
  return (number) => play(streamOf(fastWords(`${mathsHash}:${number}`)));
}
