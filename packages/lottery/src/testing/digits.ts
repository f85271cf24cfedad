import type { DrawModel } from '../draw/model.ts';
import { playOf } from '../line.ts';
import type { Play, PrizeClass } from '../play-type.ts';
import type { RuleData } from '../rules/rule-data.ts';
import type { RowGrammar } from '../selection.ts';

type Chances = Readonly<Record<string, readonly [ways: bigint, of: bigint]>>;

/** A play on so many digits, whose classes are each a kind of their own unless one is named. */
export function digitsPlay(
  count: number,
  rule: RuleData,
  rows: readonly Pick<RowGrammar, 'low' | 'high' | 'options'>[],
  chances: Chances,
  kindOf: (code: string) => string = (code) => code,
): Play {
  const model: DrawModel = {
    code: 'digits',
    parts: [{ name: 'digits', how: 'each', count, low: 0, high: 9, width: 1 }],
  };
  const places = Array.from({ length: count }, (_, at) => at);
  const classes = Object.entries(chances).map(([code, [ways, of]]): PrizeClass => ({
    code,
    kind: kindOf(code),
    ways,
    of,
    share: 1,
  }));
  const grammar = {
    rows: rows.map((row) => ({ ...row, name: 'row', min: 0, max: 10 })),
    unitBetsMax: 100_000,
  };
  const view = { see: 'places', part: 0, places } as const;
  return playOf(
    { code: `digits.${rule.rule}`, model: 'digits', view, rule, price: 1, grammar, classes },
    model,
  );
}

/** A row of digits. */
export const digitRow = { low: 0, high: 9 } as const;
