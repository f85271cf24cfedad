import type { StartData } from '@arara/contract';
import { expect, test } from 'vitest';
import { brandsOf } from './brands.ts';

type Category = StartData['categories'][number];

function category(title: Category['title'], games: Record<string, number>): Category {
  const cards = Object.entries(games).map(([name, count]) => ({
    vassalage: name.toUpperCase(),
    name,
    isHot: 0 as const,
    isDemo: name.startsWith('Demo'),
    games: count,
    icon: `${title}-${name}.webp`,
  }));
  return {
    title,
    gameClassify: [],
    kinds: [],
    gameCategory: title,
    games: cards.length,
    cards,
    vendors: Object.keys(games),
  };
}

test('a studio of two categories stands once, where it has most to play', () => {
  const brands = brandsOf([category('RNG', { Mata: 2, Feira: 3 }), category('FISH', { Mata: 4 })]);
  expect(brands).toEqual([
    { code: 'MATA', name: 'Mata', icon: 'FISH-Mata.webp', games: 6, category: 'FISH' },
    { code: 'FEIRA', name: 'Feira', icon: 'RNG-Feira.webp', games: 3, category: 'RNG' },
  ]);
});

test('a demonstration stands beside no studio', () => {
  const brands = brandsOf([category('RNG', { Mata: 2 }), category('INHOUSE', { 'Demo Dados': 1 })]);
  expect(brands.map(({ code }) => code)).toEqual(['MATA']);
});

test('no category, no studio', () => {
  expect(brandsOf([])).toEqual([]);
});
