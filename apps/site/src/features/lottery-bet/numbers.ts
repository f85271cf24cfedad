import type { RowGrammar } from '@arara/lottery/betting';

/** A number of a row with as many digits as its highest: `07` of 49. A sum has no zeros in front. */
export function writeNumber({ name, high }: RowGrammar, number: number): string {
  return name === 'sum' ? String(number) : String(number).padStart(String(high).length, '0');
}

/** The numbers of a row that a text names, each once, from low to high; others are left out. */
export function readNumbers({ low, high, max }: RowGrammar, text: string): readonly number[] {
  const named = (text.match(/\d+/g) ?? []).map(Number);
  const known = named.filter((number) => number >= low && number <= high);
  return [...new Set(known)].slice(0, max).toSorted((a, b) => a - b);
}
