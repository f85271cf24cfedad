import type { Page } from '@playwright/test';
import { expect, follow, test, turnTo } from './journey.ts';
import { apps, withStart } from './start-data.ts';

const lost = 'Esta página voou para longe';

test('however it is spelt, a page has one address', async ({ page }) => {
  for (const [spelt, own] of [
    ['/RNG?vendor=MATA_STUDIO', '/rng?vendor=MATA_STUDIO'],
    ['/Account/BETS/Ab-1', '/account/bets/Ab-1'],
    ['/Hot/', '/hot'],
  ] as const) {
    const answer = await page.request.get(spelt, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, own]);
  }
  await page.goto('/RNG');
  await expect(page).toHaveURL(/\/rng$/);
  // A link of an operator's may be spelt so, too: then no document is asked for.
  await follow(page, '/InHouse?sort=name');
  await expect(page).toHaveURL(/\/inhouse\?sort=name$/);
  await expect(page.getByRole('heading', { name: 'Originais', level: 1 })).toBeVisible();
});

const later = ['promotions', 'promoDetail', 'pointMall', 'seamless'];

test('what is not there says so, says where to go, and no menu leads to it', async ({ page }) => {
  for (const name of later) {
    expect((await page.request.get(`/${name}`)).status(), name).toBe(404);
  }
  await page.goto('/pointMall');
  await expect(page.getByRole('heading', { name: lost })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir para o início' })).toBeVisible();
  await turnTo(page, '/hot');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of later) await expect(page.locator(`a[href^="/${name}"]`)).toHaveCount(0);
});

/** True if the focus is inside the open dialog. */
const focusInside = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false,
  );

for (const [name, title] of [
  ['Entrar', 'Que bom te ver de novo'],
  ['Criar conta', 'Crie sua conta'],
] as const) {
  test(`the link "${name}" opens a layer that keeps the focus and gives it back`, async ({
    page,
  }) => {
    await page.goto('/hot');
    const link = page.getByRole('banner').getByRole('link', { name });
    await link.click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/hot');
    for (let press = 0; press < 16; press += 1) {
      await page.keyboard.press('Tab');
      const onPage = await page.evaluate(() => document.activeElement === document.body);
      expect(onPage || (await focusInside(page))).toBe(true);
    }
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/hot');
  });
}

test('signing in on the page of its own leads home', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Que bom te ver de novo');
  await page.getByRole('textbox', { name: 'Usuário' }).fill('luciana');
  await page.getByLabel('Senha', { exact: true }).fill('Ipe-Amarelo-7');
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByText(/R\$/).first()).toBeVisible();
  const kept = await page.evaluate(() => ({
    session: ['token', 'isAgent', 'username'].map((key) => sessionStorage.getItem(key) ?? ''),
    device: Object.values(localStorage).join(),
  }));
  expect(kept.session).toEqual([expect.stringMatching(/^\S{32,}$/), '0', 'luciana']);
  expect(kept.device).not.toContain(kept.session[0]);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/$/);
});

/** The site as another operator has set it: a part of the start data reads differently. */
async function changeTheSite(page: Page, was: string, is: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(was, is);
    return route.fulfill({ response: answer, body });
  });
}

test('with an app there is a page that says how to get it', async ({ page }) => {
  await withStart(page, (start) => {
    const offered = apps.map((app) => ({ ...app, url: `https://app.example/${app.resourceType}` }));
    start.resources = offered.toReversed();
  });
  for (const path of ['/down', '/download']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baixe o app');
  }
  const get = page.getByRole('link', { name: /^Baixar para/ });
  await expect(get).toHaveAttribute('href', 'https://app.example/Android');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('tab', { name: 'iPhone' }).click();
  await expect(get).toHaveAttribute('href', 'https://app.example/MOBILECONFIG');
});

test('a closed site sends visitors to the login, except where they must get through', async ({
  page,
}) => {
  await changeTheSite(page, '"loggedInHome":false', '"loggedInHome":true');
  await page.goto('/rng');
  await expect(page).toHaveURL(/\/login$/);
  await turnTo(page, '/helpmc');
  await expect(page).toHaveURL(/\/helpmc$/);
  await follow(page, '/hot');
  await expect(page).toHaveURL(/\/login$/);
});

test('the guide for affiliates has the terms, and a link leads into the middle of it', async ({
  page,
}) => {
  await page.goto('/afiliados');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guia de Afiliados');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/register');
  await page.goto('/afiliados#termos');
  await expect(page.getByRole('heading', { name: 'Termos e regras' })).toBeInViewport();
});
