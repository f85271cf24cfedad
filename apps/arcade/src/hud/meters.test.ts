import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMeters } from './meters.ts';
import type { Texts } from '../texts.ts';

const texts = {
  language: 'pt-BR',
  t: (key: string) => key,
  game: (key: string) => key,
} as unknown as Texts;

let now = 0;
let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  [now, frames] = [0, []];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page draws its next frame so many milliseconds later. */
function draw(ms: number): void {
  now += ms;
  for (const call of frames.splice(0)) call(now);
}
const grand = (amount: string) => [{ level: 'grand', amount } as const];
const shown = (node: HTMLElement) => node.querySelector('b')?.textContent?.replace(/\s/g, ' ');

test('an amount begins at the truth, rises to the next one, and goes no further', () => {
  const meters = createMeters(texts, 'mare-cheia', true);
  meters.show(grand('100.00'), 'BRL', 1_000);
  expect(shown(meters.node)).toBe('R$ 100,00');
  meters.show(grand('100.10'), 'BRL', 1_000);
  draw(500);
  expect(shown(meters.node)).toBe('R$ 100,05');
  draw(5_000);
  expect(shown(meters.node)).toBe('R$ 100,10');
  draw(5_000);
  expect(shown(meters.node)).toBe('R$ 100,10');
});

test('a pool that was won falls at once', () => {
  const meters = createMeters(texts, 'mare-cheia', true);
  meters.show(grand('52310.44'), 'BRL', 1_000);
  meters.show(grand('10000.00'), 'BRL', 1_000);
  expect(shown(meters.node)).toBe('R$ 10.000,00');
});

test('where nothing may move, the last truth stands there at once', () => {
  const meters = createMeters(texts, 'mare-cheia', false);
  meters.show(grand('100.00'), 'BRL', 1_000);
  meters.show(grand('100.10'), 'BRL', 1_000);
  expect(shown(meters.node)).toBe('R$ 100,10');
});
