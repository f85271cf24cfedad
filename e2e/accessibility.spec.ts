import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Pages that anybody may open, with the states of those that have several. */
const open = [
  '/',
  '/login',
  '/register',
  '/rng',
  '/live',
  '/hot',
  '/search?gameName=zzzz',
  '/favourites',
  '/game?id=1002',
  '/game',
  '/recovery',
  '/afiliados',
  '/helpmc',
  '/helpmc?article=talk-to-us',
  '/fairness',
  '/responsible',
  '/licences',
  '/account',
  '/nowhere',
];
const members = [
  '/favourites',
  '/account',
  '/account/record',
  '/account/bets',
  '/account/deposits',
  '/account/withdrawals',
  '/account/security',
  '/account/limits',
];
const desks = ['/', '/rng', '/afiliados', '/fairness'];

const narrowest = 320;
const desk = { width: 1440, height: 900 };
const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the light theme; colours that would come little by little are there at once. */
async function lighten(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'light';
    for (const running of document.getAnimations()) {
      if (running instanceof CSSTransition) running.finish();
    }
  });
}

/** What axe finds on the page as it stands, in both themes, and whether it fits a narrow screen. */
async function faultsOf(page: Page, what: string, part = 'html'): Promise<string[]> {
  // The mode without a page of its own for the results: there is no frame of another origin here.
  const axe = () => new AxeBuilder({ page }).setLegacyMode(true).include(part);
  const dark = await axe().withTags(standards).analyze();
  await lighten(page);
  const light = await axe().withRules(['color-contrast']).analyze();
  const violations = [...dark.violations, ...light.violations];
  const found = violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes[0]?.html}`);
  const size = page.viewportSize();
  await page.setViewportSize({ width: narrowest, height: 640 });
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (size !== null) await page.setViewportSize(size);
  return wide > 0 ? [...found, `${what}: ${wide} pixels wider than ${narrowest}`] : found;
}

async function faultsOfPage(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return faultsOf(page, path);
}

/** The page becomes a member's. */
async function enter(page: Page): Promise<void> {
  const data = { username: 'luciana', password: 'Ipe-Amarelo-7' };
  const login = await page.request.post('/wps/session/login', { data });
  const { token } = (await login.json()).value;
  await page.addInitScript((value) => sessionStorage.setItem('token', value), String(token));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('theme', 'dark')));

// One page for many addresses: what is loaded once is not loaded again.
async function faultsOfPages(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await faultsOfPage(page, path)));
  return found;
}

test.describe.configure({ timeout: 240_000 });

test('axe finds nothing on the pages that anybody may open', async ({ page }) => {
  expect(await faultsOfPages(page, open)).toEqual([]);
});

test('axe finds nothing on a member’s pages', async ({ page }) => {
  await enter(page);
  expect(await faultsOfPages(page, members)).toEqual([]);
});

test('axe finds nothing on a desk', async ({ page }) => {
  await page.setViewportSize(desk);
  expect(await faultsOfPages(page, desks)).toEqual([]);
});

/** Layers and how one comes to them, from the first page. */
const layers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  menu: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  login: (page) => page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click(),
  register: (page) => page.getByRole('banner').getByRole('link', { name: 'Criar conta' }).click(),
  async forgot(page) {
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
    await page.getByRole('button', { name: 'Esqueci a senha' }).click();
  },
  async announcements(page) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('Atendimento').click();
    await page.getByRole('link', { name: 'Avisos' }).click();
  },
};

test('axe finds nothing in the layers', async ({ page }) => {
  const found: string[] = [];
  for (const [name, come] of Object.entries(layers)) {
    await page.goto('/hot');
    await come(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('dialog [aria-busy="true"]')).toHaveCount(0);
    found.push(...(await faultsOf(page, name, 'dialog')));
  }
  expect(found).toEqual([]);
});
