import type { Page } from '@playwright/test';
import { resize } from '../e2e/inspect.ts';
import { follow, turnTo } from '../e2e/journey.ts';
import { expect, test } from './scene.ts';

// Every language with sentences of its own on the narrowest phone, and a page read from the right.

const narrow = { width: 320, height: 640 };
/** The languages; those whose letters the site brings, and those whose letters are the system's. */
const spoken = { own: ['PT-BR', 'EN', 'ID', 'VI'], system: ['CN', 'TH'] };
const addresses = ['/login', '/register', '/rng', '/lottery?kind=ZY', '/lottery?gameCode=ssc-5m'];

/** Words that stick out of the screen, or are cut by what they stand in, and not by design. */
const lostWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const hides = (element: Element, ...kinds: string[]): boolean =>
      kinds.includes(getComputedStyle(element).overflowX);
    const around = (element: Element): Element[] => {
      const parents: Element[] = [];
      for (let one = element.parentElement; one; one = one.parentElement) parents.push(one);
      return parents;
    };
    return [...root.querySelectorAll('*')].flatMap((element) => {
      const own = [...element.childNodes].filter(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      const parents = around(element);
      const isUnseen = [element, ...parents].some(
        (one) =>
          one.matches('.sr, svg, [aria-hidden="true"], [inert]') || hides(one, 'auto', 'scroll'),
      );
      const isForEars = getComputedStyle(element).clipPath !== 'none';
      if (own.length === 0 || isUnseen || isForEars || !element.checkVisibility()) return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      const cutter = parents.find((one) => hides(one, 'hidden', 'clip'))?.getBoundingClientRect();
      const from = Math.max(0, cutter?.left ?? 0);
      const to = Math.min(edge, cutter?.right ?? edge);
      const isEllipsis = getComputedStyle(element).textOverflow === 'ellipsis';
      return isEllipsis || (left >= from - 1 && right <= to + 1) ? [] : [element.textContent];
    });
  });

/** The doors of the header that are cut at some width of a phone. */
async function cutDoors(page: Page): Promise<string[]> {
  const doors = page.getByRole('banner').locator('a[href="/login"], a[href="/register"]');
  const cut: string[] = [];
  for (const width of [390, 360, 320]) {
    await resize(page, { ...narrow, width });
    await expect(doors).toHaveCount(2);
    const names = await doors.evaluateAll((links) =>
      links
        .filter((link) => [...link.children].some((one) => one.scrollWidth > one.clientWidth))
        .map((link) => link.textContent),
    );
    cut.push(...names.map((name) => `${width}: ${name}`));
  }
  return cut;
}

for (const code of [...spoken.own, ...spoken.system]) {
  test(`${code} fits the narrowest phone: no word sticks out or is cut, the doors are whole`, async ({
    page,
    scene,
  }) => {
    await scene.speak(code);
    await page.setViewportSize(narrow);
    await page.goto('/');
    await expect(page.locator('[data-first]')).toHaveCount(0);
    if (spoken.own.includes(code)) expect(await cutDoors(page)).toEqual([]);
    const lost: string[] = [];
    const judge = async (address: string, shown: 'dialog' | 'main'): Promise<void> => {
      await expect(page.getByRole(shown).getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > narrow.width) lost.push(`${address}: ${wide} pixels wide`);
      lost.push(...(await lostWords(page)).map((words) => `${address}: ${words}`));
    };
    await judge('/', 'main');
    for (const address of addresses) {
      await turnTo(page, address);
      await judge(address, 'main');
    }
    await follow(page, '/lottery?gameCode=ssc-5m&dialog=speed');
    await judge('speed', 'dialog');
    expect(lost).toEqual([]);
  });
}

test('a page read from the right: layers come from there, arrows and amounts keep their sense', async ({
  page,
  scene,
}) => {
  await scene.speak('AR');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // The first card is at the right, and the next one left of it.
  const cards = page.getByRole('main').getByRole('article');
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);

  await page.getByRole('button', { name: 'Menu' }).click();
  const panel = page.getByRole('dialog').locator('> div').first();
  await expect(async () => {
    const box = await panel.boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(390);
  }).toPass();
  await page.goBack();

  await turnTo(page, '/helpmc');
  const arrow = page.getByRole('main').locator('svg.points').first();
  await expect(arrow).toHaveCSS('scale', '-1 1');

  await turnTo(page, '/responsible');
  const sentence = page.getByRole('main').getByRole('paragraph').first();
  await expect(sentence).toHaveCSS('unicode-bidi', 'plaintext');
});
