import type { AutoEnd, AutoRun } from './auto-play.ts';
import { decimalOf, signed } from './figures.ts';
import type { Texts } from './texts.ts';

const keys = {
  count: 'auto.end.count',
  loss: 'auto.end.loss',
  win: 'auto.end.win',
} as const satisfies Record<AutoEnd, string>;

/** The sentence that says why auto-play ended, after how many rounds, and what it brought. */
export function autoEndText(
  texts: Texts,
  end: AutoEnd,
  { count, left, lost }: AutoRun,
  currency: string,
): string {
  const net = signed(texts, decimalOf(-lost, currency));
  return texts.t(keys[end], { count: count - left, net });
}
