import type { PlayType } from '../../play-type.ts';
import { bandPlay, wordPlay } from '../build.ts';
import { starPlace, type Stars } from '../digits/stars.ts';

/** The names of all five digits together: their sum, and the bull of the card game. */
export function namedFive(stars: Stars): PlayType[] {
  return [
    bandPlay(starPlace(stars, 'sum-sides', 'sum', 100_000n), [
      { word: 'big', totals: [[23, 45]], ways: 50_000n },
      { word: 'small', totals: [[0, 22]], ways: 50_000n },
      { word: 'odd', totals: [[1, 45, 2]], ways: 50_000n },
      { word: 'even', totals: [[0, 44, 2]], ways: 50_000n },
    ]),
    wordPlay(
      { ...starPlace(stars, 'bull', 'bull', 100_000n), rule: { rule: 'choice', feature: 'bull' } },
      [
        { word: 'no-bull', ways: 35_649n },
        { word: 'bull-1', ways: 6_375n },
        { word: 'bull-2', ways: 6_505n },
        { word: 'bull-3', ways: 6_375n },
        { word: 'bull-4', ways: 6_505n },
        { word: 'bull-5', ways: 6_375n },
        { word: 'bull-6', ways: 6_505n },
        { word: 'bull-7', ways: 6_375n },
        { word: 'bull-8', ways: 6_505n },
        { word: 'bull-9', ways: 6_375n },
        { word: 'bull-bull', ways: 6_456n },
      ],
    ),
  ];
}

/**
 * One place against another. Houses differ on ties; here a tie gives dragon and tiger their stakes
 * back and is a bet of its own.
 */
export function dragonTiger(model: string, first: number, second: number): PlayType {
  const stars = { model, what: 'dragon-tiger', places: [first, second], names: [] };
  return wordPlay(
    {
      ...starPlace(stars, `${first + 1}-${second + 1}`, 'winner', 100n),
      rule: { rule: 'choice', feature: 'dragon-tiger' },
    },
    [
      { word: 'dragon', ways: 45n, pushWays: 10n },
      { word: 'tiger', ways: 45n, pushWays: 10n },
      { word: 'tie', ways: 10n },
    ],
  );
}
