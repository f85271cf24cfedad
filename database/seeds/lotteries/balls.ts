import type { OddsTable, Schedule } from '@arara/lottery';
import type { GameSettings } from '../../../apps/server/src/modules/lottery/index.ts';
import { bounds, evenings } from './parts.ts';

type Odds = Readonly<Record<string, string>>;

/** Most that any bet on them returns, in basis points; the rest carries the risk of the first prize. */
const capBasisPoints = 8_700;

/** The most that all first prizes of one number may come to, in minor units. */
const liabilityMax = 2_000_000_000n;

function lottery(
  code: string,
  place: number,
  schedule: Schedule,
  ways: Readonly<Record<string, Odds>>,
): GameSettings {
  const odds = Object.fromEntries(
    Object.entries(ways).map(([way, own]) => [`${code}.${way}`, own]),
  );
  const table: OddsTable = {
    family: 'ZY',
    code: `${code}.zy`,
    version: 1,
    model: code,
    capBasisPoints,
    odds,
  };
  return { code, model: code, prizeMode: 'ZY', schedule, table, ...bounds, liabilityMax, place };
}

const workdaysAndSaturday = [1, 2, 3, 4, 5, 6];
const pair: Odds = { hit6: '250000', hit5: '12000', hit4: '350', hit3: '20' };

/**
 * Draws of balls as Brazil knows them, under names of the house, in the evenings. Odds are fixed: what
 * a hit pays does not depend on who else wins, and is known when the ticket is bought.
 */
export const ballLotteries: readonly GameSettings[] = [
  lottery('uirapuru', 200, evenings('20:00', 2, 4, 6), {
    numbers: { hit6: '250000', hit5: '52000', hit4: '1200' },
  }),
  lottery('quero-quero', 210, evenings('20:00', ...workdaysAndSaturday), {
    numbers: { hit15: '250000', hit14: '1500', hit13: '60', hit12: '14', hit11: '4.5' },
  }),
  lottery('bem-te-vi', 220, evenings('20:00', ...workdaysAndSaturday), {
    numbers: { hit5: '250000', hit4: '10000', hit3: '260', hit2: '14' },
  }),
  lottery('saci', 230, evenings('20:30', 1, 3, 5), {
    numbers: {
      hit20: '50000',
      hit19: '20000',
      hit18: '2500',
      hit17: '400',
      hit16: '120',
      hit15: '33',
      hit0: '50000',
    },
  }),
  lottery('sabia', 240, evenings('20:30', 2, 4, 6), {
    numbers: { hit7: '250000', hit6: '4000', hit5: '95', hit4: '5', month: '2' },
  }),
  lottery('sete-cordas', 250, evenings('20:30', 2, 4, 6), {
    columns: { hit7: '250000', hit6: '30000', hit5: '1200', hit4: '90', hit3: '9' },
  }),
  lottery('joao-de-barro', 260, evenings('20:30', 1, 3, 5), { first: pair, second: pair }),
];
