import type { PlayType } from '../../play-type.ts';
import { allSeenPlay, digitPlay, noneSeenPlay, pairPlay, sidesPlay, tailPlay } from './build.ts';

const everyPrize = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Lô: a number pays at every prize that ends in it. Two digits are looked for at 27 places, three at
 * 23, four at 20; eight places (bao lô 8) are the special, the sixth and the seventh prize.
 */
const lo: readonly PlayType[] = [
  tailPlay('vn-north.lo2', { parts: everyPrize, digits: 2, price: 27, ways: 27n, of: 100n }),
  tailPlay('vn-north.lo3', {
    parts: [0, 1, 2, 3, 4, 5, 6],
    digits: 3,
    price: 23,
    ways: 23n,
    of: 1_000n,
  }),
  tailPlay('vn-north.lo4', {
    parts: [0, 1, 2, 3, 4, 5],
    digits: 4,
    price: 20,
    ways: 20n,
    of: 10_000n,
  }),
  tailPlay('vn-north.lo2-eight', { parts: [0, 6, 7], digits: 2, price: 8, ways: 8n, of: 100n }),
];

/**
 * Đề: the end of the special prize, in two, three (3 càng) and four digits (4 càng), its tens (đầu) and
 * units (đuôi), and whether it is big, small, odd or even. Nhất: the end of the first prize. Đầu giải:
 * the four numbers of the seventh prize; with the special prize đầu đuôi. Xỉu chủ: three digits of the
 * sixth and the special prize.
 */
const de: readonly PlayType[] = [
  tailPlay('vn-north.de', { parts: [0], digits: 2, price: 1, ways: 1n, of: 100n }),
  tailPlay('vn-north.cang3', { parts: [0], digits: 3, price: 1, ways: 1n, of: 1_000n }),
  tailPlay('vn-north.cang4', { parts: [0], digits: 4, price: 1, ways: 1n, of: 10_000n }),
  tailPlay('vn-north.nhat', { parts: [1], digits: 2, price: 1, ways: 1n, of: 100n }),
  digitPlay('vn-north.dau', 1),
  digitPlay('vn-north.duoi', 0),
  sidesPlay('vn-north.sides'),
  tailPlay('vn-north.dau-giai', { parts: [7], digits: 2, price: 4, ways: 4n, of: 100n }),
  tailPlay('vn-north.dau-duoi', { parts: [0, 7], digits: 2, price: 5, ways: 5n, of: 100n }),
  tailPlay('vn-north.xiu-chu', { parts: [0, 6], digits: 3, price: 4, ways: 4n, of: 1_000n }),
];

/** All results of the last two digits at 27 places. */
const of = 100n ** 27n;

/**
 * Xiên: two to four numbers that must all be seen, at once or in any prizes; the chance of all is what
 * is left when those are taken away that lack some. Trượt: numbers none of which may be seen.
 */
const together: readonly PlayType[] = [
  allSeenPlay('vn-north.xien2', {
    count: 2,
    max: 30,
    unitBetsMax: 435,
    ways: of - 2n * 99n ** 27n + 98n ** 27n,
    of,
  }),
  allSeenPlay('vn-north.xien3', {
    count: 3,
    max: 30,
    unitBetsMax: 4_060,
    ways: of - 3n * 99n ** 27n + 3n * 98n ** 27n - 97n ** 27n,
    of,
  }),
  allSeenPlay('vn-north.xien4', {
    count: 4,
    max: 20,
    unitBetsMax: 4_845,
    ways: of - 4n * 99n ** 27n + 6n * 98n ** 27n - 4n * 97n ** 27n + 96n ** 27n,
    of,
  }),
  noneSeenPlay('vn-north.truot4', { count: 4, max: 20, unitBetsMax: 4_845, ways: 96n ** 27n, of }),
  noneSeenPlay('vn-north.truot8', { count: 8, max: 14, unitBetsMax: 3_003, ways: 92n ** 27n, of }),
  noneSeenPlay('vn-north.truot10', {
    count: 10,
    max: 14,
    unitBetsMax: 1_001,
    ways: 90n ** 27n,
    of,
  }),
];

/**
 * Đá: a pair costs the 27 places and pays as often as both of its numbers are seen, so that the rarer
 * one counts; more numbers are đá vòng, every pair of them. No half more where one of them is seen once
 * more often (kỳ rưỡi), which some houses pay.
 */
const da: readonly PlayType[] = [
  pairPlay('vn-north.da', {
    price: 27,
    ways: 55_661_984_605_681_991_724_421_587_963_302_118_682_485_421_167_982_296n,
    of,
  }),
];

export const northPlayTypes: readonly PlayType[] = [...lo, ...de, ...together, ...da];
