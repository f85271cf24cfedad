import type { Game } from '@arara/contract';
import { expect, test } from 'vitest';
import { railsOf as arrangedRails } from './rails.ts';
import type { Plan } from './rails.ts';

const rail = (name: Plan['rails'][number]['rail'], most: number) => ({
  rail: name,
  most,
  name: null,
});
/** The house's own order. */
const usual: Plan = {
  rails: [rail('played', 8), rail('hot', 12), rail('new', 7), rail('brands', 3)],
  ranked: true,
};
const railsOf = (lists: Parameters<typeof arrangedRails>[0], plan = usual) =>
  arrangedRails(lists, plan);

const game = (nodeId: string, isNew = false) => ({ nodeId, isNew }) as Game;
const old = ['a', 'b', 'c', 'd'].map((id) => game(id));
const late = ['e', 'f', 'g', 'h'].map((id) => game(id, true));
/** A house of eight games, four of them new. */
const small = { hot: [...old, ...late], fresh: [...late, ...old] };
const many = Array.from({ length: 24 }, (_, at) => game(`m${at}`, at >= 12));

const idsOf = ({ played, hot, fresh }: ReturnType<typeof railsOf>) => ({
  played: played.map(({ nodeId }) => nodeId).join(''),
  hot: hot.map(({ game: one, rank }) => `${rank}${one.nodeId}`).join(' '),
  fresh: fresh.map(({ nodeId }) => nodeId).join(''),
});

test('a visitor sees what is hot and what is new, each game once', () => {
  expect(idsOf(railsOf({ played: [], ...small }))).toEqual({
    played: '',
    hot: '1a 2b 3c 4d',
    fresh: 'efgh',
  });
});

test('what a member played stands in its own rail, and the others keep their places in the ranking', () => {
  expect(idsOf(railsOf({ played: [game('b'), game('e', true)], ...small }))).toEqual({
    played: 'be',
    hot: '1a 3c 4d 6f',
    fresh: '',
  });
});

test('a rail of two games is left out, and its games stay free', () => {
  const played = [...old, ...late.slice(0, 2)];
  const rails = railsOf({ played, ...small });
  expect(idsOf(rails)).toEqual({ played: 'abcd', hot: '5e 6f 7g 8h', fresh: '' });
  const five = railsOf({ played: [], hot: small.hot.slice(0, 5), fresh: [] });
  expect(idsOf(five).hot).toBe('1a 2b 3c');
  const few = railsOf({ played: [], hot: old.slice(0, 2), fresh: late.slice(0, 3) });
  expect(idsOf(few)).toEqual({ played: '', hot: '', fresh: 'efg' });
});

test('whatever was played, no game stands twice, and all that stand are known', () => {
  for (let count = 0; count <= 8; count += 1) {
    const rails = railsOf({ played: small.hot.slice(0, count), ...small });
    const ids = [
      ...rails.played.map(({ nodeId }) => nodeId),
      ...rails.hot.map((one) => one.game.nodeId),
      ...rails.fresh.map(({ nodeId }) => nodeId),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids)).toEqual(rails.shown);
  }
});

test('many games fill each rail', () => {
  const rails = railsOf({
    played: many.slice(0, 10),
    hot: many.slice(0, 12),
    fresh: many.slice(12),
  });
  expect([rails.played.length, rails.hot.length, rails.fresh.length]).toEqual([8, 4, 7]);
});

test('without games there is no rail', () => {
  expect(railsOf({ played: [], hot: [], fresh: [] })).toMatchObject({
    played: [],
    hot: [],
    fresh: [],
  });
});

test('staff choose the order, the length and what is left out; what they put first has no places', () => {
  const plan: Plan = { rails: [rail('new', 3), rail('RNG', 5), rail('hot', 3)], ranked: false };
  const rails = railsOf({ played: [game('a')], ...small }, plan);
  expect(idsOf(rails)).toEqual({ played: '', hot: 'nulla nullb nullc', fresh: 'efg' });
});
