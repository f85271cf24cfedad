import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { enter, forget, fund, join } from './shortcuts.ts';
import { balance, openSlot, person, seeRoundEnd } from './steps.ts';

// The surroundings of a game: its way in, its frame, and its faults.

// Motion costs as much as the acts: most of this file is about the frame and not about the show.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const minor = (text: string): number => Number(text.replaceAll(/\D/g, ''));

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
  await join(page, ana);
  await forget(page);
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

test.describe('while a round is told', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

  test('a session that ends elsewhere in the middle of a round takes the game away, and the money is right', async ({
    page,
  }) => {
    const jaci = person('Ubiraci', '604817293');
    const token = await join(page, jaci);
    await fund(page, token, '100');
    const slot = await openSlot(page);
    const round = page.waitForResponse((answer) => answer.url().includes('/rounds'));
    await slot.spin.click();
    expect((await round).ok()).toBe(true);
    const headers = { authorization: token, merchant: 'arara' };
    const wallet = await page.request.get('/wps/v2/wallets/balance', { headers });
    const { sumBalance } = (await wallet.json()).value as { sumBalance: string };
    await page.request.delete('/wps/session/logout', { headers });
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Entrar e jogar' })).toBeVisible();
    await enter(page, jaci);
    await page.goto('/');
    const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });
    await expect(balance(page)).toContainText(reais.format(Number(sumBalance)));
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

test('a game whose address is none says whom to ask', async ({ page }) => {
  await page.route('**/wps/relay/GCS_gameTrialLaunch', async (route) => {
    const real = await route.fetch();
    const said = (await real.json()) as { value: object };
    const value = { ...said.value, game_url: 'javascript:alert(1)', game_url2: '' };
    await route.fulfill({ response: real, json: { ...said, value } });
  });
  await page.goto('/game?id=1001&trial=1');
  await expect(page.getByText('URL inválida. Fale com o atendimento.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a game that takes long says so after ten seconds, and opens again', async ({ page }) => {
  let slow = true;
  await page.clock.install();
  const asked = page.waitForRequest('**/arcade/?*');
  await page.route('**/arcade/?*', async (route) => {
    if (slow) return;
    await route.continue();
  });
  await page.goto('/game?id=1001&trial=1');
  await asked;
  await page.clock.runFor(10_500);
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
  await enter(page);
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

test('closing a game leads back to the same place of the list', async ({ page }) => {
  await page.goto('/rng');
  const card = page.getByRole('link', { name: /Salada Tropical Feira/ });
  await card.scrollIntoViewIfNeeded();
  const before = await rollTo(page, card);
  await expect(card).toBeVisible();
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

test('a limit that is reached in the middle of auto-play ends it, and one press leads to the limits', async ({
  page,
}) => {
  await fund(page, await join(page, person('Jurema', '518203746')), '100');
  let asked = 0;
  await page.route('**/studio/v1/rounds', (route) => {
    asked += 1;
    if (asked < 3) return route.fallback();
    const message = 'Seu limite de perda de hoje acabou.';
    const json = { success: false, errorCode: 'limit.reached', message, requestId: 'r-1' };
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status: 409, headers, json });
  });
  const { frame, spin } = await openSlot(page);
  await frame.getByRole('button', { name: 'Giro automático' }).click();
  await frame.getByRole('button', { name: 'Começar 10 giros' }).click();
  const told = frame.getByRole('alertdialog', { name: 'A rodada não aconteceu' });
  await expect(told).toBeVisible({ timeout: 90_000 });
  await expect(told).toContainText('Seu limite de perda de hoje acabou. Nada foi cobrado.');
  await expect(spin).not.toHaveClass(/busy/);
  expect(asked).toBe(3);
  await told.getByRole('button', { name: 'Ver meus limites' }).click();
  await expect(page).toHaveURL(/\/account\/limits$/);
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
  // A player who opens it anew finds the ledger's balance, whichever tab has played last.
  const told = page.locator('header strong').first();
  const shown = minor(await told.innerText());
  const { frame } = await tryOut(other);
  await expect(frame.locator('button.spin')).toBeVisible();
  await expect
    .poll(async () => minor(await other.locator('header strong').first().innerText()))
    .toBe(shown);
});
