import { cssColour, inkOn } from '@arara/game-kit/stage';
import type { Pigment } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import type { Words } from '@arara/game-kit/view';
import { fine, lettered } from '../screen.ts';

/** How many of the smallest chips the others are worth. */
export const chipSizes = [1, 5, 25, 100] as const;
export type ChipSize = (typeof chipSizes)[number];

const inks: Readonly<Record<ChipSize, Pigment>> = {
  1: 'papel',
  5: 'sol',
  25: 'rosa',
  100: 'jenipapo',
};

const sizeOf = (chips: number): ChipSize =>
  chipSizes.toReversed().find((size) => chips >= size) ?? 1;

/** The worth of chips as short as it can be; `stake` is the value of one, a decimal string. */
export function worthText(words: Words, stake: string, chips: number): string {
  const worth = Number(stake) * chips;
  if (worth >= 1_000) return `${words.number(worth / 1_000, worth % 1_000 === 0 ? 0 : 1)}k`;
  return words.number(worth, worth % 1 === 0 ? 0 : 2);
}

/** Chips around a point, seen from above: a few of them one on the other, with their worth on top. */
export const drawStack = (chips: number, text: string, radius: number): SVGElement =>
  pile(inks[sizeOf(chips)], Math.min(3, chips), text, radius);

/** One chip as a picture of its own. */
export function chipPicture(size: ChipSize, text: string): SVGElement {
  const chip = s('svg', { viewBox: '-24 -24 48 48', 'aria-hidden': 'true' });
  chip.append(pile(inks[size], 1, text, 21));
  return chip;
}

function pile(ink: Pigment, layers: number, text: string, radius: number): SVGElement {
  const step = radius * 0.2;
  const top = fine((-(layers - 1) / 2) * step);
  const size = fine(Math.min(radius * 0.95, (radius * 2.1) / Math.max(2, text.length)));
  const discs = Array.from({ length: layers }, (_, at) =>
    drawDisc(ink, radius, fine(-top - at * step)),
  );
  return s(
    'g',
    {},
    ...discs.flat(),
    lettered(text, inkOn(ink), { y: fine(top + size * 0.36), 'font-size': size }),
  );
}

/** A disc with the six marks of its rim. */
function drawDisc(ink: Pigment, radius: number, y: number): SVGElement[] {
  const rim = radius * 0.85;
  const mark = fine((Math.PI * rim) / 6);
  return [
    s('circle', {
      cy: y,
      r: radius,
      fill: cssColour(ink),
      stroke: cssColour('tinta'),
      'stroke-width': fine(Math.max(1.2, radius * 0.13)),
    }),
    s('circle', {
      cy: y,
      r: fine(rim),
      fill: 'none',
      stroke: cssColour(ink === 'papel' ? 'azul' : 'papel'),
      'stroke-width': fine(radius * 0.26),
      'stroke-dasharray': `${mark} ${mark}`,
    }),
  ];
}
