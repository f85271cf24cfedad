import type { GameSettings } from '../../apps/server/src/modules/lottery/index.ts';
import { ballLotteries } from './lotteries/balls.ts';
import { byModeLotteries } from './lotteries/by-mode.ts';
import { twoSidedLotteries } from './lotteries/two-sided.ts';
import { vietnamLotteries } from './lotteries/vietnam.ts';

/** The lotteries of a new installation. */
export const lotteries: readonly GameSettings[] = [
  ...byModeLotteries,
  ...ballLotteries,
  ...twoSidedLotteries,
  ...vietnamLotteries,
];
