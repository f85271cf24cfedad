import { readFileSync } from 'node:fs';
import { bundled, createTranslator, type Sentences } from '@arara/i18n';
import { plays } from '@arara/lottery';
import { describe, expect, test } from 'vitest';
import { groupOf, namesIn } from './names.ts';

const types = [...plays.values()].map(({ type }) => type);
const rows = [...new Set(types.flatMap(({ grammar }) => grammar.rows.map(({ name }) => name)))];
const options = [
  ...new Set(types.flatMap(({ grammar }) => grammar.rows.flatMap((row) => row.options ?? []))),
];

const namesOf = (language: string) => {
  const file = new URL(`../../i18n/messages/${language}/lottery-plays.json`, import.meta.url);
  const sentences = JSON.parse(readFileSync(file, 'utf8')) as Sentences;
  const said = createTranslator();
  // Under a language of its own: nothing falls back to another one that has the sentence.
  said.add(language, 'plays', sentences);
  return namesIn((key, params) => said.text(language, 'plays', key, params));
};

/** A key that has no sentence comes back as it is; a place without its value leaves its braces. */
const isSaid = (text: string) => !/^(group|way|row|option|play)\b|[{}]|undefined/.test(text);

describe.each(bundled)('in %s', (language) => {
  const names = namesOf(language);

  test('every play type has a name, and no other of its lottery has the same', () => {
    const unsaid = types.map(({ code }) => names.play(code)).filter((name) => !isSaid(name));
    expect(unsaid).toEqual([]);
    for (const [model, own] of Map.groupBy(types, ({ model }) => model)) {
      const called = own.map(({ code }) => names.play(code));
      expect(new Set(called).size, `${model} ${called.join('; ')}`).toBe(own.length);
    }
  });

  test('every group has a name, and no other of its lottery has the same', () => {
    for (const [model, own] of Map.groupBy(types, ({ model }) => model)) {
      const groups = Map.groupBy(own, ({ code }) => groupOf(code));
      const called = [...groups.values()].map(([first]) => names.group(first?.code ?? ''));
      expect(called.filter((name) => !isSaid(name))).toEqual([]);
      expect(new Set(called).size, `${model} ${called.join('; ')}`).toBe(groups.size);
    }
  });

  test('every row and every word has a name', () => {
    expect(rows.map(names.row).filter((name) => !isSaid(name))).toEqual([]);
    expect(options.map(names.option).filter((name) => !isSaid(name))).toEqual([]);
  });

  test('words of one row are told apart', () => {
    for (const { code, grammar } of types) {
      for (const row of grammar.rows) {
        const called = (row.options ?? []).map(names.option);
        expect(new Set(called).size, `${code} ${called.join('; ')}`).toBe(called.length);
      }
    }
  });
});

test('three in front with six different orders are called so', () => {
  const names = namesOf('pt-BR');
  expect(names.play('ssc.front3.group6')).toBe('Três da frente · Três diferentes');
  expect(names.play('ssc.front4.group6')).toBe('Quatro da frente · Dois pares');
  expect(names.play('keno.pick1')).toBe('Escolha · 1 número');
  expect(names.play('k3.one')).toBe('Um número');
  expect(names.play('hk6.special')).toBe('Número especial · Número');
  expect(names.play('ssc.dragon-tiger.1-5')).toBe('Dragão ou tigre · 1ª × 5ª posição');
});
