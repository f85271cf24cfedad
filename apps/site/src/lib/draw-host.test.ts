import { expect, test } from 'vitest';
import { atHost, drawHost } from './draw-host.ts';

const hosts = ['https://a.example', 'https://b.example/', 'https://c.example'];

test.each([
  [0, 'https://a.example'],
  [1, 'https://b.example'],
  [5, 'https://c.example'],
  [65_535, 'https://a.example'],
])('the number %i draws %s', (drawn, host) => {
  expect(drawHost(hosts, drawn)).toBe(host);
});

test('without a list the page’s own host serves', () => {
  expect(drawHost([], 7)).toBe('');
  expect(atHost('/art/x.webp?v=1', '')).toBe('/art/x.webp?v=1');
});

test.each([
  ['/arcade/?game=a', 'https://a.example/arcade/?game=a'],
  ['//evil.example/x', '//evil.example/x'],
  ['https://vendor.example/play', 'https://vendor.example/play'],
  ['data:image/webp;base64,AA', 'data:image/webp;base64,AA'],
])('%s is fetched from %s', (url, wanted) => {
  expect(atHost(url, 'https://a.example')).toBe(wanted);
});
