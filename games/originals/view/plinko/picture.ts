import { easeIn, easeOut } from '@arara/game-kit/stage';
import type { Pigment, StageClock } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import type { Times } from '../common/paces.ts';
import { fine, flat, inked, lettered, moveTo } from '../common/screen.ts';
import type { Screen } from '../common/screen.ts';

/** The picture's units. */
export const box = [420, 346] as const;

const middle = 210;
const top = 44;
const bottom = 284;
const widest = 396;
/** From so many rows on the words on the bowls stand upright. */
const uprightFrom = 12;
const rowMs = 120;
const hop = 0.42;

/** Where the berry passes: the place after so many rows of which so many led to the right. */
interface Field {
  readonly step: number;
  readonly rise: number;
  x(row: number, rights: number): number;
  y(row: number): number;
}

function fieldOf(rows: number): Field {
  const step = Math.min(40, widest / (rows + 1));
  const rise = (bottom - top) / rows;
  return {
    step,
    rise,
    x: (row, rights) => middle + (rights - row / 2) * step,
    y: (row) => top + row * rise,
  };
}

/** The pins, the bowls with what they pay, and the berry. */
export interface PlinkoPicture {
  lay(rows: number, bowls: readonly { readonly text: string; readonly ink: Pigment }[]): void;
  drop(
    path: readonly number[],
    times: Times,
    clock: StageClock,
    hit: (row: number) => void,
  ): Promise<void>;
  catchIn(place: number, times: Times, clock: StageClock): Promise<void>;
  rest(): void;
}

export function createPlinkoPicture({ svg }: Screen): PlinkoPicture {
  const pins = s('g', {});
  const bowls = s('g', {});
  const berry = s('g', {});
  const skin = inked('circle', 'jenipapo', { r: 10 }, 3);
  berry.append(skin, flat('circle', 'papel', { r: 2.2, cx: -3, cy: -3 }));
  svg.append(...drawScene(), pins, bowls, berry);
  let field = fieldOf(12);
  let count = 12;

  function rest(): void {
    moveTo(berry, middle, 22);
    for (const bowl of bowls.children) bowl.classList.remove('came');
  }

  return {
    rest,
    lay(rows, items) {
      [field, count] = [fieldOf(rows), rows];
      skin.setAttribute('r', String(Math.min(10, field.step * 0.34)));
      const drawn: SVGElement[] = [];
      for (let row = 0; row < rows; row += 1) {
        for (let at = 0; at <= row; at += 1) {
          drawn.push(
            flat('circle', 'mata', {
              cx: field.x(row, at),
              cy: field.y(row) + 8,
              r: rows > 12 ? 3 : 4,
            }),
          );
        }
      }
      pins.replaceChildren(...drawn);
      bowls.replaceChildren(
        ...items.map(({ text, ink }, place) => drawBowl(field, rows, place, text, ink)),
      );
      rest();
    },
    async drop(path, times, clock, hit) {
      let [rights, x, y] = [0, middle, 22];
      if (!times.moves) return;
      for (const [row, step] of path.entries()) {
        const [toX, toY] = [field.x(row, rights), field.y(row) - 2];
        await fall(x, y, toX, toY, times.of(rowMs * (row === 0 ? 1 : 1)), clock);
        hit(row);
        [x, y] = [toX, toY];
        rights += step;
      }
      const [endX, endY] = [field.x(count, rights), bottom + 10];
      await fall(x, y, endX, endY, times.of(rowMs * 1.3), clock);
    },
    async catchIn(place, times, clock) {
      const bowl = bowls.children[place] as SVGElement | undefined;
      moveTo(berry, field.x(count, place), bottom + 10);
      if (bowl === undefined) return;
      bowl.classList.add('came');
      const home = `translate(${fine(field.x(count, place))} ${bottom + 16}`;
      await clock.tween(times.of(260), easeOut, (part) => {
        const dip = times.moves ? Math.sin(part * Math.PI) * 9 : 0;
        bowl.setAttribute('transform', `${home}) translate(0 ${fine(dip)})`);
        moveTo(berry, field.x(count, place), bottom + 10 + dip);
      });
    },
  };

  /** From a pin to the next: a short hop, then down. */
  function fall(x: number, y: number, toX: number, toY: number, ms: number, clock: StageClock) {
    return clock.tween(ms, easeIn, (part) => {
      const lift = Math.sin(Math.sqrt(part) * Math.PI) * field.rise * hop * (x === toX ? 0 : 1);
      moveTo(berry, x + (toX - x) * Math.sqrt(part), y + (toY - y) * part - lift);
    });
  }
}

function drawBowl(
  field: Field,
  rows: number,
  place: number,
  text: string,
  ink: Pigment,
): SVGElement {
  const half = field.step / 2 - 1;
  const bowl = s('g', { class: 'bowl' });
  moveTo(bowl, field.x(rows, place), bottom + 16);
  const isUpright = rows >= uprightFrom;
  const size = isUpright
    ? Math.min(15, field.step * 0.62)
    : Math.min(14, (field.step * 1.55) / text.length);
  const words = lettered(text, 'tinta', {
    'font-size': size,
    transform: isUpright ? `translate(${fine(size * 0.35)} 24) rotate(-90)` : 'translate(0 26)',
  });
  const r = Math.min(12, half);
  bowl.append(
    inked(
      'path',
      ink,
      { d: `M${-half} 0H${half}V${44 - r}a${half} ${r} 0 0 1 ${-2 * half} 0Z` },
      2.5,
    ),
    words,
  );
  return bowl;
}

/** Shade under a palm with its bunch of berries. */
function drawScene(): SVGElement[] {
  const [width, height] = box;
  const frond = (turn: number, long: number) =>
    inked(
      'path',
      'folha',
      {
        d: `M0 0C${long * 0.3} -22 ${long * 0.8} -18 ${long} 8C${long * 0.7} 0 ${long * 0.3} 4 0 0Z`,
        transform: `translate(210 -4) rotate(${turn})`,
      },
      2.5,
    );
  return [
    flat('rect', 'menta', { width, height }),
    flat('path', 'folha', { d: 'M0 346V250Q100 300 210 300T420 250V346Z', opacity: 0.25 }),
    frond(12, 190),
    frond(168, 190),
    frond(40, 130),
    frond(140, 130),
  ];
}
