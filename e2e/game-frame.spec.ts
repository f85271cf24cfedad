import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  askForPix,
  balance,
  logIn,
  openSlot,
  payByPix,
  person,
  register,
  seeDepositArrive,
  seeRoundEnd,
} from './steps.ts';

// What stands round a game: its way in, its frame, and what happens when something is wrong.

const minor = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** A slot with play money, ready to spin. */
async function tryOut(page: Page) {
  await page.goto('/game?id=1001&trial=1');
  const frame = page.frameLocator('iframe').first();
  const spin = frame.locator('button.spin');
  await expect(spin).toBeVisible({ timeout: 30_000 });
  return { frame, spin };
}

test('a studio’s card opens its games over the page; Back closes it, a game in it opens', async ({
  page,
}) => {
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

test('whoever is not signed in is asked at the game, and then sits at it', async ({ page }) => {
  const ana = person('Guaraci', '731905482');
  await register(page, ana);
  await page.evaluate(() => sessionStorage.clear());
  // The answer to the question of age stays.
  await page.context().clearCookies({ name: /remember/ });
  await page.goto('/rng');
  await page.getByRole('link', { name: /Ouro da Mata/ }).click();
  await page.getByRole('button', { name: 'Entrar e jogar' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Usuário' }).fill(ana.username);
  await form.getByLabel('Senha', { exact: true }).fill(ana.password);
  const asked = page.waitForRequest('**/wps/game/launchGame');
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    gameId: 'ouro-da-mata',
    nodeId: '1001',
    accountType: 1,
    confirmTrans: 0,
    vassalage: 'MATA_STUDIO',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: ana.username,
    merchantCode: 'arara',
  });
});

test('the bar shows what the stake has left while the round is told', async ({ page }) => {
  const { frame, spin } = await tryOut(page);
  const bar = page.locator('header strong').first();
  await expect(bar).toContainText(/\d/);
  const before = minor(await bar.innerText());
  const stake = minor(await frame.getByRole('button', { name: /^Aposta total/ }).innerText());
  await spin.click();
  await expect.poll(async () => before - minor(await bar.innerText())).toBe(stake);
  await expect(spin).toHaveClass(/busy/);
  await seeRoundEnd(spin);
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('Tab stays in a game’s frame while a sheet lies over it', async ({ page }) => {
    const { frame } = await tryOut(page);
    await frame.getByRole('button', { name: 'Regras, chances e rodadas' }).click();
    await expect(frame.getByRole('dialog')).toBeVisible();
    for (const key of [...Array.from({ length: 14 }, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    }
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('dialog')).toHaveCount(0);
  });
});

test('a game in maintenance says so, and what can be done', async ({ page }) => {
  const refusal = { success: false, errorCode: 'game.unavailable', message: 'Jogo em manutenção' };
  await page.route('**/wps/relay/GCS_gameTrialLaunch', (route) =>
    route.fulfill({ status: 409, json: refusal }),
  );
  await page.goto('/game?id=1001&trial=1');
  await expect(page.getByText('Jogo em manutenção')).toBeVisible();
  await page.getByRole('link', { name: 'Ver o que está em alta' }).click();
  await expect(page).toHaveURL(/\/hot$/);
});

test('a game that takes long says so after ten seconds, and opens again', async ({ page }) => {
  let slow = true;
  await page.route('**/arcade/?*', async (route) => {
    if (slow) return;
    await route.continue();
  });
  await page.goto('/game?id=1001&trial=1');
  await expect(page.getByText('Está demorando mais que o normal')).toBeVisible();
  slow = false;
  await page.getByRole('button', { name: 'Abrir de novo' }).click();
  await expect(page.frameLocator('iframe').first().locator('button.spin')).toBeVisible();
});

test('a picture that cannot be had is asked for twice, then drawn', async ({ page }) => {
  let asked = 0;
  await page.route('**/art/**/*cobra-coral*', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.route('**/art/*cobra-coral*', (route) => {
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

test('a game of the menu opens, and the lobby makes room for it', async ({ page }) => {
  await page.goto('/');
  await logIn(page, { username: 'luciana', password: 'Ipe-Amarelo-7' });
  await expect(balance(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Jogos: Em alta' }).click();
  await menu.getByRole('link', { name: 'Ouro da Mata' }).click();
  await expect(page).toHaveURL(/\/game\?id=1001$/);
  await expect(page.locator('iframe')).toBeAttached();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('closing a game leads back to the same place of the list', async ({ page }) => {
  await page.goto('/rng');
  const card = page.getByRole('link', { name: /Salada Tropical Feira/ });
  await card.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 240);
  await expect(card).toBeVisible();
  await page.waitForTimeout(300);
  const before = (await card.boundingBox())?.y ?? 0;
  await card.click();
  await page.getByRole('button', { name: 'Jogar grátis' }).click();
  await expect(page.frameLocator('iframe').first().locator('button.spin')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar aos jogos' }).click();
  await expect(card).toBeVisible();
  await expect
    .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 9_999) - before))
    .toBeLessThanOrEqual(20);
  await page.getByRole('button', { name: 'Fechar o jogo' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a session that ends elsewhere in the middle of a round takes the game away, and the money is right', async ({
  page,
}) => {
  const jaci = person('Ubiraci', '604817293');
  await register(page, jaci);
  await page.getByRole('button', { name: 'Depositar com Pix' }).click();
  await askForPix(page, '100');
  await payByPix(page);
  await seeDepositArrive(page);
  const slot = await openSlot(page);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const round = page.waitForResponse((answer) => answer.url().includes('/rounds'));
  await slot.spin.click();
  expect((await round).ok()).toBe(true);
  const headers = { authorization: token, merchant: 'arara' };
  const wallet = await page.request.get('/wps/v2/wallets/balance', { headers });
  const { sumBalance } = (await wallet.json()).value as { sumBalance: string };
  await page.request.delete('/wps/session/logout', { headers });
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Entrar e jogar' })).toBeVisible();
  await page.goto('/');
  await logIn(page, jaci);
  const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });
  await expect(balance(page)).toContainText(reais.format(Number(sumBalance)));
});

test('the same game in two tabs: both play, and each stake is taken once', async ({ page }) => {
  await tryOut(page);
  const other = await page.context().newPage();
  const first = await tryOut(page);
  const second = await tryOut(other);
  for (const { spin } of [first, second, first]) {
    await spin.click();
    await expect(spin).toHaveClass(/busy/);
    await seeRoundEnd(spin);
  }
  // Whoever opens it anew finds what the ledger has, whichever tab has played last.
  const told = page.locator('header strong').first();
  const shown = minor(await told.innerText());
  const { frame } = await tryOut(other);
  await expect(frame.locator('button.spin')).toBeVisible();
  await expect
    .poll(async () => minor(await other.locator('header strong').first().innerText()))
    .toBe(shown);
});
