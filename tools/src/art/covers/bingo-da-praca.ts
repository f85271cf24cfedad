import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { disc, line, outline, path, rect, times } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, coral, pink, sky, mint, orange, night, violet } = palette;

const hues = [sun, coral, sky, mint, pink, orange];

/** A string of paper flags across the square. */
const flags = (y: number, sag: number, first: number): string =>
  times(10, (n) => {
    const x = -12 + n * 33;
    const low = y + sag * Math.sin((n / 9) * Math.PI);
    return path(
      `M${x} ${low}h27v34l-13.5 -11l-13.5 11z`,
      hues[(n + first) % hues.length] ?? sun,
      outline(ink, 5),
    );
  });

/** A ball with its number. */
const ball = (x: number, y: number, r: number, fill: string, number: string): string =>
  disc(x, y, r, fill, outline(ink, 6)) +
  disc(x, y, r * 0.66, paper) +
  letter(number, {
    x: x - r * (number.length > 1 ? 0.46 : 0.24),
    y: y - r * 0.36,
    w: r * (number.length > 1 ? 0.92 : 0.48),
    h: r * 0.72,
    fill: ink,
  });

/** The card on the table: corn on what came out, one number still missing. */
const card = (numbers: readonly string[]): string =>
  `<g transform="translate(150 268) rotate(-5)">` +
  rect(-112, -34, 232, 96, ink, 'rx="12"') +
  rect(-120, -42, 232, 96, paper, `${outline(ink, 6)} rx="12"`) +
  numbers
    .map((number, n) => {
      const x = -98 + n * 47;
      const isMissing = n === 3;
      const mark = isMissing
        ? rect(x - 17, -20, 40, 52, paper, `${outline(coral, 6)} rx="8"`)
        : path(
            `M${x - 17} -2C${x - 17} -26 ${x + 23} -26 ${x + 23} -2C${x + 23} 22 ${x + 14} 34 ${x + 3} 34C${x - 8} 34 ${x - 17} 22 ${x - 17} -2Z`,
            sun,
            outline(ink, 4),
          );
      return (
        mark + letter(number, { x: x - 10, y: -9, w: 26, h: 26, fill: isMissing ? coral : ink })
      );
    })
    .join('') +
  '</g>';

export const bingoDaPraca = cover(
  'video-bingo',
  'Bingo da Praça',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, violet) +
    times(22, (n) => disc((n * 83) % 300, 60 + ((n * 47) % 150), n % 3 === 0 ? 3 : 2, sky)) +
    line('M-10 10Q150 64 310 10', ink, 5) +
    flags(8, 44, 3) +
    ball(66, 162, 40, coral, '17') +
    ball(236, 152, 36, sky, '28') +
    ball(150, 128, 58, sun, '45') +
    card(['14', '26', '31', '45', '58']) +
    path('M-10 326Q75 306 150 322T310 318V410H-10Z', night) +
    letter('Bingo', { x: 44, y: 328, w: 212, h: 36, fill: sun, warp: arch(5) }) +
    letter('da Praça', { x: 86, y: 376, w: 128, h: 15, fill: paper }),
);
