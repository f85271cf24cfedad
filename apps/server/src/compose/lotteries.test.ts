import { bundled } from '@arara/i18n';
import { faultsOfSchedule, faultsOfTable, kindsOf, plays, returnOf } from '@arara/lottery';
import { toNumber } from '@arara/money';
import { expect, test } from 'vitest';
import { lotteries } from '../../../../database/seeds/lotteries.ts';
import { createTexts } from '../platform/texts.ts';

test('every lottery of a new installation returns no more than its cap, by its own chances', () => {
  for (const { code, table, schedule } of lotteries) {
    expect([code, faultsOfTable(table, plays), faultsOfSchedule(schedule)]).toEqual([code, [], []]);
  }
});

test('every way to bet on a Vietnamese lottery is sold, and returns nine tenths or nearly', () => {
  for (const model of ['vn-north', 'vn-central', 'vn-south']) {
    const table = lotteries.find((one) => one.model === model)?.table;
    const own = [...plays.values()].filter((play) => play.model.code === model);
    if (table?.family !== 'SEA') throw new Error(`${model} is not sold at fixed odds`);
    expect(Object.keys(table.odds).toSorted()).toEqual(own.map(({ type }) => type.code).toSorted());
    for (const play of own) {
      for (const kind of kindsOf(play)) {
        const back = toNumber(returnOf(table, play, kind, 0));
        expect(back, play.type.code).toBeGreaterThan(0.88);
        expect(back, play.type.code).toBeLessThanOrEqual(0.96);
      }
    }
  }
});

test('what is drawn elsewhere are the lotteries of Vietnam, one in the North every day', () => {
  const elsewhere = lotteries.filter(({ drawSource }) => drawSource === 'external');
  expect(elsewhere.every(({ model }) => model.startsWith('vn-'))).toBe(true);
  const daysOf = (model: string) =>
    new Set(
      elsewhere
        .filter((one) => one.model === model)
        .flatMap(({ schedule }) => ('weekly' in schedule ? schedule.weekly : []))
        .map(({ weekday }) => weekday),
    ).size;
  expect(['vn-north', 'vn-central', 'vn-south'].map(daysOf)).toEqual([7, 7, 7]);
});

test('every lottery has a name in every language', () => {
  const texts = createTexts();
  for (const language of bundled) {
    for (const { code } of lotteries) {
      expect(texts.text(language, 'lottery', `game.${code}`)).not.toContain('game.');
    }
  }
});
