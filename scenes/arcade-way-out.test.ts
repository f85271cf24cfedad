import type { Page } from '@playwright/test';
import { slots } from '@arara/slots';
import { openOriginal } from './base/originals.ts';
import { expect, test } from './scene.ts';

// A game that does not open in its frame: the site says why not and what can be done.

const [slot] = slots.currents;

/** The way out is there, once the frame of the last try is gone. */
async function seeWayOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'O jogo não abriu' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Seu saldo não mudou', { exact: false })).toBeVisible();
}

/** Opens the game once more, until it has asked for what it cannot have. */
async function openAgain(page: Page, missing: string): Promise<void> {
  const asked = page.waitForRequest(missing);
  await page.getByRole('button', { name: 'Abrir o jogo de novo' }).click();
  await asked;
}

test('a script or a picture that does not come and a refused session are told by the site, and the game opens at the next try', async ({
  page,
  scene,
}) => {
  if (slot?.shape !== 'instant') throw new Error('There is no slot.');
  const scripts = '**/arcade/assets/*.js';
  const pictures = '**/arcade/art/**/symbols.json';
  const sessions = '**/studio/v1/sessions';
  await page.route(scripts, (route) => route.abort());
  const { frame } = await openOriginal(page, scene, slot);
  await seeWayOut(page);
  await page.unroute(scripts);

  // Half of a game is none.
  await page.route(pictures, (route) => route.fulfill({ status: 404 }));
  await openAgain(page, pictures);
  await seeWayOut(page);
  await page.unroute(pictures);

  await page.route(sessions, (route) =>
    route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      json: { success: false, errorCode: 'launch.token.invalid', message: 'x', requestId: 'x' },
    }),
  );
  await openAgain(page, sessions);
  await seeWayOut(page);
  await page.unroute(sessions);

  await page.getByRole('button', { name: 'Abrir o jogo de novo' }).click();
  await expect(frame.locator('button.spin')).toBeVisible();
  await expect(page.getByText('O jogo não abriu')).toHaveCount(0);
});

test('a browser without a canvas is told that another one is needed', async ({ page, scene }) => {
  if (slot?.shape !== 'instant') throw new Error('There is no slot.');
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/arcade/')) {
      HTMLCanvasElement.prototype.getContext = () => null;
    }
  });
  await openOriginal(page, scene, slot);
  await seeWayOut(page);
  await expect(page.getByRole('button', { name: 'Abrir o jogo de novo' })).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Voltar aos jogos' }).click();
  await expect(page).not.toHaveURL(/\/game/);
});
