import { plays } from '@arara/lottery';
import type { ModeTable, Schedule } from '@arara/lottery';
import type { GameSettings } from '../../apps/server/src/modules/lottery/index.ts';

const zone = 'America/Sao_Paulo';
/** The most that comes back, prizes and rebate together: 96 of 100. */
const cap = { capBasisPoints: 9_600, modeMin: 1_700, modeMax: 1_920 };

/** Minor units. */
const bounds = {
  ticketMax: 500_000n,
  playerMax: 1_000_000n,
  issueMax: 50_000_000n,
  liabilityMax: 20_000_000n,
};

/** Round the clock, every so many seconds; the sale ends a moment before the draw. */
function steady(everySeconds: number, numeroDigits: 3 | 4): Schedule {
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
function evenings(...weekdays: number[]): Schedule {
  return {
    timeZone: zone,
    weekly: weekdays.map((weekday) => ({ weekday, at: '20:00' })),
    closeBeforeMs: 900_000,
    drawAfterMs: 0,
    numeroDigits: 3,
  };
}

/** Prizes by mode for every way to bet on a model. */
function byMode(model: string): ModeTable {
  const own = [...plays.values()].filter((play) => play.model.code === model);
  return {
    ...cap,
    family: 'LOTT',
    code: `${model}.lott`,
    version: 1,
    model,
    plays: own.map((play) => play.type.code),
  };
}

function lottery(code: string, model: string, schedule: Schedule, place: number): GameSettings {
  return { code, model, prizeMode: 'Lott', schedule, table: byMode(model), ...bounds, place };
}

/** The lotteries of a new installation. */
export const lotteries: readonly GameSettings[] = [
  lottery('ssc-1m', 'ssc', steady(60, 4), 10),
  lottery('ssc-5m', 'ssc', steady(300, 3), 20),
  lottery('keno-2m', 'keno', steady(120, 3), 30),
  lottery('hk6-week', 'hk6', evenings(2, 4, 6), 40),
];
