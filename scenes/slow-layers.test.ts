import type { Page } from '@playwright/test';
import { follow } from '../e2e/journey.ts';
import { showPlainGame } from './base/game.ts';
import { scriptOf } from './base/script-of.ts';
import { expect, test } from './scene.ts';

// A layer is pressed for while the line is slow: the press is answered before its code has come.

/** Parts of the program that are asked for from now on wait; the answer lets them through. */
async function holdCode(page: Page, parts = '**/assets/*.js'): Promise<() => void> {
  let release = (): void => undefined;
  const free = new Promise<void>((resume) => (release = resume));
  await page.route(parts, async (route) => {
    await free;
    await route.continue();
  });
  return () => release();
}

test('a layer on its way says so, closes by Escape and by Back, and comes', async ({ page }) => {
  await page.goto('/hot');
  await page.goto('/rng');
  const door = page.getByRole('banner').getByRole('link', { name: 'Entrar' });
  const coming = page.getByRole('dialog', { name: 'Carregando' });
  await expect(door).toBeVisible();
  const release = await holdCode(page);

  await door.click();
  await expect(coming).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?dialog=login$/);
  await page.keyboard.press('Escape');
  await expect(coming).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng$/);
  await expect(door).toBeFocused();

  await door.click();
  await expect(coming).toBeVisible();
  await page.goBack();
  await expect(coming).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng$/);

  await door.click();
  await expect(coming).toBeVisible();
  release();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Usuário' })).toBeVisible();
  await expect(coming).toHaveCount(0);
  // Nothing of what was closed lies between the layer and its page.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/hot$/);
});

test('the menu on its way says so, and so does a game', async ({ page, scene }) => {
  await showPlainGame(page, scene);
  const releaseMenu = await holdCode(page, scriptOf('src/app/layout/menu-drawer.tsx'));
  const releaseGame = await holdCode(page, scriptOf('src/app/play/play-layer.tsx'));
  await page.goto('/rng');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Carregando' })).toBeVisible();
  releaseMenu();
  const menu = page.getByRole('dialog', { name: 'Arara' });
  await expect(menu).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Carregando' })).toHaveCount(0);
  await page.goBack();
  await expect(menu).toHaveCount(0);

  await follow(page, '/game?id=1001&trial=1');
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toBeVisible();
  releaseGame();
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toHaveCount(0);
});
