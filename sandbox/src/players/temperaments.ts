/** The things that a player does with a turn. */
export type Pastime = 'slot' | 'original' | 'table' | 'crash' | 'lottery';

/** How somebody plays: when, what and for how much. Amounts are in reais. */
export interface Temperament {
  readonly code: 'careful' | 'regular' | 'night-owl' | 'high-roller' | 'curious' | 'lottery-only';
  /** The hours of the brand's clock in which they may sit down; the second is the first they are gone in. */
  readonly hours: readonly [from: number, until: number];
  /** Of ten sittings that could be, so many are. */
  readonly sittings: number;
  readonly deposits: readonly string[];
  /** How far up the stakes of a game they go, of 1. */
  readonly boldness: number;
  /** The loss of a day after which the house stops them, as they asked it to. */
  readonly lossDay: string;
  /** Drawn with even chances; a pastime that stands twice is twice as likely. */
  readonly pastimes: readonly Pastime[];
  /** Seconds between two turns. */
  readonly pause: readonly [least: number, most: number];
  /** A balance beyond so many deposits leads to a withdrawal; null: they play on. */
  readonly cashOutAt: number | null;
}

/** Told apart by their hours, their games and their stakes. At every hour some of them may sit down. */
export const temperaments: readonly Temperament[] = [
  {
    code: 'regular',
    hours: [9, 23],
    sittings: 8,
    deposits: ['30.00', '50.00', '100.00'],
    boldness: 0.3,
    lossDay: '300.00',
    pastimes: ['slot', 'slot', 'slot', 'original', 'crash', 'table', 'lottery'],
    pause: [9, 22],
    cashOutAt: 4,
  },
  {
    code: 'night-owl',
    hours: [21, 9],
    sittings: 8,
    deposits: ['50.00', '100.00'],
    boldness: 0.4,
    lossDay: '400.00',
    pastimes: ['slot', 'crash', 'crash', 'original', 'table'],
    pause: [8, 18],
    cashOutAt: 6,
  },
  {
    code: 'careful',
    hours: [18, 23],
    sittings: 6,
    deposits: ['20.00', '30.00'],
    boldness: 0,
    lossDay: '50.00',
    pastimes: ['slot', 'slot', 'original', 'lottery'],
    pause: [15, 40],
    cashOutAt: 2,
  },
  {
    code: 'high-roller',
    hours: [0, 24],
    sittings: 7,
    deposits: ['500.00', '1000.00', '2000.00'],
    boldness: 0.9,
    lossDay: '5000.00',
    pastimes: ['slot', 'slot', 'crash', 'table', 'table'],
    pause: [8, 15],
    cashOutAt: 3,
  },
  {
    code: 'curious',
    hours: [8, 20],
    sittings: 7,
    deposits: ['20.00', '50.00'],
    boldness: 0.1,
    lossDay: '100.00',
    pastimes: ['slot', 'original', 'table', 'crash', 'lottery'],
    pause: [12, 30],
    cashOutAt: null,
  },
  {
    code: 'lottery-only',
    hours: [7, 22],
    sittings: 7,
    deposits: ['20.00', '40.00'],
    boldness: 0,
    lossDay: '60.00',
    pastimes: ['lottery'],
    pause: [20, 45],
    cashOutAt: 5,
  },
];

/** True in an hour, 0 to 23, in which somebody of this temperament may sit down. */
export function isAwake({ hours: [from, until] }: Temperament, hour: number): boolean {
  return from < until ? from <= hour && hour < until : hour >= from || hour < until;
}
