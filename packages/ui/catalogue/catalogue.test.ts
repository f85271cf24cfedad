// The parts in a real browser: what types and markup cannot say. Needs Chromium, as the journeys do.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openCatalogue } from './testing/open-catalogue.ts';
import type { OpenCatalogue } from './testing/open-catalogue.ts';

const least = 44;
const phone = { width: 390, height: 844 };

let catalogue: OpenCatalogue;
let page: Page;

beforeAll(async () => {
  catalogue = await openCatalogue(['--no-sandbox']);
  const context = await catalogue.browser.newContext({ viewport: phone, hasTouch: true });
  page = await context.newPage();
}, 120_000);

afterAll(() => catalogue?.close());

let shown = '';

/** The catalogue in this dress, on a phone and without a layer; it is loaded again only for another dress. */
async function visit(query = '?theme=dark'): Promise<void> {
  await page.setViewportSize(phone);
  if (query === shown) return;
  await page.goto(`${catalogue.address}${query}`);
  await page.getByRole('heading', { name: 'Camadas' }).waitFor();
  shown = query;
}

afterEach(async () => {
  while ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
});

describe('every part', () => {
  // All that the other theme changes is colours.
  test.each([
    ['light', { type: 'rule', values: ['color-contrast'] }],
    ['dark', { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }],
  ] as const)(
    'passes the automatic checks of WCAG 2.2 AA in the %s theme',
    async (theme, { type, values }) => {
      await visit(`?theme=${theme}`);
      const axe = new AxeBuilder({ page }).setLegacyMode();
      const { violations } = await axe
        .options({ runOnly: { type, values: [...values] } })
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
    90_000,
  );

  test('can be hit: no target is smaller than 44 pixels', async () => {
    await visit();
    const small = await page.evaluate((edge) => {
      const targets = document.querySelectorAll('button, a, input, select, textarea, summary');
      return [...targets].flatMap((target) => {
        const inText = target.matches('p a, label a, span > a');
        const box = target.getBoundingClientRect();
        const field = target.closest('label')?.getBoundingClientRect() ?? box;
        const height = Math.max(box.height, field.height);
        const width = Math.max(box.width, field.width);
        const hidden = box.width === 0;
        return inText || hidden || (height >= edge - 0.5 && width >= edge - 0.5)
          ? []
          : [`${target.outerHTML.slice(0, 90)} ${width}x${height}`];
      });
    }, least);
    expect(small).toEqual([]);
  });

  test.each(['ltr', 'rtl'])('fits a screen of 320 pixels, %s', async (dir) => {
    await visit(`?theme=dark&dir=${dir}`);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

  test('a heart is no part of the link of its card', async () => {
    await visit();
    expect(await page.locator('a button, button a').count()).toBe(0);
  });
});

describe('layers', () => {
  test('Escape closes, and focus returns to what opened it', async () => {
    await visit();
    await page.locator('#open-sheet').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('open-sheet');
  });

  test('focus stays inside while it is open', async () => {
    await visit();
    await page.locator('#open-sheet').click();
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
  });

  test('Back closes the top layer only, and leaves the page where it was', async () => {
    await visit();
    await page.locator('#open-sheet').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await page.locator('#open-sheet').click();
    await page.getByRole('button', { name: 'Gerar Pix' }).click();
    expect(await page.getByRole('dialog').count()).toBe(2);
    await page.goBack();
    await page.getByRole('dialog').nth(1).waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('a press on the cover closes, a press on the panel does not', async () => {
    await visit();
    await page.locator('#open-sheet').click();
    await page.getByRole('heading', { name: 'Quanto quer depositar?' }).click();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.mouse.click(195, 40);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('a message is seen over an open layer', async () => {
    await visit();
    await page.locator('#open-sheet').click();
    await page.evaluate(() => document.querySelector<HTMLElement>('#toast')?.click());
    const toast = page.getByRole('dialog').getByText('Código Pix copiado');
    await toast.waitFor();
    expect(await toast.isVisible()).toBe(true);
  });
});

describe('fields', () => {
  test('an amount is read as it is typed and written in full when the field is left', async () => {
    await visit();
    const amount = page.getByLabel('Valor', { exact: true }).first();
    await amount.fill('');
    await amount.pressSequentially('1234,5');
    await page.getByText('Na rede: "1234.50"').waitFor();
    await amount.blur();
    expect(await amount.inputValue()).toBe('1.234,50');
  });

  test('arrow keys move between tabs', async () => {
    await visit();
    await page.getByRole('tab', { name: 'Usuário' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: 'Celular' }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });
});
