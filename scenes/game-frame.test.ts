import type { Locator, Page } from '@playwright/test';
import { launchTrialCall } from '@arara/contract';
import { showPlainGame } from './base/game.ts';
import { expect, test } from './scene.ts';

// The surroundings of a game: its way in, its frame, and its faults.

const trial = '/game?id=1001&trial=1';
/** The button of the plain game. */
const spin = (page: Page) => page.frameLocator('iframe').first().locator('button.spin');

/** Turns the wheel; answers where something stands once the page has come to rest. */
async function rollTo(page: Page, thing: Locator): Promise<number> {
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.mouse.wheel(0, 240);
  await expect.poll(scrolled).not.toBe(before);
  let at = Number.NaN;
  const isAtRest = async (): Promise<boolean> => {
    const last = at;
    at = (await thing.boundingBox())?.y ?? Number.NaN;
    return at === last;
  };
  await expect.poll(isAtRest, { intervals: [100] }).toBe(true);
  return at;
}

test('a studio’s card opens its games over the page; Back closes it, a game in it opens', async ({
  page,
  scene,
}) => {
  await showPlainGame(page, scene);
  await page.goto('/');
  const card = page.getByRole('link', { name: /^Rio Negro \d+ jogo/ });
  await card.click();
  const layer = page.getByRole('dialog', { name: 'Rio Negro' });
  await expect(layer.getByRole('article').first()).toContainText('Boto Encantado');
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(layer).toHaveCount(0);
  await expect(card).toBeFocused();
  await card.click();
  await layer.getByRole('link', { name: /Boto Encantado/ }).click();
  await expect(page).toHaveURL(/\/game\?id=1004$/);
  await expect(layer).toHaveCount(0);
});

test('a game in maintenance says so, and one whose address is none says whom to ask', async ({
  page,
  scene,
}) => {
  scene.refuse(launchTrialCall, 'game.unavailable');
  await page.goto(trial);
  await expect(page.getByText('Jogo em manutenção')).toBeVisible();
  await page.getByRole('link', { name: 'Ver o que está em alta' }).click();
  await expect(page).toHaveURL(/\/hot$/);

  const [game] = scene.site.games();
  if (game === undefined) throw new Error('The demo has no game.');
  const addresses = { game_url: 'javascript:alert(1)', game_url2: '' };
  scene.answer(launchTrialCall, { ...addresses, mode: 'play', purse: null, game });
  await page.goto(trial);
  await expect(page.getByText('URL inválida. Fale com o atendimento.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a game that takes long says so after ten seconds, and opens again', async ({
  page,
  scene,
}) => {
  await showPlainGame(page, scene);
  let slow = true;
  await page.clock.install();
  const asked = page.waitForRequest('**/plain-game');
  await page.route('**/plain-game', (route) => (slow ? undefined : route.fallback()));
  await page.goto(trial);
  await asked;
  await page.clock.runFor(10_500);
  await expect(page.getByText('Está demorando mais que o normal')).toBeVisible();
  slow = false;
  await page.getByRole('button', { name: 'Abrir de novo' }).click();
  await expect(spin(page)).toBeVisible();
});

test('a picture that cannot be had is asked for twice, then drawn', async ({ page }) => {
  let asked = 0;
  await page.route(/\/art\/.*cobra-coral/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/rng');
  const card = page.getByRole('article').filter({ hasText: 'Cobra Coral' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg[viewBox="0 0 96 96"]')).toBeVisible();
  expect(asked).toBe(2);
});

test('a game of the menu opens, and the lobby makes room for it', async ({ page, scene }) => {
  await showPlainGame(page, scene);
  await scene.enter();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Jogos: Em alta' }).click();
  await menu.getByRole('link', { name: 'Ouro da Mata' }).click();
  await expect(page).toHaveURL(/\/game\?id=1001$/);
  await expect(page.locator('iframe')).toBeAttached();
  await expect(menu).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('closing a game leads back to the same place of the list', async ({ page, scene }) => {
  await showPlainGame(page, scene);
  await page.goto('/rng');
  const card = page.getByRole('link', { name: /Salada Tropical Feira/ }).last();
  await card.scrollIntoViewIfNeeded();
  const before = await rollTo(page, card);
  await expect(card).toBeVisible();
  await card.click();
  await page.getByRole('button', { name: 'Jogar grátis' }).click();
  await expect(spin(page)).toBeVisible();
  await page.getByRole('button', { name: 'Voltar aos jogos' }).click();
  await expect(card).toBeVisible();
  await expect
    .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 9_999) - before))
    .toBeLessThanOrEqual(20);
  await page.getByRole('button', { name: 'Fechar o jogo' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
