import type { PlayType } from '../../play-type.ts';
import { pushes, wordPrizes } from '../classes.ts';
import { starPlay, type Stars } from '../digits/stars.ts';
import { sides, wordRow } from '../rows.ts';

const bulls = [
  'no-bull',
  'bull-1',
  'bull-2',
  'bull-3',
  'bull-4',
  'bull-5',
  'bull-6',
  'bull-7',
  'bull-8',
  'bull-9',
  'bull-bull',
];

/** What all five digits are called together: their sum, and the bull of the card game. */
export function namedFive(stars: Stars): PlayType[] {
  return [
    starPlay(stars, 'sum-sides', {
      rule: { rule: 'choice', feature: 'sum-sides' },
      grammar: { rows: [wordRow('sum', sides)], unitBetsMax: 4 },
      classes: wordPrizes(100_000n, { big: 50_000n, small: 50_000n, odd: 50_000n, even: 50_000n }),
    }),
    starPlay(stars, 'bull', {
      rule: { rule: 'choice', feature: 'bull' },
      grammar: { rows: [wordRow('bull', bulls)], unitBetsMax: 11 },
      classes: wordPrizes(100_000n, {
        'no-bull': 35_649n,
        'bull-1': 6_375n,
        'bull-2': 6_505n,
        'bull-3': 6_375n,
        'bull-4': 6_505n,
        'bull-5': 6_375n,
        'bull-6': 6_505n,
        'bull-7': 6_375n,
        'bull-8': 6_505n,
        'bull-9': 6_375n,
        'bull-bull': 6_456n,
      }),
    }),
  ];
}

/**
 * One place against another. Houses differ on ties; here a tie gives dragon and tiger their stakes
 * back and is a bet of its own.
 */
export function dragonTiger(model: string, first: number, second: number): PlayType {
  const stars = { model, what: 'dragon-tiger', places: [first, second], names: [] };
  return starPlay(stars, `${first + 1}-${second + 1}`, {
    rule: { rule: 'choice', feature: 'dragon-tiger' },
    grammar: { rows: [wordRow('winner', ['dragon', 'tiger', 'tie'])], unitBetsMax: 3 },
    classes: [
      ...wordPrizes(100n, { dragon: 45n, tiger: 45n, tie: 10n }),
      ...pushes(100n, { dragon: 10n, tiger: 10n }),
    ],
  });
}
