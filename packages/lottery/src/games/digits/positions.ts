import type { PlayType } from '../../play-type.ts';
import { prize, wordPrizes } from '../classes.ts';
import { sides, wordRow } from '../rows.ts';
import { placeRows, starPlay, type Stars } from './stars.ts';

/** Each place by itself: its digit, or whether that is big or small, odd or even. */
export function positions(stars: Stars): PlayType[] {
  return [
    starPlay(stars, 'direct', {
      rule: { rule: 'places' },
      grammar: { rows: placeRows(stars, 0), unitBetsMax: 10 * stars.names.length },
      classes: [prize('place', 1n, 10n)],
    }),
    starPlay(stars, 'sides', {
      rule: { rule: 'choice', feature: 'sides', each: true },
      grammar: {
        rows: stars.names.map((name) => wordRow(name, sides, 0)),
        unitBetsMax: 4 * stars.names.length,
      },
      classes: wordPrizes(10n, { big: 5n, small: 5n, odd: 5n, even: 5n }),
    }),
  ];
}
