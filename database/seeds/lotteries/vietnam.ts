import { plays, stations, stationZone } from '@arara/lottery';
import type { OddsTable, Schedule } from '@arara/lottery';
import type { GameSettings } from '../../../apps/server/src/modules/lottery/index.ts';
import { bounds } from './parts.ts';

/** The most that comes back: 96 of 100. The tables below stay under it, and a test proves so. */
const capBasisPoints = 9_600;

/** Stakes paid for each hit, as bookmakers of Vietnam usually do; a lô costs all of its places. */
const everywhere: Readonly<Record<string, string>> = {
  lo2: '95',
  lo3: '900',
  lo4: '8880',
  de: '95',
  cang3: '900',
  cang4: '8880',
  nhat: '95',
  dau: '9.5',
  duoi: '9.5',
  sides: '1.92',
  'dau-giai': '95',
  'dau-duoi': '95',
  'xiu-chu': '900',
};

/** Twenty-seven numbers make other chances than eighteen. */
const north: Readonly<Record<string, string>> = {
  ...everywhere,
  'lo2-eight': '95',
  xien2: '17',
  xien3: '75',
  xien4: '345',
  truot4: '2.8',
  truot8: '8.8',
  truot10: '15.9',
  da: '440',
};

const south: Readonly<Record<string, string>> = {
  ...everywhere,
  'lo2-seven': '95',
  xien2: '35',
  xien3: '235',
  xien4: '1650',
  truot4: '1.9',
  truot8: '4.1',
  truot10: '6.1',
  da: '620',
};

function oddsTable(model: string, paid: Readonly<Record<string, string>>): OddsTable {
  const own = [...plays.values()].filter((play) => play.model.code === model);
  const odds = own.map(({ type }) => {
    const each = paid[type.code.slice(model.length + 1)];
    if (each === undefined) throw new Error(`${type.code} has no odds`);
    return [type.code, Object.fromEntries(type.classes.map(({ code }) => [code, each]))] as const;
  });
  return {
    family: 'SEA',
    code: `${model}.sea`,
    version: 1,
    model,
    capBasisPoints,
    odds: Object.fromEntries(odds),
  };
}

const tables = {
  'vn-north': oddsTable('vn-north', north),
  'vn-central': oddsTable('vn-central', south),
  'vn-south': oddsTable('vn-south', south),
};

/**
 * The liability with which a number is counted as if every place of a draw showed it, in minor units: seen once, it
 * owes the eighteenth part of it in the South and the twenty-seventh in the North.
 */
const liabilityMax = 500_000_000n;

/** Sales end a quarter of an hour before a station draws: long before its first number. */
const closing = { closeBeforeMs: 900_000, drawAfterMs: 0, numeroDigits: 3 } as const;

/**
 * The North does not draw over Tết, from the last day of the old year to the third of the new; the South and
 * the Central do. By the calendar of Vietnam, whose new moon of 2030 comes a day before China's.
 */
const tet = [
  ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08'],
  ['2028-01-25', '2028-01-26', '2028-01-27', '2028-01-28'],
  ['2029-02-12', '2029-02-13', '2029-02-14', '2029-02-15'],
  ['2030-02-01', '2030-02-02', '2030-02-03', '2030-02-04'],
].flat();

/** The first station of each day in the South and in the Central. */
const shown = [
  'ho-chi-minh',
  'ben-tre',
  'dong-nai',
  'tay-ninh',
  'vinh-long',
  'tien-giang',
  'thua-thien-hue',
  'dak-lak',
  'da-nang',
  'binh-dinh',
  'gia-lai',
];

function lottery(
  name: string,
  model: keyof typeof tables,
  weekly: Extract<Schedule, { weekly: unknown }>['weekly'],
  place: number,
  rest: Pick<Schedule, 'skipped'> = {},
): GameSettings {
  return {
    code: `vn-${name}`,
    model,
    prizeMode: 'SEA',
    schedule: { timeZone: stationZone, weekly, ...rest, ...closing },
    table: tables[model],
    drawSource: 'external',
    ...bounds,
    liabilityMax,
    place,
  };
}

const ofModel = (model: string) => stations.filter((station) => station.model === model);

/** The lotteries of Vietnam: the North as one that goes round its stations, others a station each. */
export const vietnamLotteries: readonly GameSettings[] = [
  lottery(
    'north',
    'vn-north',
    ofModel('vn-north').flatMap(({ weekly }) => weekly),
    500,
    { skipped: tet },
  ),
  ...shown.map((code, at) => {
    const station = stations.find((one) => one.code === code);
    if (station === undefined) throw new Error(`there is no station ${code}`);
    return lottery(code, station.model, station.weekly, 510 + 10 * at);
  }),
];
