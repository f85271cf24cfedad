import { readFileSync, readdirSync } from 'node:fs';
import { commit, createStream } from '@arara/fairness';
import { createRegistry, payoutOf, verifyRound } from '@arara/game-kit';
import { formatDecimal, parseMoney } from '@arara/money';
import { describe, expect, test } from 'vitest';
import { linesLow } from '../maths/lines-low.ts';
import { modelRound } from './certify/round-model.ts';
import { exactFigures } from './certify/certify-reels.ts';
import { defineSlot } from './define.ts';
import { rulesOf, wordsOf } from './rules.ts';
import { jackpotOf } from './shape.ts';
import { slots } from './slots.ts';
import { houseStakes } from './stakes.ts';
import { glyph, letter } from './symbols.ts';
import { titleSchema } from './testing/title-schema.ts';
import type { SlotTitle } from './title.ts';
import { findTitle, titles } from './titles.ts';

const folder = new URL('../../../packages/i18n/messages/', import.meta.url);
const messages = (language: string) =>
  JSON.parse(readFileSync(new URL(`${language}/games.json`, folder), 'utf8')) as Record<
    string,
    string
  >;

/** The first title of each model. */
const oneOfEach = [...Map.groupBy(titles, ({ maths }) => maths.model)].flatMap(([model, [title]]) =>
  title === undefined ? [] : [{ model, title }],
);

const formOf = (language: string, count: number) => new Intl.PluralRules(language).select(count);

describe.each(titles)('$code@$version', (title) => {
  test('is what a title must be', () => {
    expect(titleSchema.safeParse(title).error?.issues ?? []).toEqual([]);
  });

  test.each(readdirSync(folder))('has every word in %s', (language) => {
    const texts = messages(language);
    const forms = new Set([2, 3, 5, 12].map((count) => formOf(language, count)));
    const keys: string[] = Object.values(wordsOf(title));
    for (const { name } of title.symbols) {
      keys.push(`symbols.${name}`, ...[...forms].map((form) => `symbols.${name}_${form}`));
    }
    for (const rule of rulesOf(title)) {
      keys.push(rule.key, ...Object.values(rule.names));
      for (const [, used = ''] of (texts[rule.key] ?? '').matchAll(/\{\{(\w+)/g)) {
        expect({ ...rule.params, ...rule.names }, rule.key).toHaveProperty(used);
      }
    }
    expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
  });

  test('pays whole centavos at every stake it offers', () => {
    for (const stake of title.stakes) {
      const parsed = parseMoney(stake, 'BRL');
      if (!parsed.ok) throw new Error(stake);
      const whole = payoutOf(parsed.value, title.maths.payoutUnit).minor * 100n;
      expect(whole).toBe(parsed.value.minor * BigInt(title.maths.payoutUnit));
    }
  });
});

test('every model has at least two titles', () => {
  const models = Map.groupBy(titles, ({ maths }) => maths.model);
  expect([...models].filter(([, each]) => each.length < 2)).toEqual([]);
});

test('a jackpot is joined by a new title alone: every version of a code has the same one', () => {
  const codes = Map.groupBy(titles, ({ code }) => code);
  const jackpots = [...codes.values()].map(
    (versions) => new Set(versions.map(({ maths }) => JSON.stringify(jackpotOf(maths)))).size,
  );
  expect(jackpots.every((count) => count === 1)).toBe(true);
});

test('a title is found by its code, and by an old version', () => {
  expect(findTitle('ouro-da-mata')?.brand).toBe('Mata Studio');
  expect(findTitle('ouro-da-mata', '1')).toBe(findTitle('ouro-da-mata'));
  expect(findTitle('ouro-da-mata', '99')).toBeNull();
  expect(findTitle('nenhum')).toBeNull();
});

/** A title by the recipe `docs/recipes/add-a-game.md`: nothing but this object is new. */
const another: SlotTitle = {
  code: 'jabuti-sortudo',
  version: '1',
  brand: 'Mata Studio',
  maths: linesLow,
  stakes: houseStakes,
  themes: [],
  symbols: [
    ...['high1', 'high2', 'high3', 'high4', 'mid1', 'mid2', 'wild', 'scatter'].map((id) =>
      glyph(id, 'jabuti', 'turtle', { ground: 'mata', halo: 'folha', base: 'sol', ink: 'tinta' }),
    ),
    letter('low1', 'A', 'urucum'),
    letter('low2', 'K', 'azul'),
    letter('low3', 'Q', 'folha'),
    letter('low4', 'J', 'jenipapo'),
  ],
  plates: ['high1', 'high2', 'high3'],
  scene: {
    ground: 'mata',
    rays: 'folha',
    frame: 'sol',
    dots: 'urucum',
    burst: 'urucum',
    ornament: { glyph: 'monstera-leaf', ink: 'mata', base: 'folha' },
    lettering: { warp: 'arch', fill: 'sol', outline: 'tinta' },
  },
  night: {
    ground: 'noite',
    rays: 'mata',
    frame: 'sol',
    dots: 'urucum',
    board: ['noite', 'tinta'],
    hills: ['mata', 'noite'],
  },
  body: {
    face: 'pebble',
    frame: 'rings',
    board: ['tinta', 'mata'],
    motion: { speed: 18, pace: 1.2, spring: 1, stagger: 1 },
  },
  mascot: { puppet: 'tatu', side: 'left' },
  moment: { leap: 'tumble' },
  song: {
    genre: 'carimbo',
    key: 60,
    mode: 'major',
    beatsPerMinute: 100,
    chords: [1, 1, 4, 1, 5, 1, 5, 1],
    tune: Array.from({ length: 8 }, () => '1:4 3:4 5:4 3:4'),
    refrain: Array.from({ length: 8 }, () => '8:4 5:4 3:4 5:4'),
  },
};

describe('one more title', () => {
  test('is valid, and its figures are those of its model', () => {
    expect(titleSchema.safeParse(another).error?.issues ?? []).toEqual([]);
    const [base] = linesLow.modes;
    if (base === undefined) throw new Error('no mode');
    const { exact } = exactFigures(modelRound(linesLow), base);
    expect(Number(exact.decimal)).toBeCloseTo(0.9552, 4);
  });

  test.each(oneOfEach)('on the model $model plays a round that anybody can verify', (like) => {
    const title: SlotTitle = { ...like.title, code: 'jabuti-sortudo' };
    expect(titleSchema.safeParse(title).error?.issues ?? []).toEqual([]);
    const slot = defineSlot(title);
    const serverSeed = '77'.repeat(32);
    const seeds = { serverSeed, clientSeed: 'jabuti', nonce: 3 };
    const book = slot.play({ mode: 'base' }, createStream(seeds));
    const stake = parseMoney('2.00', 'BRL');
    if (!stake.ok) throw new Error('no stake');
    const round = {
      ...seeds,
      gameCode: slot.code,
      gameVersion: slot.version,
      mathsHash: slot.mathsHash,
      mode: 'base',
      serverSeedHash: commit(serverSeed),
      stake: '2.00',
      payout: formatDecimal(payoutOf(stake.value, book.payoutMultiplier)),
      currency: 'BRL',
      book,
    };
    expect(verifyRound(round, createRegistry([...slots.all, slot])).ok).toBe(true);
  });

  test('has a rule for everything its data does', () => {
    expect(rulesOf(another).map(({ key }) => key)).toEqual([
      'rules.stake',
      'rules.lines.pay',
      'rules.wild.reels',
      'rules.free.awardPays',
      'rules.free.awardPays',
      'rules.free.awardPays',
      'rules.free.again',
      'rules.free.max',
      'rules.free.draw',
      'rules.free.strips',
      'rules.cap',
      'rules.connection',
      'rules.void',
    ]);
  });
});

describe('the schema refuses', () => {
  const broken: [string, (title: SlotTitle) => SlotTitle][] = [
    ['a stake that pays fractions', (t) => ({ ...t, stakes: ['0.21', ...t.stakes] })],
    ['a symbol without a face', (t) => ({ ...t, symbols: t.symbols.slice(1) })],
    ['an unknown pigment', (t) => ({ ...t, scene: { ...t.scene, ground: 'roxo' as 'azul' } })],
    ['an unknown field', (t) => ({ ...t, luck: 1 }) as SlotTitle],
    ['a cap between two prizes', (t) => ({ ...t, maths: { ...t.maths, winCap: 50_001 } })],
    [
      'a wild on the first column',
      (t) => ({ ...t, maths: { ...linesLow, strips: ['wild', ...linesLow.strips.slice(1)] } }),
    ],
    [
      'two scatters in one view',
      (t) => ({
        ...t,
        maths: {
          ...linesLow,
          strips: [`scatter low1 scatter ${linesLow.strips[0]}`, ...linesLow.strips.slice(1)],
        },
      }),
    ],
  ];
  test.each(broken)('%s', (_name, breakIt) => {
    expect(titleSchema.safeParse(breakIt(another)).success).toBe(false);
  });
});
