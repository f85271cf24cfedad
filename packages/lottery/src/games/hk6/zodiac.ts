import type { PlayType } from '../../play-type.ts';
import type { Span } from '../../rules/rule-data.ts';
import { bandPlay } from '../build.ts';
import { allSeven, hk6Model, special } from './model.ts';

const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
type Animal = (typeof animals)[number];

interface LunarYear {
  readonly year: number;
  readonly animal: Animal;
  /** The lunar new year that begins it, and the next one. */
  readonly from: string;
  readonly until: string;
}

/**
 * Years by the calendar of the Hong Kong Observatory; the next ones are added before they begin. The
 * new moon of February 2027 is minutes before midnight, so that computed calendars miss it by a day.
 */
const lunarYears: readonly LunarYear[] = [
  { year: 2026, animal: 'horse', from: '2026-02-17', until: '2027-02-06' },
  { year: 2027, animal: 'goat', from: '2027-02-06', until: '2028-01-26' },
  { year: 2028, animal: 'monkey', from: '2028-01-26', until: '2029-02-13' },
];

/**
 * Bets on an animal of the zodiac: that the special number is one of its numbers, or any of the seven.
 * The animal of the year has 1, 13, 25, 37 and 49; going back through the animals, each one has the
 * next four: the one before it 2, 14, 26 and 38. Every lunar year has play types of its own.
 */
export const hk6Zodiac: readonly PlayType[] = lunarYears.flatMap((lunar) => [
  {
    ...bandPlay(
      {
        code: `hk6.special.zodiac-${lunar.year}`,
        model: hk6Model.code,
        view: special,
        row: 'zodiac',
        of: 49n,
      },
      animals.map((word) => ({
        word,
        totals: [numbersOf(word, lunar.animal)],
        ways: word === lunar.animal ? 5n : 4n,
      })),
    ),
    dates: { from: lunar.from, until: lunar.until },
  },
  {
    ...bandPlay(
      {
        code: `hk6.any.zodiac-${lunar.year}`,
        model: hk6Model.code,
        view: allSeven,
        row: 'zodiac',
        of: 85_900_584n,
      },
      animals.map((word) => ({
        word,
        among: [numbersOf(word, lunar.animal)],
        totals: [[1, 7]],
        ways: word === lunar.animal ? 47_580_016n : 40_520_964n,
      })),
    ),
    dates: { from: lunar.from, until: lunar.until },
  },
]);

function numbersOf(animal: Animal, ofYear: Animal): Span {
  const back = (animals.indexOf(ofYear) - animals.indexOf(animal) + 12) % 12;
  return [1 + back, 49, 12];
}
