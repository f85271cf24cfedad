import { chipsOf, type SpotBet } from '@arara/game-kit';
import { h } from '@arara/game-kit/view';
import type { Words } from '@arara/game-kit/view';
import { colourOf, WHEEL } from '../../src/roulette/spots.ts';
import { createSegments } from '../common/panel.ts';
import { neighboursMost, neighboursOf, sectors } from './announced.ts';
import type { Sector } from './announced.ts';

/** The racetrack: the numbers in their order round the wheel, with the bets that go by it. */
export interface Track {
  readonly node: HTMLElement;
  /** Lays the ring for a place of such a height, in CSS pixels. */
  resize(height: number): void;
  lock(on: boolean): void;
}

const names = Object.keys(sectors) as Sector[];
/** Columns and rows of the ring. The zero has two places, at the middle of the upper side. */
const rings = { high: [12, 9], flat: [16, 5] } as const;
const highFrom = 190;

export function createTrack(
  words: Words,
  lay: (bets: (chips: number) => readonly SpotBet[], name: string) => void,
): Track {
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`roulette.${key}`, params);
  const counts = Array.from({ length: neighboursMost + 1 }, (_, each) => String(each));
  const each = createSegments({
    label: g('neighbours'),
    name: 'neighbours',
    items: counts.map((value) => ({ value, text: value })),
    first: '2',
    changed: name,
  });
  const numbers = WHEEL.map((number) => {
    const colour = colourOf(number);
    const button = h('button', { type: 'button', class: `pocket ${colour}` }, String(number));
    button.addEventListener('click', () =>
      lay(
        (chips) =>
          neighboursOf(number, Number(each.value())).map((n) => ({ spot: String(n), chips })),
        g('neighbours.of', { number, each: each.value() }),
      ),
    );
    button.addEventListener('pointerenter', () => show(neighboursOf(number, Number(each.value()))));
    button.addEventListener('pointerleave', () => show([]));
    return { number, button };
  });
  const parts = names.map((sector) => {
    const text = g(`sector.${sector}`);
    const size = sectors[sector].reduce((sum, part) => sum + (chipsOf(part)[0]?.chips ?? 0), 0);
    const button = h(
      'button',
      { type: 'button' },
      h('b', {}, text),
      h('small', {}, g('sector.chips', { chips: size })),
    );
    button.addEventListener('click', () => lay((chips) => betsOf(sector, chips), text));
    return button;
  });
  const middle = h(
    'div',
    { class: 'sectors' },
    ...parts,
    h('small', { 'aria-hidden': 'true' }, g('neighbours')),
    each.node,
  );
  const ring = h('div', {
    class: 'ring',
    role: 'group',
    'aria-label': g('track'),
    'data-arrows': '',
  });
  ring.append(...numbers.map(({ button }) => button));
  const node = h('div', { class: 'track' }, ring, middle);
  walkRing(numbers.map(({ button }) => button));
  name();

  function name(): void {
    for (const { number, button } of numbers) {
      button.setAttribute('aria-label', g('neighbours.of', { number, each: each.value() }));
    }
  }
  function show(covered: readonly number[]): void {
    for (const { number, button } of numbers) {
      button.classList.toggle('covered', covered.includes(number));
    }
  }
  return {
    node,
    resize(height) {
      const isHigh = height >= highFrom;
      const [columns, rows] = isHigh ? rings.high : rings.flat;
      node.classList.toggle('flat', !isHigh);
      node.style.setProperty('--columns', String(columns));
      node.style.setProperty('--rows', String(rows));
      numbers.forEach(({ button }, at) => {
        const { column, row, span } = ringPlace(at, columns, rows);
        button.style.gridArea = `${row} / ${column} / auto / span ${span}`;
      });
    },
    lock(on) {
      for (const button of [...parts, ...numbers.map((one) => one.button)]) {
        button.setAttribute('aria-disabled', String(on));
      }
    },
  };
}

const betsOf = (sector: Sector, chips: number): SpotBet[] =>
  sectors[sector]
    .flatMap((part) => chipsOf(part))
    .map((bet) => ({ spot: bet.spot, chips: bet.chips * chips }));

/** Where a pocket lies in the ring: clockwise from the zero, which is in the middle of the upper side. */
export function ringPlace(at: number, columns: number, rows: number) {
  const start = columns / 2;
  if (at === 0) return { column: start, row: 1, span: 2 };
  let left = at + start;
  if (left < columns) return { column: left + 1, row: 1, span: 1 };
  left -= columns;
  if (left < rows - 1) return { column: columns, row: left + 2, span: 1 };
  left -= rows - 1;
  if (left < columns - 1) return { column: columns - 1 - left, row: rows, span: 1 };
  left -= columns - 1;
  if (left < rows - 2) return { column: 1, row: rows - 1 - left, span: 1 };
  return { column: left - rows + 3, row: 1, span: 1 };
}

/** Arrows walk round the ring; one of its buttons is on the way of the Tab key. */
function walkRing(buttons: readonly HTMLButtonElement[]): void {
  buttons.forEach((button, place) => {
    button.tabIndex = place === 0 ? 0 : -1;
    button.addEventListener('focus', () => {
      for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
    });
    button.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      buttons[(place + by + buttons.length) % buttons.length]?.focus();
    });
  });
}
