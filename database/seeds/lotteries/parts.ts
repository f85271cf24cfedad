import { plays } from '@arara/lottery';
import type { ModeTable, Schedule } from '@arara/lottery';
import type { GameSettings } from '../../../apps/server/src/modules/lottery/index.ts';

const zone = 'America/Sao_Paulo';

/** Minor units. */
export const bounds = {
  ticketMax: 500_000n,
  playerMax: 1_000_000n,
  issueMax: 50_000_000n,
  liabilityMax: 20_000_000n,
} satisfies Partial<GameSettings>;

/** Round the clock, every so many seconds; the sale ends a moment before the draw. */
export function steady(everySeconds: number, numeroDigits: 3 | 4): Schedule {
  return {
    timeZone: zone,
    saleDay: { opens: '00:00', closes: '00:00' },
    everySeconds,
    closeBeforeMs: 5_000,
    drawAfterMs: 0,
    numeroDigits,
  };
}

/** In the evening of these days, 1 for Monday. */
export function evenings(at: string, ...weekdays: number[]): Schedule {
  return {
    timeZone: zone,
    weekly: weekdays.map((weekday) => ({ weekday, at })),
    closeBeforeMs: 900_000,
    drawAfterMs: 0,
    numeroDigits: 3,
  };
}

/** Prizes by mode for every way to bet on a model; at most 96 of 100 come back, rebate included. */
export function byMode(model: string): ModeTable {
  const own = [...plays.values()].filter((play) => play.model.code === model);
  return {
    family: 'LOTT',
    code: `${model}.lott`,
    version: 1,
    model,
    capBasisPoints: 9_600,
    modeMin: 1_700,
    modeMax: 1_920,
    plays: own.map((play) => play.type.code),
  };
}
