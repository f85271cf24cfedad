import { afterEach, describe, expect, test, vi } from 'vitest';
import { NavigationType } from 'react-router';
import { glideToTop, returnTo, toHash, wayTo } from './scroll-keeper.ts';
import type { Entry } from './scroll-keeper.ts';

const { Pop, Push, Replace } = NavigationType;

/** An entry of the history, told by its key and its address. */
function entry(key: string, address: string): Entry {
  const { pathname, search, hash } = new URL(address, 'https://arara.example');
  return { key, pathname, search, hash };
}

const rng = entry('a', '/rng?pageNo=2');

describe('a page stands', () => {
  test.each([
    ['another page', entry('b', '/hot'), Push, undefined, 'glide'],
    ['another page in place of this one', entry('b', '/hot'), Replace, undefined, 'glide'],
    ['another page of a list', entry('b', '/rng?pageNo=3'), Push, undefined, 'glide'],
    ['another filter of the same page', entry('b', '/rng?pageNo=2&vendor=A'), Push, 9, 'stay'],
    ['a part of another page', entry('b', '/afiliados#termos'), Push, undefined, 'hash'],
    ['a part of the same page', entry('b', '/rng?pageNo=2#filters'), Push, undefined, 'hash'],
    ['back to a page', entry('b', '/'), Pop, 1524, 1524],
    ['back to a page that was left at a part of it', entry('b', '/afiliados#termos'), Pop, 40, 40],
    ['back to a page that nothing is known of', entry('b', '/'), Pop, undefined, 0],
    ['the same entry, from under a layer', entry('a', '/rng?pageNo=2'), Pop, 300, 'stay'],
  ] as const)('where it should after turning to %s', (_, now, kind, left, way) => {
    expect(wayTo(now, rng, kind, left)).toBe(way);
  });

  test.each([
    ['/rng', undefined, 'stay'],
    ['/afiliados#termos', undefined, 'hash'],
    ['/rng', 700, 700],
  ] as const)('where it should when its document opens: %s, left at %j', (address, left, way) => {
    expect(wayTo(entry('a', address), null, Pop, left)).toBe(way);
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('the way to the top, with reduced motion %j, is %s', (still, behavior) => {
  const asked = vi.fn<(query: string) => object>(() => ({ matches: still }));
  const scrollTo = vi.fn<(wish: ScrollToOptions) => void>();
  vi.stubGlobal('matchMedia', asked);
  vi.stubGlobal('scrollTo', scrollTo);
  glideToTop();
  expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
});

/** The frames of a page that nobody draws, and what its person does. */
function stubFrames() {
  const frames: (() => void)[] = [];
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => listeners.set(name, run));
  return { nextFrame: () => frames.shift()?.(), hear: (name: string) => listeners.get(name)?.() };
}

/** A page in which a part appears with the third look for it. */
function stubSlowPart(scrolled: () => void) {
  let looks = 0;
  vi.stubGlobal('document', {
    getElementById: (id: string) => {
      looks += 1;
      return looks > 2 && id === 'Prêmios' ? { scrollIntoView: scrolled } : null;
    },
  });
  return stubFrames();
}

test('a part of the page that comes late is still brought into view', () => {
  const scrolled = vi.fn<() => void>();
  const { nextFrame } = stubSlowPart(scrolled);
  toHash('#Pr%C3%AAmios');
  nextFrame();
  expect(scrolled).not.toHaveBeenCalled();
  nextFrame();
  nextFrame();
  expect(scrolled).toHaveBeenCalledOnce();
});

test.each(['wheel', 'touchstart', 'keydown'])('who moves by %s meanwhile is left alone', (name) => {
  const scrolled = vi.fn<() => void>();
  const { nextFrame, hear } = stubSlowPart(scrolled);
  toHash('#Pr%C3%AAmios');
  hear(name);
  nextFrame();
  nextFrame();
  expect(scrolled).not.toHaveBeenCalled();
});

describe('back on a page that one had left at 1531', () => {
  /** A page of this height below the window; it scrolls no further than it reaches. */
  function stubHeight(height: number) {
    const page = { scrollHeight: height };
    vi.stubGlobal('document', { documentElement: page });
    vi.stubGlobal('innerHeight', 844);
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('scrollTo', (_: number, y: number) =>
      vi.stubGlobal('scrollY', Math.min(y, page.scrollHeight - innerHeight)),
    );
    return { page, ...stubFrames() };
  }

  test('one is there at once, and where one was when the list has grown tall enough', () => {
    const { page, nextFrame } = stubHeight(2000);
    returnTo(1531);
    expect(scrollY).toBe(2000 - 844);
    page.scrollHeight = 2617;
    nextFrame();
    expect(scrollY).toBe(1531);
  });

  test('one stays there when parts above take their own height', () => {
    const { page, nextFrame } = stubHeight(2624);
    returnTo(1531);
    nextFrame();
    // The browser keeps in sight what it drew before: seven pixels less above, seven less scrolled.
    page.scrollHeight = 2617;
    vi.stubGlobal('scrollY', 1524);
    nextFrame();
    expect(scrollY).toBe(1531);
  });

  test('one scrolls on as one likes once the page has stood still', () => {
    const { nextFrame } = stubHeight(2617);
    returnTo(1531);
    for (let frame = 0; frame < 3; frame += 1) nextFrame();
    vi.stubGlobal('scrollY', 1200);
    nextFrame();
    expect(scrollY).toBe(1200);
  });
});
