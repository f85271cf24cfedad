import { expect, test } from 'vitest';
import { smallPrint, wayOf, wordsOf } from './refusal.ts';
import { StudioError } from './studio-client.ts';
import type { Texts } from './texts.ts';

test.each([
  ['stake.insufficient', 'real', 'error.deposit'],
  ['stake.insufficient', 'play', 'close'],
  ['limit.reached', 'real', 'error.limits'],
  ['network.lost', 'real', 'error.retry'],
  ['game.unavailable', 'play', 'error.back'],
  ['session.expired', 'real', 'error.back'],
  ['wallet.unavailable', 'real', 'error.retry'],
  ['stake.bounds', 'real', 'close'],
] as const)('after %s with %s money the way on is %s', (code, mode, key) => {
  expect(wayOf(new StudioError(code, 400, ''), mode).key).toBe(key);
});

const texts = { t: (key: string) => key } as unknown as Texts;

test('of a round that may have been paid nobody says that nothing was charged', () => {
  const ended = new StudioError('session.expired', 401, 'Ended.');
  const open = new StudioError('session.expired', 401, 'Ended.', true);
  expect(wordsOf(ended, texts, 'real')).toBe('refusal.session');
  expect(wordsOf(open, texts, 'real')).toBe('refusal.open');
  expect(wayOf(open, 'real').key, 'this game cannot ask again').toBe('error.back');
  const hurried = new StudioError('rate.limited', 429, 'Wait.', true);
  expect(wordsOf(hurried, texts, 'real')).toBe('refusal.open');
  expect(wayOf(hurried, 'real').key).toBe('error.retry');
});

test('a sheet has small print for what its reader can do nothing about, and for nothing else', () => {
  const coded = { t: (key: string, { code }: { code: string }) => `${key} ${code}` };
  const printed = (code: string, status: number) =>
    smallPrint(new StudioError(code, status, ''), coded as unknown as Texts).length;
  expect([printed('stake.insufficient', 422), printed('network.lost', 0)]).toEqual([0, 0]);
});
