import { expect, test } from 'vitest';
import { contributionsOf, createContributions, inTurn } from './contributions.ts';
import { StartError } from './start-error.ts';

interface Kinds {
  readonly labels: string;
  readonly sums: number;
}

const gathering = () => createContributions<Kinds>({ labels: 'wallet', sums: 'compliance' });

test('what modules offer is listed in the order in which they were made', () => {
  const { gather, lists } = gathering();
  const modules = {
    wallet: {},
    compliance: { contributes: { labels: ['limits'] } },
    play: { contributes: { labels: ['rounds', 'prizes'], sums: [2] } },
  };
  expect(gather(modules)).toBe(modules);
  expect(lists.labels.list()).toEqual(['limits', 'rounds', 'prizes']);
  expect(lists.sums.list()).toEqual([2]);
});

test('a list that nobody adds to is empty', () => {
  const { gather, lists } = gathering();
  gather({ wallet: {}, compliance: {} });
  expect(lists.labels.list()).toEqual([]);
});

test('a list that is asked for before every module is made is a start error', () => {
  expect(() => gathering().lists.labels.list()).toThrow(StartError);
});

test('a module that comes after the gathering is a start error', () => {
  const { gather, lists } = gathering();
  gather({ wallet: {}, compliance: {} });
  const more = { wallet: {}, compliance: {}, play: { contributes: { labels: ['rounds'] } } };
  expect(() => gather(more)).toThrow(StartError);
  expect(lists.labels.list()).toEqual([]);
});

test('an offer to a module that is made later is a start error: arrows could make a circle', () => {
  const play = { contributes: { sums: [1] } };
  expect(() => gathering().gather({ wallet: {}, play, compliance: {} })).toThrow(
    'play offers sums to compliance, which is made later',
  );
});

test('an offer to itself is a start error', () => {
  const wallet = { contributes: { labels: ['own'] } };
  expect(() => gathering().gather({ wallet, compliance: {} })).toThrow(StartError);
});

test('an offer that no module asks for is a start error', () => {
  const play = { contributes: { labels: [], colours: ['red'] } };
  expect(() => gathering().gather({ wallet: {}, compliance: {}, play })).toThrow(
    'play offers colours, which no module asks for',
  );
});

test('a kind whose module is missing is a start error', () => {
  expect(() => gathering().gather({ wallet: {} })).toThrow(
    'sums is asked for by compliance, which is not made',
  );
});

test('hooks run one after another, and the first that fails ends it', async () => {
  const done: string[] = [];
  const hook = (name: string) => async (tx: string) => {
    await Promise.resolve();
    if (name === 'bad') throw new Error(name);
    done.push(`${name} ${tx}`);
  };
  await inTurn(contributionsOf(hook('first'), hook('second')))('tx');
  expect(done).toEqual(['first tx', 'second tx']);
  await expect(inTurn(contributionsOf(hook('bad'), hook('third')))('tx')).rejects.toThrow('bad');
  expect(done).toHaveLength(2);
});
