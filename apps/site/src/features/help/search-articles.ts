import type { Answer } from '../../lib/api.ts';

export type Article = Answer<'helpCentre'>['articles'][number];

/** Text as one searches it: without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Articles that hold every word one typed, those with it in their title first. */
export function searchArticles(articles: readonly Article[], wish: string): readonly Article[] {
  const words = plain(wish)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return articles;
  const holds = (text: string): boolean => words.every((word) => text.includes(word));
  const found = articles.filter(({ title, body }) => holds(plain(`${title} ${body}`)));
  const inTitle = found.filter(({ title }) => holds(plain(title)));
  return [...inTitle, ...found.filter((article) => !inTitle.includes(article))];
}

/** Articles below their topics, in the order of the server. */
export function groupArticles(articles: readonly Article[]): [topic: string, own: Article[]][] {
  return [...Map.groupBy(articles, ({ group }) => group)];
}
