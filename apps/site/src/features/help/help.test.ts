import { describe, expect, test } from 'vitest';
import { groupArticles, searchArticles } from './search-articles.ts';
import type { Article } from './search-articles.ts';

describe('the search', () => {
  const article = (id: string, group: string, title: string, body: string): Article => ({
    id,
    group,
    title,
    body,
  });
  const articles = [
    article('a', 'Pix', 'O saldo não apareceu', 'Confira o depósito no banco.'),
    article('b', 'Pix', 'Como fazer um depósito', 'Toque em Depositar.'),
    article('c', 'Conta', 'Senha', 'Crie outra.'),
  ];
  const ids = (wish: string): string[] => searchArticles(articles, wish).map(({ id }) => id);

  test('takes no notice of accents and capitals, and puts titles first', () => {
    expect(ids('DEPOSITO')).toEqual(['b', 'a']);
    expect(ids('senha')).toEqual(['c']);
  });

  test('wants every word', () => {
    expect(ids('deposito banco')).toEqual(['a']);
    expect(ids('deposito senha')).toEqual([]);
  });

  test('without words gives all, below their topics', () => {
    expect(ids('  ')).toEqual(['a', 'b', 'c']);
    expect(groupArticles(articles).map(([topic, own]) => [topic, own.length])).toEqual([
      ['Pix', 2],
      ['Conta', 1],
    ]);
  });
});
