import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

// A game in its frame: it opens, or the site says why not and what can be done.

const trial = '/game?id=1001&trial=1';

/** The frame of the game, and its great button. */
function gameOf(page: Page) {
  const frame = page.frameLocator('iframe').first();
  return { frame, spin: frame.locator('button.spin') };
}

async function expectWayOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'O jogo não abriu' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Seu saldo não mudou', { exact: false })).toBeVisible();
}

test('a refused session is told by the site, and the game opens at the next try', async ({
  page,
}) => {
  await page.route('**/studio/v1/sessions', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      json: { success: false, errorCode: 'launch.token.invalid', message: 'x', requestId: 'x' },
    }),
  );
  await page.goto(trial);
  await expectWayOut(page);
  await expect(page.getByText('launch.token.invalid')).toBeVisible();
  await page.unroute('**/studio/v1/sessions');
  await page.getByRole('button', { name: 'Abrir o jogo de novo' }).click();
  await expect(gameOf(page).spin).toBeVisible();
  await expect(page.getByText('O jogo não abriu')).toHaveCount(0);
});

test('a script that does not come is told by the site', async ({ page }) => {
  await page.route('**/arcade/assets/*.js', (route) => route.abort());
  await page.goto(trial);
  await expectWayOut(page);
});

test('a browser without a canvas is told that another one is needed', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/arcade/')) {
      HTMLCanvasElement.prototype.getContext = () => null;
    }
  });
  await page.goto(trial);
  await expectWayOut(page);
  await expect(page.getByRole('button', { name: 'Abrir o jogo de novo' })).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Voltar aos jogos' }).click();
  await expect(page).not.toHaveURL(/\/game/);
});

test('a picture that is missing keeps the game from opening half', async ({ page }) => {
  await page.route('**/arcade/art/**/symbols.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(trial);
  await expectWayOut(page);
});
