import { expect, test } from './journey.ts';
import type { Page } from '@playwright/test';

// Every language with sentences of its own on the narrowest phone, and a page read from the right.

const narrow = { width: 320, height: 640 };
const spoken = ['PT-BR', 'EN', 'CN', 'ID', 'TH', 'VI'];
const addresses = [
  '/',
  '/login',
  '/register',
  '/rng',
  '/?dialog=speed',
  '/lottery?kind=ZY',
  '/lottery?gameCode=ssc-5m',
];

async function speak(page: Page, code: string): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'lang', value: code, url: origin }]);
  await page.evaluate((lang) => localStorage.setItem('lang', lang), code);
}

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

test('six languages fit the narrowest phone: no word sticks out or is cut', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/hot');
  const lost: string[] = [];
  for (const code of spoken) {
    await speak(page, code);
    for (const address of addresses) {
      await page.goto(address);
      const shown = address.includes('dialog') ? page.getByRole('dialog') : page.getByRole('main');
      // The first view that the document draws until the page is there has few words, and others.
      await expect(page.locator('[data-first]')).toHaveCount(0);
      await expect(shown.getByRole('heading').first()).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > narrow.width) lost.push(`${code} ${address}: ${wide} pixels wide`);
      lost.push(...(await lostWords(page)).map((words) => `${code} ${address}: ${words}`));
    }
  }
  expect(lost).toEqual([]);
});

test('the doors of the header are whole in every language whose letters the site brings', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto('/hot');
  const doors = page.getByRole('banner').locator('a[href="/login"], a[href="/register"]');
  const cut: string[] = [];
  for (const code of ['PT-BR', 'EN', 'ID', 'VI']) {
    await speak(page, code);
    await page.goto('/hot');
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ ...narrow, width });
      await expect(doors).toHaveCount(2);
      const names = await doors.evaluateAll((links) =>
        links
          .filter((link) => [...link.children].some((one) => one.scrollWidth > one.clientWidth))
          .map((link) => link.textContent),
      );
      cut.push(...names.map((name) => `${code} ${width}: ${name}`));
    }
  }
  expect(cut).toEqual([]);
});

test('Vietnamese is set in the faces of the site, letter by letter', async ({ page }) => {
  await page.goto('/hot');
  await speak(page, 'VI');
  await page.goto('/login');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/[ấượ]/);
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  for (const selector of ['h1', 'main label']) {
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ isCustomFont }) => isCustomFont)).not.toContain(false);
  }
});

test('a page read from the right: layers come from there, arrows and amounts keep their sense', async ({
  page,
}) => {
  await page.goto('/hot');
  await speak(page, 'AR');
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

  await page.goto('/helpmc');
  const arrow = page.getByRole('main').locator('svg.points').first();
  await expect(arrow).toHaveCSS('scale', '-1 1');

  await page.goto('/responsible');
  const sentence = page.getByRole('main').getByRole('paragraph').first();
  await expect(sentence).toHaveCSS('unicode-bidi', 'plaintext');
});
