import { expect, test } from 'vitest';
import { hourMs, lengthsAfter } from './pause-lengths.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const endsIn = (hours: number) => new Date(now + hours * hourMs).toISOString();

test.each([
  ['no pause', null, [24, 72, 168, 720]],
  ['an hour left of one', endsIn(1), [24, 72, 168, 720]],
  ['a day that begins', endsIn(24), [72, 168, 720]],
  ['a day that began a minute ago', endsIn(24 - 1 / 60), [72, 168, 720]],
  ['a week that began an hour ago', endsIn(167), [168, 720]],
  ['a month that begins', endsIn(720), []],
])('with %s what is offered ends later', (_case, until, offered) => {
  expect(lengthsAfter(until, now)).toEqual(offered);
});
