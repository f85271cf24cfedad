import { h } from '@arara/game-kit/view';
import type { Words } from '@arara/game-kit/view';
import { colourOf } from '../../src/roulette/spots.ts';
import { createShareBar } from '../common/share-bar.ts';
import { countOf, extremes, lookBack, sharings } from './stats.ts';
import type { Counted, Group } from './stats.ts';

/** The statistics of the last results: groups, hot and cold numbers, and the results as beads. */
export interface NumbersPage {
  readonly node: HTMLElement;
  /** Shows results, the newest first. */
  show(results: readonly number[]): void;
}

const extremesShown = 5;

export function createNumbersPage(words: Words): NumbersPage {
  const label = words.game('roulette.numbers');
  const node = h('div', {
    class: 'numbers',
    role: 'group',
    'aria-label': label,
    tabindex: '0',
    'data-arrows': '',
  });
  return {
    node,
    show: (results) => node.replaceChildren(...contentOf(words, results.slice(0, lookBack))),
  };
}

function contentOf(words: Words, results: readonly number[]): Node[] {
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`roulette.${key}`, params);
  if (results.length === 0) return [h('p', { class: 'none' }, g('numbers.none'))];
  const { hot, cold } = extremes(results, extremesShown);
  return [
    h('p', {}, g('numbers.last', { rounds: results.length })),
    ...sharings.map((groups) => bar(words, results, groups)),
    h('div', { class: 'extremes' }, ranked(g('numbers.hot'), hot), ranked(g('numbers.cold'), cold)),
    h('ol', { class: 'beads', 'aria-label': g('numbers.road') }, ...results.map(bead)),
  ];
}

const bead = (number: number): HTMLElement =>
  h('li', { class: `pocket ${colourOf(number)}` }, String(number));

/** The shares of a sharing as one bar. */
const bar = (words: Words, results: readonly number[], groups: readonly Group[]): HTMLElement =>
  createShareBar(
    groups.map((group) => ({
      ink: group,
      name: words.game(`roulette.group.${group}`),
      count: countOf(results, group),
    })),
  );

function ranked(label: string, numbers: readonly Counted<number>[]): HTMLElement {
  const items = numbers.map(({ of, count }) => {
    const item = bead(of);
    item.append(h('small', {}, `×${count}`));
    return item;
  });
  return h('div', {}, h('small', {}, label), h('ol', { 'aria-label': label }, ...items));
}
