import { fraction } from '@arara/money';
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultOfLine, playOf, unitBetsOf } from '../line.ts';
import type { Play } from '../play-type.ts';
import { kindsOf, returnOf } from '../prizes/proof.ts';
import type { ModeTable } from '../prizes/table.ts';
import type { RowGrammar } from '../selection.ts';
import { easiestOf, easiestPlays } from './easiest.ts';
import { families } from './families.ts';

const plays = families.flatMap(({ models, playTypes }) =>
  playTypes.map((type) =>
    playOf(
      type,
      models.find(({ code }) => code === type.model)!,
    ),
  ),
);

test('every folder of a family is in the list', () => {
  const here = new URL('./', import.meta.url);
  const folders = readdirSync(here).filter((name) => existsSync(new URL(`${name}/index.ts`, here)));
  expect(families.map(({ code }) => code).sort()).toEqual(folders.sort());
});

test('no two models have the same code: a verifier finds the model of an issue by it', () => {
  const codes = families.flatMap(({ models }) => models.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
});

test('no two play types have the same code, and each begins with its model', () => {
  const codes = plays.map(({ type }) => type.code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { type } of plays) expect(type.code.split('.')[0]).toBe(type.model);
});

test('prizes by mode return mode / 2000 for every kind of unit bet, stakes given back included', () => {
  for (const play of plays) {
    const table: ModeTable = {
      family: 'LOTT',
      code: 'all',
      version: 1,
      model: play.model.code,
      capBasisPoints: 9_800,
      modeMin: 1_700,
      modeMax: 1_960,
      plays: [play.type.code],
    };
    for (const kind of kindsOf(play)) {
      expect(returnOf(table, play, kind, 1_960), play.type.code).toEqual(fraction(49n, 50n));
    }
  }
});

test('a line with every mark makes as many bets as its play type allows, where all may be marked', () => {
  const digital = ['ssc', '3d', 'p5', 'pc28', 'k3', 'pk10', '11x5'];
  for (const play of plays.filter(({ model }) => digital.includes(model.code))) {
    expect(betsOfEverything(play), play.type.code).toBe(play.type.grammar.unitBetsMax);
  }
});

test('where there are several ways to bet the easiest is named, and one mark makes a bet of it', () => {
  // Lotteries of balls have a ticket of one kind.
  const several = families.filter(({ code }) => code !== 'balls').flatMap(({ models }) => models);
  expect(Object.keys(easiestPlays).sort()).toEqual(several.map(({ code }) => code).sort());
  for (const [model, code] of Object.entries(easiestPlays)) {
    const play = plays.find(({ type }) => type.code === code);
    if (play === undefined) throw new Error(`${code} is no play type`);
    expect(play.model.code).toBe(model);
    const { rows, places } = play.type.grammar;
    expect(places, code).toBeUndefined();
    const marked = rows.map(({ low }, at) => (at === 0 ? [low] : []));
    expect(faultOfLine(play, { rows: marked }), code).toBeNull();
    expect(unitBetsOf(play, { rows: marked }), code).toBe(1);
    expect(play.type.price, code).toBe(1);
  }
});

test('a race opens with one of two sides, as its name says: a number of a place wins five times less', () => {
  const oddsOf = (code: string): number => {
    const [best] = plays.find(({ type }) => type.code === code)?.type.classes ?? [];
    return best === undefined ? 0 : Number(best.ways) / Number(best.of);
  };
  const easiest = easiestPlays['pk10'] ?? '';
  expect(oddsOf(easiest) / oddsOf('pk10.positions.direct')).toBe(5);
});

test('a table that does not sell the easiest bet opens with its first', () => {
  const table: ModeTable = {
    family: 'LOTT',
    code: 'k3.lott',
    version: 1,
    model: 'k3',
    capBasisPoints: 9_800,
    modeMin: 1_700,
    modeMax: 1_960,
    plays: ['k3.sum', 'k3.sides'],
  };
  expect(easiestOf(table)).toBe('k3.sides');
  expect(easiestOf({ ...table, plays: ['k3.sum', 'k3.pair'] })).toBe('k3.sum');
  expect(easiestOf({ ...table, plays: [] })).toBeNull();
});

/** All numbers of each row; no bankers, since a number is either in every bet or in some. */
function betsOfEverything(play: Play): number {
  const { rows, places } = play.type.grammar;
  const marksOf = ({ name, low, max }: RowGrammar) =>
    name === 'bankers' ? [] : Array.from({ length: max }, (_, at) => low + at);
  const named = places && { places: Array.from({ length: places.of }, (_, at) => at) };
  return unitBetsOf(play, { rows: rows.map(marksOf), ...named });
}
