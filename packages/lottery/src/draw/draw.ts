import type { RandomStream } from '@arara/fairness';
import type { Draw, DrawModel, DrawPart } from './model.ts';

/**
 * Draws a result; the same stream gives the same result for ever. `each` takes one number a place;
 * `order` and `set` take balls out of a drum one by one, so that as many numbers are taken from the
 * stream as balls are drawn.
 */
export function drawOf(model: DrawModel, random: RandomStream): Draw {
  return model.parts.map((part) => drawPart(part, random));
}

function drawPart(part: DrawPart, random: RandomStream): number[] {
  const size = part.high - part.low + 1;
  if (part.how === 'each') {
    return Array.from({ length: part.count }, () => part.low + random.nextInt(size));
  }
  const drum = Array.from({ length: size }, (_, at) => part.low + at);
  const taken = Array.from({ length: part.count }, () => takeBall(drum, random));
  return part.how === 'set' ? taken.sort((a, b) => a - b) : taken;
}

/** The ball at a random place leaves; the last one of the drum takes its place. */
function takeBall(drum: number[], random: RandomStream): number {
  const at = random.nextInt(drum.length);
  const ball = drum[at] as number;
  const last = drum.pop() as number;
  if (at < drum.length) drum[at] = last;
  return ball;
}

/** A result as it is written, hashed and published: `05,17,23|08`. */
export function drawText(model: DrawModel, draw: Draw): string {
  return model.parts
    .map((part, at) =>
      (draw[at] ?? []).map((number) => String(number).padStart(part.width, '0')).join(','),
    )
    .join('|');
}

/** Reads what `drawText` wrote; null for any text that it would not have written. */
export function parseDraw(model: DrawModel, text: string): Draw | null {
  const parts = text.split('|');
  if (parts.length !== model.parts.length || !parts.every((part) => /^[0-9,]+$/.test(part))) {
    return null;
  }
  const draw = parts.map((part) => part.split(',').map(Number));
  return isDraw(model, draw) && drawText(model, draw) === text ? draw : null;
}

/** Tells whether these numbers can come out of a draw of this model. */
export function isDraw(model: DrawModel, draw: Draw): boolean {
  return (
    draw.length === model.parts.length &&
    model.parts.every((part, at) => isResult(part, draw[at] ?? []))
  );
}

function isResult(part: DrawPart, numbers: readonly number[]): boolean {
  const inRange = (number: number) =>
    Number.isInteger(number) && number >= part.low && number <= part.high;
  if (numbers.length !== part.count || !numbers.every(inRange)) return false;
  if (part.how === 'each') return true;
  if (new Set(numbers).size !== numbers.length) return false;
  return part.how === 'order' || numbers.every((n, at) => at === 0 || n > (numbers[at - 1] ?? n));
}
