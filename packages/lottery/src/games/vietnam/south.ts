import type { PlayType } from '../../play-type.ts';
import { allSeenPlay, digitPlay, noneSeenPlay, pairPlay, sidesPlay, tailPlay } from './build.ts';

type Region = 'vn-south' | 'vn-central';

/** All results of the last two digits at 18 places. */
const of = 100n ** 18n;

/**
 * Lô at 18, 17 and 16 places; seven places (bao lô 7) are the special prize and the fifth to the
 * eighth. The bets of the North explain their meaning.
 */
function loOf(region: Region): PlayType[] {
  return [
    tailPlay(`${region}.lo2`, {
      parts: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      digits: 2,
      price: 18,
      ways: 18n,
      of: 100n,
    }),
    tailPlay(`${region}.lo3`, {
      parts: [0, 1, 2, 3, 4, 5, 6, 7],
      digits: 3,
      price: 17,
      ways: 17n,
      of: 1_000n,
    }),
    tailPlay(`${region}.lo4`, {
      parts: [0, 1, 2, 3, 4, 5, 6],
      digits: 4,
      price: 16,
      ways: 16n,
      of: 10_000n,
    }),
    tailPlay(`${region}.lo2-seven`, {
      parts: [0, 5, 6, 7, 8],
      digits: 2,
      price: 7,
      ways: 7n,
      of: 100n,
    }),
  ];
}

/** Đầu giải: the eighth prize. Xỉu chủ: three digits of the seventh and the special prize. */
function deOf(region: Region): PlayType[] {
  return [
    tailPlay(`${region}.de`, { parts: [0], digits: 2, price: 1, ways: 1n, of: 100n }),
    tailPlay(`${region}.cang3`, { parts: [0], digits: 3, price: 1, ways: 1n, of: 1_000n }),
    tailPlay(`${region}.cang4`, { parts: [0], digits: 4, price: 1, ways: 1n, of: 10_000n }),
    tailPlay(`${region}.nhat`, { parts: [1], digits: 2, price: 1, ways: 1n, of: 100n }),
    digitPlay(`${region}.dau`, 1),
    digitPlay(`${region}.duoi`, 0),
    sidesPlay(`${region}.sides`),
    tailPlay(`${region}.dau-giai`, { parts: [8], digits: 2, price: 1, ways: 1n, of: 100n }),
    tailPlay(`${region}.dau-duoi`, { parts: [0, 8], digits: 2, price: 2, ways: 2n, of: 100n }),
    tailPlay(`${region}.xiu-chu`, { parts: [0, 7], digits: 3, price: 2, ways: 2n, of: 1_000n }),
  ];
}

function togetherOf(region: Region): PlayType[] {
  return [
    allSeenPlay(`${region}.xien2`, {
      count: 2,
      max: 30,
      unitBetsMax: 435,
      ways: of - 2n * 99n ** 18n + 98n ** 18n,
      of,
    }),
    allSeenPlay(`${region}.xien3`, {
      count: 3,
      max: 30,
      unitBetsMax: 4_060,
      ways: of - 3n * 99n ** 18n + 3n * 98n ** 18n - 97n ** 18n,
      of,
    }),
    allSeenPlay(`${region}.xien4`, {
      count: 4,
      max: 20,
      unitBetsMax: 4_845,
      ways: of - 4n * 99n ** 18n + 6n * 98n ** 18n - 4n * 97n ** 18n + 96n ** 18n,
      of,
    }),
    noneSeenPlay(`${region}.truot4`, {
      count: 4,
      max: 20,
      unitBetsMax: 4_845,
      ways: 96n ** 18n,
      of,
    }),
    noneSeenPlay(`${region}.truot8`, {
      count: 8,
      max: 14,
      unitBetsMax: 3_003,
      ways: 92n ** 18n,
      of,
    }),
    noneSeenPlay(`${region}.truot10`, {
      count: 10,
      max: 14,
      unitBetsMax: 1_001,
      ways: 90n ** 18n,
      of,
    }),
    pairPlay(`${region}.da`, {
      price: 18,
      ways: 26_260_422_486_946_239_203_246_624_594_504_220n,
      of,
    }),
  ];
}

/** The bets of the South, and the same of the Central. */
export const southPlayTypes: readonly PlayType[] = (['vn-south', 'vn-central'] as const).flatMap(
  (region) => [...loOf(region), ...deOf(region), ...togetherOf(region)],
);
