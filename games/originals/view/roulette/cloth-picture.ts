import { cssColour } from '@arara/game-kit/stage';
import type { Pigment } from '@arara/game-kit/stage';
import { s } from '@arara/game-kit/view';
import type { Words } from '@arara/game-kit/view';
import { colourOf, SPOTS } from '../../src/roulette/spots.ts';
import type { Spot } from '../../src/roulette/spots.ts';
import { fine, flat, lettered } from '../common/screen.ts';
import { fieldOf } from './grid.ts';
import type { Plan } from './plan.ts';

export const paints: Readonly<Record<ReturnType<typeof colourOf>, Pigment>> = {
  green: 'folha',
  red: 'barro',
  black: 'tinta',
};

/** The fields of the cloth, drawn for a plan; each number's is found by its number. */
export function drawCloth(
  words: Words,
  plan: Plan,
): { readonly nodes: readonly SVGElement[]; readonly fields: ReadonlyMap<number, SVGElement> } {
  const fields = new Map<number, SVGElement>();
  const drawn = SPOTS.flatMap((spot) => {
    const node = drawField(words, plan, spot);
    if (node === null) return [];
    if (spot.kind === 'straight') fields.set(spot.numbers[0] ?? 0, node);
    return [node];
  });
  const ground = flat('rect', 'mata', { width: plan.width, height: plan.height, rx: 8 });
  return { nodes: [ground, ...drawn], fields };
}

function drawField(words: Words, plan: Plan, spot: Spot): SVGElement | null {
  const field = fieldOf(spot);
  if (field === null) return null;
  const { x, y, width, height } = plan.boxOf(field);
  const box = { x: fine(x), y: fine(y), width: fine(width), height: fine(height) };
  const isNumber = spot.kind === 'straight';
  const ink = isNumber ? paints[colourOf(spot.numbers[0] ?? 0)] : 'mata';
  const frame = s('rect', {
    ...box,
    fill: cssColour(ink),
    stroke: cssColour('papel'),
    'stroke-width': 1.5,
  });
  const turned = plan.isTall && (spot.kind === 'dozen' || spot.kind === 'half');
  const [room, rise] = turned ? [height, width] : [width, height];
  const middle = { x: x + width / 2, y: y + height / 2 };
  const face =
    spot.code === 'red' || spot.code === 'black'
      ? diamond(middle, Math.min(width, height) * 0.32, paints[spot.code])
      : faceText(words, spot, middle, { room, rise, turned });
  return s('g', { class: 'field' }, frame, face);
}

/** What stands on a field; the names of the spots are longer. */
function faceOf(words: Words, { code, kind, numbers }: Spot): string {
  if (kind === 'straight') return String(numbers[0] ?? '');
  if (kind === 'column') return '2:1';
  if (kind === 'dozen') return words.game('roulette.spot.dozen', { nth: code.slice(-1) });
  if (code === 'low' || code === 'high') return `${numbers[0]}–${numbers.at(-1)}`;
  return words.game(`roulette.spot.${code}`);
}

function faceText(
  words: Words,
  spot: Spot,
  { x, y }: { readonly x: number; readonly y: number },
  {
    room,
    rise,
    turned,
  }: { readonly room: number; readonly rise: number; readonly turned: boolean },
): SVGElement {
  const text = faceOf(words, spot);
  const most = spot.kind === 'straight' ? 24 : 17;
  const size = fine(Math.min(most, rise * 0.62, (room * 1.7) / Math.max(2, text.length)));
  const place: Record<string, string | number> = turned
    ? { transform: `translate(${fine(x + size * 0.35)} ${fine(y)}) rotate(-90)` }
    : { x: fine(x), y: fine(y + size * 0.35) };
  return lettered(text, 'papel', { ...place, 'font-size': size });
}

const diamond = (
  { x, y }: { readonly x: number; readonly y: number },
  r: number,
  ink: Pigment,
): SVGElement =>
  s('path', {
    d: `M${fine(x - r * 1.5)} ${fine(y)}L${fine(x)} ${fine(y - r)}L${fine(x + r * 1.5)} ${fine(y)}L${fine(x)} ${fine(y + r)}Z`,
    fill: cssColour(ink),
    stroke: cssColour('papel'),
    'stroke-width': 1.5,
  });
