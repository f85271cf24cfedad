import type { Answer } from '../../lib/api.ts';
import { plainText } from '../../lib/plain-text.ts';

export type Article = Answer<'helpCentre'>['articles'][number];

/** Articles that hold every word one typed, those with it in their title first. */
export function searchArticles(articles: readonly Article[], wish: string): readonly Article[] {
  const words = plainText(wish)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return articles;
  const holds = (text: string): boolean => words.every((word) => text.includes(word));
  const found = articles.filter(({ title, body }) => holds(plainText(`${title} ${body}`)));
  const inTitle = found.filter(({ title }) => holds(plainText(title)));
  return [...inTitle, ...found.filter((article) => !inTitle.includes(article))];
}

/** Articles below their topics, in the order of the server. */
export function groupArticles(articles: readonly Article[]): [topic: string, own: Article[]][] {
  return [...Map.groupBy(articles, ({ group }) => group)];
}
