import type { Locator, Page } from '@playwright/test';
import { expect, follow, test } from './journey.ts';
import { withStart } from './start-data.ts';

// Each layer over a page is a place of its own: a link opens it, Back closes it, the page stays.

/** Layers that anybody may open by an address, with what they are called. */
const layers = [
  ['login', 'Que bom te ver de novo'],
  ['register', 'Crie sua conta'],
  ['forgot', 'Recuperar a senha'],
  ['announcements', 'Avisos'],
  ['speed', 'Teste de velocidade'],
  ['download', 'Baixe o app'],
  ['deposit', 'Que bom te ver de novo'],
] as const;

test('an address opens the layer that it names; Back closes it and leaves the page', async ({
  page,
}) => {
  await page.goto('/hot');
  for (const [at, [name, title]] of layers.entries()) {
    const address = `/rng?vendor=MATA&dialog=${name}`;
    // Somebody comes to it from elsewhere, and the others follow a link of the page.
    await (at === 0 ? page.goto(address) : follow(page, address));
    const layer = page.getByRole('dialog', { name: title });
    await expect(layer, name).toBeVisible();
    await expect
      .poll(() => layer.evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
    await page.goBack();
    await expect(layer).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('?vendor=MATA');
    await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/hot$/);
  }
});

test('an open layer is named in the address, and a reload opens it again', async ({ page }) => {
  await page.goto('/hot');
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  const layer = page.getByRole('dialog', { name: 'Que bom te ver de novo' });
  await expect(layer.getByRole('textbox', { name: 'Usuário' })).toBeVisible();
  await expect(page).toHaveURL(/\/hot\?dialog=login$/);
  await page.reload();
  await expect(layer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layer).toHaveCount(0);
  await expect(page).toHaveURL(/\/hot$/);
});

test('a reload takes away a layer that has no address, and Back closes the next one', async ({
  page,
}) => {
  await page.goto('/hot');
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Arara' });
  await menu.click();
  await expect(drawer).toBeVisible();
  await page.reload();
  await expect(drawer).toHaveCount(0);
  await menu.click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/hot$/);
});

test('an address opens nothing that the site does not have', async ({ page }) => {
  await withStart(page, (start) => {
    start.modules = start.modules.filter((id) => id !== 'DIRECTREG3');
    start.resources = [];
  });
  await page.goto('/hot?dialog=register');
  for (const name of ['register', 'download', 'welcome', 'password', 'nonsense']) {
    await follow(page, `/hot?dialog=${name}`);
    await expect(page.getByRole('heading', { name: 'Em alta', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

/** The part of the menu that leads to people and help. */
async function openSupport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Arara' });
  await menu.getByText('Atendimento').click();
  return menu;
}

test('the speed test measures each address and keeps the page where it was', async ({ page }) => {
  const domains = ['https://a.example', 'https://b.example'].map((url) => ({ url, speed: 0 }));
  await page.route('**/wps/system/domainRoute', (route) =>
    route.fulfill({ json: { success: true, value: { domainList: domains, resources: [] } } }),
  );
  await page.goto('/rng');
  await page.evaluate(() => scrollTo(0, 400));
  const before = await page.evaluate(() => scrollY);
  const menu = await openSupport(page);
  await menu.getByRole('link', { name: 'Teste de velocidade' }).click();
  const layer = page.getByRole('dialog', { name: 'Teste de velocidade' });
  await expect(layer.getByRole('listitem')).toHaveCount(2);
  // Nobody is there under these names: the page says so, and offers neither.
  await expect(layer.getByText('Fora do ar')).toHaveCount(2);
  await expect(layer.getByRole('button', { name: 'Usar este' }).first()).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(layer).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('chat needs a login; customer service opens its window for everybody', async ({ page }) => {
  await page.goto('/');
  const menu = await openSupport(page);
  const service = page.waitForEvent('popup');
  await menu.getByRole('button', { name: 'Falar com a gente' }).click();
  await expect(await service).toHaveURL(/\/helpmc\?article=talk-to-us$/);
  await menu.getByRole('button', { name: 'Chat ao vivo' }).click();
  await expect(page.getByRole('dialog', { name: 'Que bom te ver de novo' })).toBeVisible();
});
