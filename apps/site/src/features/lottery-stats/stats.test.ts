import { drawModels, parseDraw } from '@arara/lottery/betting';
import type { Draw } from '@arara/lottery/betting';
import { loadModel } from '@arara/lottery/load-model';
import { describe, expect, test } from 'vitest';
import { daysBetween } from '@arara/lottery-view';
import { countsOf, expectedTimes, ordered } from './counts.ts';
import { bigRoad, outcomeOf, roadsOf } from './roads.ts';
import { tracksOf } from './tracks.ts';

const modelOf = (code: string) => {
  const model = drawModels.get(code);
  if (model === undefined) throw new Error(`There is no ${code}.`);
  return model;
};
const drawsOf = (code: string, ...texts: string[]): Draw[] =>
  texts.map((text) => {
    const draw = parseDraw(modelOf(code), text);
    if (draw === null) throw new Error(`${text} is no draw of ${code}.`);
    return draw;
  });
const namesOf = (code: string) =>
  tracksOf(modelOf(code)).map(({ kind, part, place }) => [kind, part, place].join(' '));

describe('what is counted', () => {
  test.each([
    ['digits together and by place', '3d', ['all  ', 'place  1', 'place  2', 'place  3']],
    ['balls of one drum together', 'keno', ['all  ']],
    ['balls of many numbers together, whatever their order', 'hk6', ['all  ']],
    ['each part of a draw', 'sabia', ['all 1 ', 'all 2 ']],
    [
      'the endings of long numbers, whole and digit by digit',
      'vn-north',
      ['lo  ', 'de  ', 'lo-tens  ', 'de-tens  ', 'lo-units  ', 'de-units  '],
    ],
  ])('is %s', (_, model, names) => {
    expect(namesOf(model)).toEqual(names);
  });

  test('is each place of a race, in which all cars come in', () => {
    expect(namesOf('pk10')).toHaveLength(10);
    expect(namesOf('pk10')[0]).toBe('place  1');
  });

  test.each([...drawModels.values()].map((model) => [model.code, model] as const))(
    'of %s has as many numbers as it says',
    (_, model) => {
      const low: Draw = model.parts.map(({ count, how, low: from }) =>
        Array.from({ length: count }, (__, at) => (how === 'each' ? from : from + at)),
      );
      for (const track of tracksOf(model)) {
        const seen = track.see(low);
        expect(seen).toHaveLength(track.count);
        expect(seen.every((number) => number >= track.low && number <= track.high)).toBe(true);
      }
    },
  );
});

describe('counts', () => {
  const draws = drawsOf('3d', '7,7,1', '7,2,3', '0,2,3', '7,4,4');
  const [all, first] = tracksOf(modelOf('3d'));
  if (!all || !first) throw new Error('Three digits have tracks.');
  const of = (number: number, last = 100) =>
    countsOf(first, draws, last).find((one) => one.number === number);

  test('say how often a number came, and how many draws it is away', () => {
    expect(of(7)).toMatchObject({ times: 3, absent: 0 });
    expect(of(0)).toMatchObject({ times: 1, absent: 2 });
    expect(of(5)).toMatchObject({ times: 0, absent: null });
    expect(countsOf(all, draws, 100)[7]).toMatchObject({ times: 4, absent: 0 });
  });

  test('look only at the last draws, and further back for what is away', () => {
    expect(of(7, 2)).toMatchObject({ times: 2 });
    expect(of(0, 2)).toMatchObject({ times: 0, absent: 2 });
  });

  test('call the most frequent hot and the rarest cold, and nothing where all are alike', () => {
    const many = Array.from({ length: 20 }, () => draws).flat();
    const heatOf = (number: number) => countsOf(first, many, 100)[number]?.heat;
    expect([heatOf(7), heatOf(5)]).toEqual(['hot', 'cold']);
    const alike = drawsOf('3d', ...Array.from({ length: 20 }, (_, at) => `${at % 10},0,0`));
    expect(countsOf(first, alike, 100).every(({ heat }) => heat === null)).toBe(true);
  });

  test('call nothing hot or cold before twenty draws are counted', () => {
    const many = Array.from({ length: 20 }, () => draws).flat();
    const heats = (last: number) =>
      countsOf(first, many.slice(0, 20), last).map(({ heat }) => heat);
    expect(new Set(heats(19))).toEqual(new Set([null]));
    expect(heats(20)).toContain('hot');
    expect(countsOf(first, draws, 100).every(({ heat }) => heat === null)).toBe(true);
  });

  test('stand by number, frequency or absence', () => {
    const counts = countsOf(first, draws, 100);
    expect(ordered(counts, 'number').map(({ number }) => number)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(ordered(counts, 'times')[0]?.number).toBe(7);
    const away = ordered(counts, 'absent').map(({ number }) => number);
    expect(away.slice(-2)).toEqual([0, 7]);
  });

  test('are held against what chance gives', () => {
    expect(expectedTimes(first, 100)).toBe(10);
    const [keno] = tracksOf(modelOf('keno'));
    expect(keno && expectedTimes(keno, 100)).toBe(25);
  });
});

describe('the lotteries of Vietnam', () => {
  const north = [
    '12345',
    '23407',
    '11111,22222',
    '30001,30002,30003,30004,30005,30006',
    '4001,4002,4003,4004',
    '5001,5002,5003,5004,5005,5006',
    '645,602,603',
    '07,02,03,04',
  ].join('|');
  const [draw] = drawsOf('vn-north', north);
  const tracks = tracksOf(modelOf('vn-north'));
  const seen = (kind: string) => draw && tracks.find((track) => track.kind === kind)?.see(draw);

  test('are counted by the last two digits of every prize, and of the special prize', () => {
    expect(seen('lo')).toHaveLength(27);
    expect(seen('lo')?.filter((ending) => ending === 45)).toEqual([45, 45]);
    expect(seen('lo')?.filter((ending) => ending === 7)).toEqual([7, 7]);
    expect(seen('de')).toEqual([45]);
  });

  test('and by the tens and the units of those', () => {
    expect(seen('de-tens')).toEqual([4]);
    expect(seen('de-units')).toEqual([5]);
    expect(seen('lo-tens')?.filter((digit) => digit === 4)).toHaveLength(2);
    expect(seen('lo-units')?.filter((digit) => digit === 7)).toHaveLength(2);
  });

  test('are away for days, from sale day to sale day, across months and years', () => {
    expect(tracks.every(({ away }) => away === 'days')).toBe(true);
    expect(daysBetween('202612301', '202701021')).toBe(3);
    expect(daysBetween('202602281', '202603011')).toBe(1);
    expect(daysBetween('202602281', '202602281')).toBe(0);
  });
});

describe('roads', () => {
  const roadsIn = async (model: string) => roadsOf((await loadModel(model))?.plays ?? new Map());
  const codesOf = async (model: string) => (await roadsIn(model)).map(({ play }) => play.type.code);

  test('are those of sums and of the places furthest apart', async () => {
    expect(await codesOf('ssc')).toEqual([
      'ssc.five.sum-sides',
      'ssc.five.sum-sides',
      'ssc.dragon-tiger.1-5',
    ]);
    expect(await codesOf('pk10')).toEqual([
      'pk10.first2.sum-sides',
      'pk10.first2.sum-sides',
      'pk10.dragon-tiger.1-10',
    ]);
    expect(await codesOf('k3')).toEqual(['k3.sides', 'k3.sides']);
    expect(await codesOf('uirapuru')).toEqual([]);
  });

  test.each([
    ['ssc', '9,9,9,9,9', [0, 0, null]],
    ['ssc', '0,0,0,0,4', [1, 1, 1]],
    ['k3', '3,3,3', [null, null]],
    ['k3', '6,5,2', [0, 0]],
    ['pc28', '9,9,9', [0, 0]],
    ['pc28', '0,1,1', [1, 1]],
  ])('read a draw of %s, %s, by the rules of the bets', async (model, text, outcomes) => {
    const [draw] = drawsOf(model, text);
    const roads = await roadsIn(model);
    expect(draw && roads.map((road) => outcomeOf(road, draw))).toEqual(outcomes);
  });

  const places = (outcomes: (0 | 1 | null)[]) =>
    bigRoad(outcomes).map(({ column, row, ties }) => [column, row, ties]);

  test('begin a column with each change, and count ties at the cell before', () => {
    expect(places([0, 0, 1, null, null, 0])).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [1, 0, 2],
      [2, 0, 0],
    ]);
    expect(places([null])).toEqual([]);
  });

  test('turn to the right at the floor, and before what lies there', () => {
    const long = places([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(long.slice(5)).toEqual([
      [0, 5, 0],
      [1, 5, 0],
      [2, 5, 0],
    ]);
    const next = places([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    expect(next.slice(-2)).toEqual([
      [1, 4, 0],
      [2, 4, 0],
    ]);
  });
});
