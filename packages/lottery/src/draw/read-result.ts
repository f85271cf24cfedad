import { isDraw, drawText } from './draw.ts';
import type { Draw, DrawModel, DrawPart } from './model.ts';

/** Why a text is not the whole result of a draw: at which prize, what was found and what belongs there. */
export interface ResultFault {
  readonly fault: 'unknown' | 'twice' | 'missing' | 'count' | 'number';
  readonly prize: string;
  readonly found: string;
  readonly wanted: string;
}

export type ReadResult =
  | { readonly ok: true; readonly result: string }
  | { readonly ok: false; readonly faults: readonly ResultFault[] };

/**
 * Reads a result as people write it down: a line for each prize, its name and its numbers with all of
 * their digits, `second 41027 80355`. A semicolon ends a line too. Nothing is guessed: what is missing
 * or too much is named.
 */
export function readResult(model: DrawModel, text: string): ReadResult {
  const faults: ResultFault[] = [];
  const told = new Map<string, readonly string[]>();
  for (const [name, numbers] of linesOf(text)) {
    if (!model.parts.some((part) => part.name === name)) {
      const wanted = model.parts.map((part) => part.name).join(' ');
      faults.push({ fault: 'unknown', prize: name, found: name, wanted });
    } else if (told.has(name)) {
      faults.push({ fault: 'twice', prize: name, found: numbers.join(' '), wanted: '' });
    } else told.set(name, numbers);
  }
  for (const part of model.parts) faults.push(...faultsOfPart(part, told.get(part.name)));
  if (faults.length > 0) return { ok: false, faults };
  const draw: Draw = model.parts.map(({ name }) => (told.get(name) ?? []).map(Number));
  // A fault that no single prize shows, such as balls that are not told in rising order.
  if (!isDraw(model, draw)) {
    return { ok: false, faults: [{ fault: 'number', prize: '', found: text, wanted: model.code }] };
  }
  return { ok: true, result: drawText(model, draw) };
}

function linesOf(text: string): [string, string[]][] {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim().split(/[\s:,]+/))
    .filter(([name]) => name !== undefined && name !== '')
    .map(([name = '', ...numbers]) => [
      name.toLowerCase(),
      numbers.filter((number) => number !== ''),
    ]);
}

function faultsOfPart(part: DrawPart, numbers: readonly string[] | undefined): ResultFault[] {
  const { name: prize, count, width, low, high } = part;
  if (numbers === undefined) {
    return [{ fault: 'missing', prize, found: '0', wanted: String(count) }];
  }
  if (numbers.length !== count) {
    return [{ fault: 'count', prize, found: String(numbers.length), wanted: String(count) }];
  }
  const isGood = (number: string) =>
    /^[0-9]+$/.test(number) &&
    number.length === width &&
    Number(number) >= low &&
    Number(number) <= high;
  return numbers
    .filter((number) => !isGood(number))
    .map((found) => ({ fault: 'number', prize, found, wanted: String(width) }));
}
