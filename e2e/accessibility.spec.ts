import type { Page } from '@playwright/test';
import { faultsOf, layouts, settle } from './inspect.ts';
import { expect, follow, test, turnTo } from './journey.ts';
import { addresses, linksTo } from './pages.ts';
import { enter } from './shortcuts.ts';
import { apps, withStart } from './start-data.ts';

// Every page for visitors and for a member, in both themes, 320, 390 and 1440 pixels wide. One page
// turns to all of them: what is loaded once is not loaded again.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

/** Where a member finds something else than a visitor. */
const ofMembers = /^\/(account|favourites|game|fairness)/;

async function seeOpen(page: Page, paths: readonly string[], looks?: typeof layouts) {
  for (const path of paths) {
    await turnTo(page, path);
    await settle(page);
    expect.soft(await faultsOf(page, path, { looks }), path).toEqual([]);
  }
}

test('a visitor’s pages are open to everybody', async ({ page }) => {
  await page.goto('/licences');
  await seeOpen(page, addresses());
});

test('a member’s pages are open to everybody', async ({ page }) => {
  await enter(page);
  await page.goto('/licences');
  const own = addresses().filter((path) => ofMembers.test(path));
  await seeOpen(page, [...own, ...(await linksTo(page))]);
});

async function seeLayer(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await settle(page);
  expect.soft(await faultsOf(page, name, { part: 'dialog[open]' }), name).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('layers are open to everybody', async ({ page }) => {
  await withStart(page, (start) => start.resources.push(...apps));
  await page.goto('/hot');
  await page.getByRole('button', { name: 'Menu' }).click();
  await seeLayer(page, 'menu');
  for (const name of ['login', 'register', 'forgot', 'announcements', 'download', 'feedback']) {
    await follow(page, `/hot?dialog=${name}`);
    await seeLayer(page, name);
  }
});

test('a member’s layers are open to everybody', async ({ page }) => {
  await enter(page);
  await page.goto('/hot');
  for (const name of ['deposit', 'withdraw']) {
    await follow(page, `/hot?dialog=${name}`);
    await seeLayer(page, name);
  }
});

test('pages that are read from the right are open to everybody, and fit', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'AR'));
  await enter(page);
  await page.goto('/licences');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const lobby = ['/', '/rng', '/search?gameName=zzzz', '/game?id=1002', '/fairness', '/helpmc'];
  const own = ['/account/record', '/account/deposits', '/account/limits', '/account/rank'];
  await seeOpen(page, [...lobby, ...own], layouts);
});
