import { fastWords, streamOf } from '@arara/fairness';
import type { Book, BookEvent } from './book.ts';
import type { InstantGame } from './game.ts';

/**
 * The steps on which a view is shown and tested: one symbol, one event, one book, random books.
 * Everything is found by a label, so that a story shows the same thing every day.
 */

/** The book of a label. */
export function bookOf<E extends BookEvent>(
  game: InstantGame<E>,
  mode: string,
  label: string,
): Book<E> {
  return game.play({ mode }, streamOf(fastWords(label)));
}

/** The first book that is as wanted, of at most `limit` labelled 0, 1, 2 …; undefined if none is. */
export function findBook<E extends BookEvent>(
  game: InstantGame<E>,
  mode: string,
  wanted: (book: Book<E>) => boolean,
  limit = 20_000,
): Book<E> | undefined {
  for (let i = 0; i < limit; i += 1) {
    const book = bookOf(game, mode, String(i));
    if (wanted(book)) return book;
  }
  return undefined;
}

/** The first event of a type in a book. */
export function eventOf<E extends BookEvent, T extends E['type']>(
  book: Book<E>,
  type: T,
): Extract<E, { type: T }> | undefined {
  return book.events.find((event): event is Extract<E, { type: T }> => event.type === type);
}
