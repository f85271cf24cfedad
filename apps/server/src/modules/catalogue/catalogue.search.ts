import type { Db } from '@arara/postgres';
import type { CatalogueGame } from './catalogue.model.ts';
import { searchAlike, searchNear } from './catalogue.repository.ts';
import { endOfNames } from './catalogue.words.ts';

/** Fewer letters are a beginning, not a part, and nothing is alike enough to them. */
const lettersMin = 3;
const nearMax = 6;
/** Some of those that are alike may not be shown here. */
const nearLooked = 60;

/**
 * Games in which every word is written, found in memory; when there is none, the database guesses
 * what was meant. Games come most played first and stay so among equals.
 */
export async function searchGames(
  db: Db,
  merchant: string,
  games: readonly CatalogueGame[],
  words: readonly string[],
): Promise<readonly CatalogueGame[]> {
  const written = writtenIn(games, words);
  const longest = words[0]?.length ?? 0;
  if (written.length > 0 || longest < lettersMin) return written;
  const ids = await searchAlike(db, merchant, words);
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  return ids.flatMap((id) => byNode.get(id) ?? []);
}

/** Games for somebody who found nothing: those that are a little like a word of theirs. */
export async function nearGames(
  db: Db,
  merchant: string,
  games: readonly CatalogueGame[],
  words: readonly string[],
): Promise<readonly CatalogueGame[]> {
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  const ids = await searchNear(db, merchant, words, nearLooked);
  return ids.flatMap((id) => byNode.get(id) ?? []).slice(0, nearMax);
}

/**
 * Games that have every word: those that are called so come first, then those in which more of them are
 * whole words, or begin one.
 */
export function writtenIn(
  games: readonly CatalogueGame[],
  words: readonly string[],
): CatalogueGame[] {
  const beginnings = words.map((word) => ` ${word}`);
  const wholes = words.map((word) => ` ${word} `);
  const asked = words.map((word, at) => (word.length < lettersMin ? beginnings[at] : word) ?? word);
  return games
    .filter(({ search }) => asked.every((part) => search.includes(part)))
    .map((game) => ({
      game,
      called: countOf(beginnings, game.search.split(endOfNames, 1)[0] ?? ''),
      about: countOf([...beginnings, ...wholes], `${game.search} `),
    }))
    .toSorted((a, b) => b.called - a.called || b.about - a.about)
    .map(({ game }) => game);
}

const countOf = (parts: readonly string[], text: string): number =>
  parts.filter((part) => text.includes(part)).length;
