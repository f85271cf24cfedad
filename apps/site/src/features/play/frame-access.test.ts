import { expect, test } from 'vitest';
import { frameAccess } from './frame-access.ts';

const page = 'https://arara.example/game?id=1002';

test('a game of ours has no origin and so no way into the page', () => {
  for (const url of ['/arcade/?game=a&token=b', 'https://arara.example/arcade/']) {
    const access = frameAccess(url, page);
    expect(access).toEqual({ sandbox: 'allow-scripts', origin: 'null', target: '*', isOurs: true });
  }
});

test('a game of ours on the host for launches has none either', () => {
  const ours = 'https://play.arara.example';
  const access = frameAccess(`${ours}/arcade/?game=a`, page, ours);
  expect(access).toEqual({ sandbox: 'allow-scripts', origin: 'null', target: '*', isOurs: true });
  expect(frameAccess(`${ours}/else`, page, ours)?.isOurs).toBe(false);
  expect(frameAccess('https://other.example/arcade/', page, ours)?.isOurs).toBe(false);
});

test('a vendor on our own address has no origin either, but may send its forms', () => {
  expect(frameAccess('/sandbox/vendor/play?token=x', page)).toEqual({
    sandbox: 'allow-scripts allow-forms',
    origin: 'null',
    target: '*',
    isOurs: false,
  });
});

test('a vendor keeps its own origin, and only that origin is heard', () => {
  expect(frameAccess('https://games.vendor.example/play?token=x', page)).toEqual({
    sandbox: 'allow-scripts allow-same-origin allow-forms',
    origin: 'https://games.vendor.example',
    target: 'https://games.vendor.example',
    isOurs: false,
  });
  expect(frameAccess('http://arara.example:8080/play', page)?.isOurs).toBe(false);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://arara.example/1', 'http://'])(
  '%s opens no frame',
  (url) => {
    expect(frameAccess(url, page)).toBeNull();
  },
);
