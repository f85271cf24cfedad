import type { PlayType } from '../../play-type.ts';
import { matchPlay, type MatchPlay } from '../build.ts';
import { kenoModel } from './model.ts';

/**
 * One to ten numbers. Ways are counted the other way round, which comes to the same and reads better:
 * the draw stands, and `of` are all bets of so many numbers out of eighty.
 */
export const kenoPicks: readonly PlayType[] = [
  pick(1, { max: 80, unitBetsMax: 80, of: 80n, ways: { hit1: 20n } }),
  pick(2, { max: 80, unitBetsMax: 3_160, of: 3_160n, ways: { hit2: 190n } }),
  pick(3, { max: 80, unitBetsMax: 82_160, of: 82_160n, ways: { hit3: 1_140n, hit2: 11_400n } }),
  pick(4, {
    max: 40,
    unitBetsMax: 91_390,
    of: 1_581_580n,
    ways: { hit4: 4_845n, hit3: 68_400n, hit2: 336_300n },
  }),
  pick(5, {
    max: 28,
    unitBetsMax: 98_280,
    of: 24_040_016n,
    ways: { hit5: 15_504n, hit4: 290_700n, hit3: 2_017_800n },
  }),
  pick(6, {
    max: 22,
    unitBetsMax: 74_613,
    of: 300_500_200n,
    ways: { hit6: 38_760n, hit5: 930_240n, hit4: 8_575_650n, hit3: 39_010_800n },
  }),
  pick(7, {
    max: 20,
    unitBetsMax: 77_520,
    of: 3_176_716_400n,
    ways: { hit7: 77_520n, hit6: 2_325_600n, hit5: 27_442_080n, hit4: 165_795_900n },
  }),
  pick(8, {
    max: 19,
    unitBetsMax: 75_582,
    of: 28_987_537_150n,
    ways: {
      hit8: 125_970n,
      hit7: 4_651_200n,
      hit6: 68_605_200n,
      hit5: 530_546_880n,
      hit4: 2_362_591_575n,
      hit0: 2_558_620_845n,
    },
  }),
  pick(9, {
    max: 19,
    unitBetsMax: 92_378,
    of: 231_900_297_200n,
    ways: {
      hit9: 167_960n,
      hit8: 7_558_200n,
      hit7: 137_210_400n,
      hit6: 1_326_367_200n,
      hit5: 7_560_293_040n,
      hit0: 14_783_142_660n,
    },
  }),
  pick(10, {
    max: 19,
    unitBetsMax: 92_378,
    of: 1_646_492_110_120n,
    ways: {
      hit10: 184_756n,
      hit9: 10_077_600n,
      hit8: 222_966_900n,
      hit7: 2_652_734_400n,
      hit6: 18_900_732_600n,
      hit5: 84_675_282_048n,
      hit0: 75_394_027_566n,
    },
  }),
];

function pick(
  count: number,
  { max, ...rest }: Pick<MatchPlay, 'unitBetsMax' | 'of' | 'ways'> & { max: number },
): PlayType {
  return matchPlay({
    code: `keno.pick${count}`,
    model: kenoModel.code,
    view: { see: 'set', part: 0 },
    count,
    row: { low: 1, high: 80, max },
    ...rest,
  });
}
