import type { Db } from '@arara/postgres';
import type { CatalogueGame } from './catalogue.model.ts';
import { searchAlike } from './catalogue.repository.ts';

/** Fewer letters are a beginning, not a part, and nothing is alike enough to them. */
const lettersMin = 3;

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
  const written = gamesWith(games, words);
  const longest = words[0]?.length ?? 0;
  if (written.length > 0 || longest < lettersMin) return written;
  const ids = await searchAlike(db, merchant, words);
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  return ids.flatMap((id) => byNode.get(id) ?? []);
}

/** Games that have every word; those in which more of them begin a word come first. */
function gamesWith(games: readonly CatalogueGame[], words: readonly string[]): CatalogueGame[] {
  const beginnings = words.map((word) => ` ${word}`);
  const asked = words.map((word, at) => (word.length < lettersMin ? beginnings[at] : word) ?? word);
  return games
    .filter(({ search }) => asked.every((part) => search.includes(part)))
    .map((game) => ({
      game,
      score: beginnings.filter((part) => game.search.includes(part)).length,
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ game }) => game);
}
