import type { Locator, Page } from '@playwright/test';
import { depositsCall } from '@arara/contract';
import { scrollAtRest } from '../e2e/inspect.ts';
import { follow, turnTo } from '../e2e/journey.ts';
import { showPlainGame } from './base/game.ts';
import { expect, onDesk, test } from './scene.ts';

// The member’s places and the help have addresses of their own, and on a desk they open over the page.

/** A press of the mouse where something stands now: nothing is scrolled for it. */
async function press(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('There is nothing to press.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Opens a place of the menu below the avatar. */
async function openPlace(page: Page, name: string): Promise<Locator> {
  const header = page.getByRole('banner');
  const avatar = header.getByRole('button', { name: /^Conta de/ });
  await expect(avatar).toBeVisible();
  await press(page, avatar);
  const link = header.getByRole('link', { name });
  await expect(link).toBeVisible();
  await press(page, link);
  return avatar;
}

/** Marks the page as it is now: whether it is still that one can be asked later. */
async function markPage(page: Page, y?: number): Promise<() => Promise<void>> {
  const title = page.locator('main h1').first();
  await title.evaluate((heading) => heading.setAttribute('data-kept', 'yes'));
  if (y !== undefined) await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
  const before = await scrollAtRest(page);
  expect(before).toBeGreaterThan(0);
  return async () => {
    await expect(page.locator('main h1[data-kept]')).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  };
}

onDesk(
  'the member’s places open over the page, one in place of another; closing is one step',
  async ({ page, scene }) => {
    await scene.enter();
    await page.goto('/hot');
    await turnTo(page, '/');
    const seePageKept = await markPage(page, 500);
    const title = await page.title();
    const avatar = await openPlace(page, 'Minha conta');
    const centre = page.getByRole('dialog', { name: 'Minha conta' });
    await expect(centre.getByRole('heading', { name: 'Segurança', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/account\/security$/);
    await expect(page).toHaveTitle(/^Segurança/);
    const places = page.getByRole('navigation', { name: 'Partes da sua conta' });
    await expect(places.locator('[aria-current="page"]')).toHaveText('Segurança');
    await seePageKept();

    // From place to place, with the keyboard still where it was, and no entry of the history more.
    const entries = await page.evaluate(() => history.length);
    await places.getByRole('link', { name: 'Meus limites' }).press('Enter');
    await expect(page).toHaveURL(/\/account\/limits$/);
    await expect(places.getByRole('link', { name: 'Meus limites' })).toBeFocused();
    await places.getByRole('link', { name: 'Extrato' }).click();
    const records = page.getByRole('dialog', { name: 'Movimentação' });
    await expect(records.getByRole('heading', { name: 'Extrato', level: 1 })).toBeVisible();
    await expect(places.locator('[aria-current="page"]')).toHaveText('Extrato');
    await expect(page).toHaveURL(/\/account\/record$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    await records.getByRole('button', { name: 'Fechar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await expect(page).toHaveTitle(title);
    await expect(avatar).toBeFocused();
    await seePageKept();
    // Forward opens it again over the same page, and Back is the page before.
    await page.goForward();
    await expect(records).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await seePageKept();
    await page.goBack();
    await expect(page).toHaveURL(/\/hot$/);
  },
);

onDesk(
  'an address of a place that is loaded is its page; so is one that is loaded again; a layer over a place closes first',
  async ({ page, scene }) => {
    await scene.enter();
    await page.goto('/account/limits');
    await expect(page.getByRole('heading', { name: 'Meus limites', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // From page to page of the account, and over none of them.
    await page.getByRole('link', { name: 'Extrato', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Extrato', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await turnTo(page, '/hot');
    await openPlace(page, 'Minhas apostas');
    await expect(page.getByRole('dialog', { name: 'Movimentação' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Minhas apostas', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Em alta', level: 1 })).toBeVisible();

    scene.answer(depositsCall, { deposits: [], nextCursor: null });
    await openPlace(page, 'Minha conta');
    const centre = page.getByRole('dialog', { name: 'Minha conta' });
    await centre.getByRole('link', { name: 'Depósitos' }).click();
    await centre.getByRole('button', { name: 'Depositar' }).first().click();
    const cashier = page.getByRole('dialog', { name: 'Depositar' });
    await expect(cashier).toBeVisible();
    await expect(page).toHaveURL(/\/account\/deposits\?dialog=deposit$/);
    await page.keyboard.press('Escape');
    await expect(cashier).toHaveCount(0);
    await expect(page).toHaveURL(/\/account\/deposits$/);
    await expect(centre).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/hot$/);
  },
);

onDesk(
  'help opens over the page and over a game that waits, which goes on waiting',
  async ({ page, scene }) => {
    await showPlainGame(page, scene);
    await page.goto('/game?id=1001&trial=1');
    await expect(page.frameLocator('iframe').locator('button.spin')).toBeVisible();
    await page.getByRole('button', { name: 'Voltar aos jogos' }).click();
    const chip = page.getByRole('complementary', { name: 'Jogo aberto' });
    await expect(chip).toBeVisible();
    const frame = page.locator('iframe');
    await frame.evaluate((element) => element.setAttribute('data-kept', 'yes'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ajuda' }).focus();
    const seePageKept = await markPage(page);
    await page.keyboard.press('Enter');
    const help = page.getByRole('dialog', { name: 'Ajuda' });
    await expect(page).toHaveURL(/\/helpmc$/);
    const article = help.getByRole('link', { name: 'Como sacar por Pix' });
    await article.click();
    await expect(article).toHaveAttribute('aria-current', 'page');
    await expect(help.getByRole('heading', { name: 'Como sacar por Pix' })).toBeVisible();
    await page.goBack();
    await expect(help).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await seePageKept();
    await expect(frame).toHaveAttribute('data-kept', 'yes');
    await expect(chip).toBeVisible();
  },
);

test('on a phone a place is a page; a part of the account that the house does not have says so and leads into the account', async ({
  page,
  scene,
}) => {
  await scene.enter();
  await page.goto('/hot');
  await page.getByRole('link', { name: 'Conta', exact: true }).click();
  await page.getByRole('link', { name: 'Extrato' }).click();
  await expect(page.getByRole('heading', { name: 'Extrato', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const key of ['transferUpline', 'missionLeaderboard', 'constructor']) {
    await turnTo(page, '/hot');
    await follow(page, `/account?page=${key}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/não está aqui/);
  }
  await page.getByRole('link', { name: 'Abrir minha conta' }).click();
  await expect(page.getByRole('heading', { name: 'luciana', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
});
