import { describe, expect, test } from 'vitest';
import { readArticle } from './article-text.ts';
import { groupArticles, searchArticles } from './search-articles.ts';
import type { Article } from './search-articles.ts';

describe('the text of an article', () => {
  test('blank lines part it, dashes and numbers make lists', () => {
    expect(readArticle('One\ntwo.\n\n- a\n- b\n\n1. x\n2. y\n\n')).toEqual([
      { kind: 'text', text: 'One two.' },
      { kind: 'list', numbered: false, items: ['a', 'b'] },
      { kind: 'list', numbered: true, items: ['x', 'y'] },
    ]);
  });

  test('a dash inside a sentence makes no list', () => {
    expect(readArticle('From a - to b\n- not all lines')).toEqual([
      { kind: 'text', text: 'From a - to b - not all lines' },
    ]);
  });
});

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
