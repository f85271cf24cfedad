import type { PlayType } from '../../play-type.ts';
import type { Band } from '../../rules/rule-data.ts';
import { bandPlay, type WordOdds } from '../build.ts';
import { kenoModel } from './model.ts';

/** All draws: 20 of 80. */
const of = 3_535_316_142_212_174_320n;

/**
 * Bets on the twenty numbers together. Their sum runs from 210 to 1,410 around 810: a sum of 810 gives
 * big and small their stake back and is a bet of its own. The elements are the usual five bands of
 * the sum. `halves`: whether more numbers come from the upper half of the card, 1 to 40, or from the
 * lower; `odds`: whether more of them are odd.
 */
export const kenoTotals: readonly PlayType[] = [
  total('sum.size', 'size', [
    {
      word: 'big',
      totals: [[811, 1_410]],
      ways: 1_759_886_689_338_606_861n,
      push: [[810, 810]],
      pushWays: 15_542_763_534_960_598n,
    },
    {
      word: 'small',
      totals: [[210, 809]],
      ways: 1_759_886_689_338_606_861n,
      push: [[810, 810]],
      pushWays: 15_542_763_534_960_598n,
    },
    { word: 'middle', totals: [[810, 810]], ways: 15_542_763_534_960_598n },
  ]),
  total('sum.parity', 'parity', [
    { word: 'odd', totals: [[211, 1_409, 2]], ways: 1_767_658_070_682_256_896n },
    { word: 'even', totals: [[210, 1_410, 2]], ways: 1_767_658_071_529_917_424n },
  ]),
  total('sum.element', 'element', [
    { word: 'metal', totals: [[210, 695]], ways: 362_424_019_495_171_770n },
    { word: 'wood', totals: [[696, 763]], ways: 712_463_910_471_784_803n },
    { word: 'water', totals: [[764, 855]], ways: 1_371_845_418_169_315_204n },
    { word: 'fire', totals: [[856, 923]], ways: 719_054_759_525_309_151n },
    { word: 'earth', totals: [[924, 1_410]], ways: 369_528_034_550_593_392n },
  ]),
  total('halves', 'half', [
    { word: 'upper', among: [[1, 40]], totals: [[11, 20]], ways: 1_408_393_885_741_467_768n },
    { word: 'level', among: [[1, 40]], totals: [[10, 10]], ways: 718_528_370_729_238_784n },
    { word: 'lower', among: [[1, 40]], totals: [[0, 9]], ways: 1_408_393_885_741_467_768n },
  ]),
  total('odds', 'majority', [
    { word: 'odd', among: [[1, 79, 2]], totals: [[11, 20]], ways: 1_408_393_885_741_467_768n },
    { word: 'level', among: [[1, 79, 2]], totals: [[10, 10]], ways: 718_528_370_729_238_784n },
    { word: 'even', among: [[1, 79, 2]], totals: [[0, 9]], ways: 1_408_393_885_741_467_768n },
  ]),
];

function total(what: string, row: string, words: readonly (WordOdds & Band)[]): PlayType {
  const view = { see: 'set', part: 0 } as const;
  return bandPlay({ code: `keno.${what}`, model: kenoModel.code, view, row, of }, words);
}
