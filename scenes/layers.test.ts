import type { Locator, Page } from '@playwright/test';
import { domainRoutesCall } from '@arara/contract';
import { scrollAtRest } from '../e2e/inspect.ts';
import { follow } from '../e2e/journey.ts';
import { expect, inMotion as test } from './scene.ts';

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

/** True if the focus is inside the open dialog. */
const focusInside = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false,
  );

test('the links of the header open layers that keep the focus, give it back, and outlive a reload; one that has no address does not, and Back closes the next', async ({
  page,
}) => {
  await page.goto('/hot');
  for (const [name, title] of [
    ['Criar conta', 'Crie sua conta'],
    ['Entrar', 'Que bom te ver de novo'],
  ] as const) {
    const link = page.getByRole('banner').getByRole('link', { name });
    await link.click();
    const dialog = page.getByRole('dialog', { name: title });
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
  }

  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  const layer = page.getByRole('dialog', { name: 'Que bom te ver de novo' });
  await expect(layer.getByRole('textbox', { name: 'Usuário' })).toBeVisible();
  await expect(page).toHaveURL(/\/hot\?dialog=login$/);
  await page.reload();
  await expect(layer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layer).toHaveCount(0);
  await expect(page).toHaveURL(/\/hot$/);

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

test('an address opens nothing that the site does not have', async ({ page, scene }) => {
  scene.start(({ modules }) => ({
    modules: modules.filter((id) => id !== 'DIRECTREG3'),
    resources: [],
  }));
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

test('the speed test measures each address and keeps the page where it was; chat needs a login; customer service opens its window for everybody', async ({
  page,
  scene,
}) => {
  const domainList = ['https://a.example', 'https://b.example'].map((url) => ({ url, speed: 0 }));
  scene.answer(domainRoutesCall, { domainList, resources: [] });
  await page.goto('/rng');
  await page.evaluate(() => scrollTo(0, 400));
  const before = await scrollAtRest(page);
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

  // The menu is still open below.
  const service = page.waitForEvent('popup');
  await menu.getByRole('button', { name: 'Falar com a gente' }).click();
  await expect(await service).toHaveURL(/\/helpmc\?article=talk-to-us$/);
  await menu.getByRole('button', { name: 'Chat ao vivo' }).click();
  await expect(page.getByRole('dialog', { name: 'Que bom te ver de novo' })).toBeVisible();
});
