import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { families } from './families.ts';

test('every folder of a family is in the list', () => {
  const here = new URL('./', import.meta.url);
  const folders = readdirSync(here).filter((name) => existsSync(new URL(`${name}/index.ts`, here)));
  expect(families.map(({ code }) => code).sort()).toEqual(folders.sort());
});

test('no two models have the same code: a verifier finds the model of an issue by it', () => {
  const codes = families.flatMap(({ models }) => models.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
});
