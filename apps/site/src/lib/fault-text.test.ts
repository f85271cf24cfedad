import { beforeAll, expect, test } from 'vitest';
import { stubPage } from '../testing/page.ts';
import type * as Errors from '@arara/client';
import type * as Texts from './fault-text.ts';

let errors: typeof Errors;
let texts: typeof Texts;

beforeAll(async () => {
  stubPage();
  errors = await import('@arara/client');
  texts = await import('./fault-text.ts');
});

const requestId = '4f7a2c1b-0000-4000-8000-000000000000';
const fault = (code: string, status: number, message: string) =>
  new errors.ApiError({ code, status, message, requestId });

test('whoever mistyped reads the sentence and nothing of the machine', () => {
  const refused = fault('login.failed', 401, 'Usuário ou senha não conferem.');
  expect(texts.faultWords(refused)).toBe('Usuário ou senha não conferem.');
  expect(texts.faultNote(refused)).toBeUndefined();
});

test('a failure of the house has a short code for support, and no key', () => {
  const failed = fault('server.error', 500, 'Erro desconhecido');
  expect(texts.faultWords(failed)).toMatch(/^Erro desconhecido Código SER-\d{4}-4F7A2C1B$/);
  expect(texts.faultNote(new Error('x is undefined'))).toMatch(/^Código PAG-\d{4}$/);
});

test('a lost line is told in words', () => {
  const lost = new errors.ApiError({ code: 'network.lost', status: 0, message: '' });
  expect(texts.faultNote(lost)).toBeUndefined();
});
