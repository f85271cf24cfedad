import type { SpotBet } from '@arara/game-kit';
import { h, s } from '@arara/game-kit/view';
import type { Words } from '@arara/game-kit/view';
import { spotOf, SPOTS } from '../../src/roulette/spots.ts';
import type { Spot } from '../../src/roulette/spots.ts';
import { drawStack } from '../common/chips/chip.ts';
import { moveTo } from '../common/screen.ts';
import { drawCloth } from './cloth-picture.ts';
import { pointOf, spotAt, stepFrom } from './grid.ts';
import { namePaying } from './names.ts';
import { arrowOf, planOf } from './plan.ts';
import type { Place, Plan } from './plan.ts';

/** The cloth with its chips: laid by a finger, a pointer, or the keyboard. */
export interface Cloth {
  readonly node: HTMLElement;
  resize(width: number, height: number, isTall: boolean): void;
  /** Draws the chips that lie; `worth` writes that of some of them. */
  chips(bets: readonly SpotBet[], worth: (chips: number) => string): void;
  /** The number has come out: the spots that won keep their chips bright. Null takes the marks away. */
  mark(number: number | null, won: ReadonlySet<string>): void;
}

interface ClothOptions {
  readonly words: Words;
  readonly lay: (spot: Spot) => void;
  readonly take: (spot: Spot) => void;
  /** The words for the chips on a spot, behind its name. */
  readonly spoken: (spot: Spot) => string;
}

export function createCloth(options: ClothOptions): Cloth {
  const { words, spoken } = options;
  const [fields, heaps] = [s('g', {}), s('g', {})];
  const svg = s('svg', { 'aria-hidden': 'true' });
  svg.append(fields, heaps);
  const bubble = h('p', { class: 'bubble', hidden: true, 'aria-hidden': 'true' });
  const keys = createSpotKeys(
    options,
    (spot) => preview(spot),
    () => plan.isTall,
  );
  const node = h('div', { class: 'cloth' }, bubble, keys.node);
  node.prepend(svg);
  let plan: Plan = planOf(600, 300, false);
  let drawn: ReadonlyMap<number, SVGElement> = new Map();
  let laid: { bets: readonly SpotBet[]; worth: (chips: number) => string } | null = null;
  let marked: { number: number | null; won: ReadonlySet<string> } = {
    number: null,
    won: new Set(),
  };

  function preview(spot: Spot | null): void {
    for (const [number, field] of drawn) {
      field.classList.toggle('covered', spot?.numbers.includes(number) ?? false);
    }
    bubble.hidden = spot === null;
    if (spot === null) return;
    bubble.textContent = namePaying(words, spot);
    const { x, y } = plan.placeOf(pointOf(spot));
    bubble.style.setProperty('--x', `${x}px`);
    bubble.style.setProperty('--y', `${y}px`);
    bubble.classList.toggle('below', y < 70);
  }

  function draw(): void {
    const radius = Math.min(17, Math.max(8, plan.cell * 0.36));
    heaps.replaceChildren(
      ...(laid?.bets ?? []).map(({ spot, chips }) => {
        const heap = drawStack(chips, laid?.worth(chips) ?? '', radius);
        const { x, y } = plan.placeOf(pointOf(spotOf(spot)));
        moveTo(heap, x, y);
        if (marked.number !== null)
          heap.setAttribute('class', marked.won.has(spot) ? 'won' : 'lost');
        return heap;
      }),
    );
    for (const [number, field] of drawn) field.classList.toggle('came', number === marked.number);
  }

  listenForFingers(node, options, preview, (place) => spotAt(plan.cellsOf(place)));
  return {
    node,
    resize(width, height, isTall) {
      plan = planOf(width, height, isTall);
      svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      const picture = drawCloth(words, plan);
      drawn = picture.fields;
      fields.replaceChildren(...picture.nodes);
      keys.place(plan);
      draw();
    },
    chips(bets, worth) {
      laid = { bets, worth };
      keys.name((spot) => `${namePaying(words, spot)}${spoken(spot)}`);
      draw();
    },
    mark(number, won) {
      marked = { number, won };
      draw();
    },
  };
}

/** A press shows the spot that it means, and lays a chip where it ends; a second button takes one. */
function listenForFingers(
  node: HTMLElement,
  { lay, take }: Pick<ClothOptions, 'lay' | 'take'>,
  preview: (spot: Spot | null) => void,
  spotOn: (place: Place) => Spot | null,
): void {
  const spotOf = ({ clientX, clientY }: MouseEvent) => {
    const box = node.getBoundingClientRect();
    return spotOn({ x: clientX - box.left, y: clientY - box.top });
  };
  let isDown = false;
  node.addEventListener('pointerdown', (event) => {
    isDown = event.button === 0;
    if (isDown) node.setPointerCapture(event.pointerId);
    preview(spotOf(event));
  });
  node.addEventListener('pointermove', (event) => preview(spotOf(event)));
  node.addEventListener('pointerup', (event) => {
    const spot = spotOf(event);
    if (isDown && spot !== null) lay(spot);
    isDown = false;
    if (event.pointerType !== 'mouse') preview(null);
  });
  node.addEventListener('pointercancel', () => {
    isDown = false;
    preview(null);
  });
  node.addEventListener('pointerleave', () => preview(null));
  node.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    const spot = spotOf(event);
    if (spot !== null) take(spot);
  });
}

/** A button for each spot, which arrows walk and a screen reader names; fingers never meet them. */
function createSpotKeys(
  { words, lay, take }: ClothOptions,
  preview: (spot: Spot | null) => void,
  isTall: () => boolean,
) {
  const buttons = new Map(
    SPOTS.map((spot) => [spot.code, h('button', { type: 'button', tabindex: '-1' })]),
  );
  const go = (spot: Spot) => {
    for (const [code, button] of buttons) button.tabIndex = code === spot.code ? 0 : -1;
    preview(spot);
  };
  function press(event: KeyboardEvent, spot: Spot): void {
    if (event.key === 'Delete' || event.key === 'Backspace') take(spot);
    const way = arrowOf(event.key, isTall());
    const next = way === null ? null : stepFrom(spot, way);
    if (way !== null) event.preventDefault();
    if (next !== null) buttons.get(next.code)?.focus();
  }
  for (const spot of SPOTS) {
    const button = buttons.get(spot.code);
    button?.addEventListener('focus', () => go(spot));
    button?.addEventListener('blur', () => preview(null));
    button?.addEventListener('click', () => lay(spot));
    button?.addEventListener('keydown', (event) => press(event, spot));
  }
  const first = buttons.get('red');
  if (first !== undefined) first.tabIndex = 0;
  return {
    node: h(
      'div',
      {
        class: 'spots',
        role: 'group',
        'aria-label': words.game('chips.cloth'),
        'data-arrows': '',
      },
      ...buttons.values(),
    ),
    place(plan: Plan): void {
      for (const spot of SPOTS) {
        const { x, y } = plan.placeOf(pointOf(spot));
        buttons.get(spot.code)?.style.setProperty('translate', `${x - 12}px ${y - 12}px`);
      }
    },
    name(of: (spot: Spot) => string): void {
      for (const spot of SPOTS) buttons.get(spot.code)?.setAttribute('aria-label', of(spot));
    },
  };
}
