import type { RowGrammar } from '../selection.ts';

/** A row of words, any of which can be marked. */
export function wordRow(name: string, options: readonly string[], min = 1): RowGrammar {
  const high = options.length - 1;
  return { name, low: 0, high, min, max: options.length, options };
}

/** A row of numbers, any of which can be marked. */
export function numberRow(name: string, low: number, high: number, min = 1): RowGrammar {
  return { name, low, high, min, max: high - low + 1 };
}

/** Big or small, odd or even. */
export const sides = ['big', 'small', 'odd', 'even'] as const;
