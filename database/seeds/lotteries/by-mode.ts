import type { Schedule } from '@arara/lottery';
import type { GameSettings } from '../../../apps/server/src/modules/lottery/index.ts';
import { bounds, byMode, evenings, steady } from './parts.ts';

/**
 * The most that a number may owe where prizes are higher than elsewhere, in minor units: five players find room for
 * one whole unit on the highest of them, and most of these lotteries for lines of many bets, too.
 */
const liabilityOf: Readonly<Record<string, bigint>> = {
  ssc: 200_000_000n,
  p5: 200_000_000n,
  hk6: 250_000_000n,
  keno: 1_500_000_000n,
};

function lottery(code: string, model: string, schedule: Schedule, place: number): GameSettings {
  const liabilityMax = liabilityOf[model] ?? bounds.liabilityMax;
  const table = byMode(model);
  return { code, model, prizeMode: 'Lott', schedule, table, ...bounds, liabilityMax, place };
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Lotteries with every way to bet on their draws, at prizes by mode. */
export const byModeLotteries: readonly GameSettings[] = [
  lottery('ssc-1m', 'ssc', steady(60, 4), 10),
  lottery('ssc-5m', 'ssc', steady(300, 3), 20),
  lottery('keno-2m', 'keno', steady(120, 3), 30),
  lottery('hk6-week', 'hk6', evenings('20:00', 2, 4, 6), 40),
  lottery('k3-1m', 'k3', steady(60, 4), 50),
  lottery('pk10-1m', 'pk10', steady(60, 4), 60),
  lottery('11x5-3m', '11x5', steady(180, 3), 70),
  lottery('pc28-3m', 'pc28', steady(180, 3), 80),
  lottery('3d-20m', '3d', steady(1_200, 3), 90),
  lottery('p5-day', 'p5', evenings('21:00', ...everyDay), 100),
];
