import { beforeEach, expect, test } from 'vitest';
import { tabStorage } from '@arara/client';
import { wayBack } from './way-back.ts';

beforeEach(() => tabStorage.removeItem('wayBack'));

test('the way back of a launch is kept for the tab', () => {
  expect(wayBack('?gameCode=saci&back=%2Fpromotions%3Fx%3D1%23y')).toBe('/promotions?x=1#y');
  expect(wayBack('')).toBe('/promotions?x=1#y');
});

test.each([
  'https://evil.example',
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  'javascript:alert(1)',
  '/a b',
  '',
])('%s leads nowhere', (back) => {
  expect(wayBack(`?${new URLSearchParams({ back })}`)).toBeNull();
});

test('what somebody wrote into the storage leads nowhere either', () => {
  tabStorage.setItem('wayBack', 'https://evil.example');
  expect(wayBack('')).toBeNull();
});
