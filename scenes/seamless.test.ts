import type { Page } from '@playwright/test';
import { launchGameCall } from '@arara/contract';
import { follow } from '../e2e/journey.ts';
import { showPlainGame } from './base/game.ts';
import { expect, onDesk, test } from './scene.ts';

// A game over the whole window: no bar of ours until somebody wants one.

const trial = '/seamless?id=1001&trial=1';
const frame = (page: Page) => page.locator('iframe');
const spin = (page: Page) => page.frameLocator('iframe').first().locator('button.spin');
const whole = (page: Page) =>
  page.evaluate(() => {
    const { width, height } = document.querySelector('iframe')!.getBoundingClientRect();
    return width === innerWidth && height === innerHeight;
  });

test('a game takes the whole window; its balance, its age and the way back stand in a corner', async ({
  page,
  scene,
}) => {
  await showPlainGame(page, scene);
  await page.goto('/rng');
  await follow(page, trial);
  await expect(spin(page)).toBeVisible();
  expect(await whole(page)).toBe(true);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByText('100,00')).toBeVisible();
  await expect(page.getByText('18+')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/rng$/);
});

test('the bars come when they are wanted and go again; the game goes on meanwhile', async ({
  page,
  scene,
}) => {
  await showPlainGame(page, scene);
  await page.goto(trial);
  await expect(spin(page)).toBeVisible();
  const opened = await frame(page).getAttribute('src');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.getByRole('heading', { name: 'Ouro da Mata' })).toBeAttached();
  expect(await whole(page)).toBe(false);
  await page.getByRole('button', { name: 'Regras, RTP e mais' }).click();
  await page.getByRole('button', { name: 'Janela inteira' }).click();
  await expect.poll(() => whole(page)).toBe(true);
  expect(await frame(page).getAttribute('src')).toBe(opened);
});

test('a game that runs goes over to the whole window without opening anew, and back by Back', async ({
  page,
  scene,
}) => {
  await showPlainGame(page, scene);
  await scene.enter();
  await page.goto('/game?id=1001');
  await expect(spin(page)).toBeVisible();
  await page.getByRole('button', { name: 'Regras, RTP e mais' }).click();
  await page.getByRole('link', { name: 'Janela inteira' }).click();
  await expect(page).toHaveURL(/\/seamless\?id=1001$/);
  await expect.poll(() => whole(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/game\?id=1001$/);
  await expect(page.getByRole('button', { name: 'Regras, RTP e mais' })).toBeVisible();
  await expect(spin(page)).toBeVisible();
  expect(scene.calls(launchGameCall)).toHaveLength(1);
});

test('without a game in its address it is the one that is played most; a visitor is led in', async ({
  page,
  scene,
}) => {
  await showPlainGame(page, scene);
  await page.goto('/seamless');
  await expect(page).toHaveURL(/\/seamless\?id=\d+$/);
  await expect(page.getByRole('button', { name: 'Entrar e jogar' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: 'Jogar grátis' }).click();
  await expect(spin(page)).toBeVisible();
  await expect(page).toHaveURL(/\/seamless\?id=\d+&trial=1$/);
});

onDesk(
  'on a desk header and menu stand round the game while they are shown',
  async ({ page, scene }) => {
    await showPlainGame(page, scene);
    await page.goto(trial);
    await expect(spin(page)).toBeVisible();
    expect(await whole(page)).toBe(true);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu).toBeVisible();
    const [side, game] = [await menu.boundingBox(), await frame(page).boundingBox()];
    expect(game!.x).toBeGreaterThanOrEqual(side!.x + side!.width);
    await page.getByRole('button', { name: 'Recolher menu' }).click();
    await expect.poll(() => whole(page)).toBe(true);
  },
);
